/* python.exe, as little as it needs to be: it hands everything to the python311.dll beside it. windows_python.py compiles it. */

#include <windows.h>

typedef int (*Main)(int count, wchar_t **words);

int wmain(int count, wchar_t **words)
{
    HMODULE python = LoadLibraryW(L"python311.dll");
    Main run = python ? (Main)(void *)GetProcAddress(python, "Py_Main") : NULL;
    return run ? run(count, words) : 3;
}
