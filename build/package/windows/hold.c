/* Keeps a file open, as a program that syncs folders or looks for viruses may: nobody may replace it meanwhile. */

#include <windows.h>

int wmain(int argc, wchar_t **argv) {
    HANDLE file = CreateFileW(argv[argc - 1], GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, 0, NULL);
    if (file == INVALID_HANDLE_VALUE) {
        return 1;
    }
    Sleep(INFINITE);
    return 0;
}
