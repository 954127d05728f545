/* What the headers of Python 3.11 must know of a 64-bit Windows when mingw compiles for it: the core's, not Python's own,
   sources, so that only what the headers ask is answered. windows_python.py puts it in the place of this system's. */

#ifndef Py_PYCONFIG_H
#define Py_PYCONFIG_H

#include <io.h>

#define MS_WINDOWS 1
#define MS_WIN32 1
#define MS_WIN64 1
#define NT_THREADS 1
#define WITH_THREAD 1

#define Py_ENABLE_SHARED 1 /* python311.dll */
#define MS_COREDLL 1
#define HAVE_DECLSPEC_DLL 1

#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_FLOAT 4
#define SIZEOF_DOUBLE 8
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_TIME_T 8
#define SIZEOF_OFF_T 4
#define SIZEOF_FPOS_T 8
#define SIZEOF_HKEY 8
#define SIZEOF_PID_T 4
#define SIZEOF_WCHAR_T 2
#define ALIGNOF_SIZE_T 8
#define ALIGNOF_MAX_ALIGN_T 16

#define HAVE_STDINT_H 1
#define HAVE_INTTYPES_H 1
#define HAVE_STDDEF_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_ERRNO_H 1
#define HAVE_WCHAR_H 1
#define HAVE_LONG_LONG 1
#define HAVE_COPYSIGN 1
#define HAVE_ROUND 1
#define HAVE_HYPOT 1
#define HAVE_STD_ATOMIC 1
#define HAVE_BUILTIN_ATOMIC 1

#define WITH_DOC_STRINGS 1
#define WITH_PYMALLOC 1
#define WITH_FREELISTS 1
#define PLATFORM "win32"

#endif
