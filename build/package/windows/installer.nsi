; Sets the game up for one person, without an administrator, and takes it away again.
; installer.py names everything in capitals below, and writes CONTENTS: the macro TakeAway, which knows what stands at the
; top of the program's folder. What is said in each language stands in WORDS. Setup and removal exit with 0 when all is
; well, 1 when given up, 5 while the game is open.

Unicode true
!ifdef TARGET
  Target ${TARGET}
!endif
!ifdef QUICKLY ; for a trial, which keeps nothing
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
  SetCompressorDictSize 32
!endif
RequestExecutionLevel user
ManifestSupportedOS Win10
ManifestDPIAware true
CRCCheck force

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"
!include "${CONTENTS}"

!define EXE "${COMMAND}.exe"
!define REMOVER "uninstall.exe"
!define LINK "$SMPROGRAMS\${NAME}.lnk"
!define SAVES "$LOCALAPPDATA\${COMMAND}"
!define CLASSES "Software\Classes"
!define APP_PATH "Software\Microsoft\Windows\CurrentVersion\App Paths\${EXE}"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define OURS "Software\${APP_ID}"
!define GAME_IS_OPEN 5

Name "${NAME}"
OutFile "${GOAL}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${OURS}" "Folder"
BrandingText "${NAME} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Setup of ${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "${MAKER}"
VIAddVersionKey "LegalCopyright" "${COPYRIGHT}"

!ifdef SIGN
  !finalize '${SIGN} "%1"'
  !uninstfinalize '${SIGN} "%1"'
!endif

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${BANNER}"
!define MUI_WELCOMEPAGE_TITLE "${NAME} ${VERSION}"
!define MUI_WELCOMEPAGE_TEXT "$(Welcome)"
!define MUI_DIRECTORYPAGE_TEXT_TOP "$(Folder)"
!define MUI_FINISHPAGE_TITLE "$(Ready)"
!define MUI_FINISHPAGE_TEXT "$(Found)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_FINISHPAGE_RUN_TEXT "$(PlayNow)"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(Going)"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!include "${WORDS}"

; ------------------------------------------------------------------------------------------------- what stands in the way

!macro AskToClose
  ; a program that runs can't be opened for writing
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${EXE}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${EXE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsOpen)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel ${GAME_IS_OPEN}
      Quit
    ${EndIf}
  ${Loop}
!macroend

!macro TellSystem
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)" ; kinds of files have changed
!macroend

!macro NeedsNewer
  MessageBox MB_OK|MB_ICONSTOP "$(NeedsNewer)" /SD IDOK
  Quit
!macroend

Function .onInit
  SetErrorLevel 1
  ${IfNot} ${AtLeastWin10}
    !insertmacro NeedsNewer
  ${EndIf}
  !if ${NSIS_PTR_SIZE} = 4 ; a setup of 64 bits would not have begun
    ${IfNot} ${RunningX64}
      !insertmacro NeedsNewer
    ${EndIf}
  !endif
  SetErrorLevel -1 ; as if nothing had been set
  SetShellVarContext current
FunctionEnd

Function un.onInit
  SetShellVarContext current
FunctionEnd

; ----------------------------------------------------------------------------------------------------------------- coming

Section
  !insertmacro AskToClose
  ${If} ${FileExists} "$INSTDIR\${EXE}"
    !insertmacro TakeAway ; nothing of an earlier version may be mixed with this one
  ${EndIf}
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${FROZEN}"
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP "$(NoRoom)" /SD IDOK
    SetErrorLevel 1
    Quit
  ${EndIf}
  WriteUninstaller "$INSTDIR\${REMOVER}"
  CreateShortcut "${LINK}" "$INSTDIR\${EXE}" "" "$INSTDIR\${EXE}" 0 SW_SHOWNORMAL "" "$(Summary)"
  WriteRegStr HKCU "${OURS}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${APP_PATH}" "" "$INSTDIR\${EXE}"
  Call Associate
  Call Enter
SectionEnd

Function Associate
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(Match)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\${EXE},0"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${EXE}" play "%1"'
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "PerceivedType" "text" ; so that it can be read without the game, too
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${KIND}" ""
  !insertmacro TellSystem
FunctionEnd

Function Enter
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\${EXE}"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "${MAKER}"
  WriteRegStr HKCU "${ENTRY}" "URLInfoAbout" "${HOME}"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\${REMOVER}"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\${REMOVER}" /S'
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" $0
FunctionEnd

; ------------------------------------------------------------------------------------------------------------------ going

Section "Uninstall"
  !insertmacro AskToClose
  !insertmacro TakeAway
  Delete "$INSTDIR\${REMOVER}"
  RMDir "$INSTDIR" ; stays if anything else lies in it
  Delete "${LINK}"
  Call un.Dissociate
  DeleteRegKey HKCU "${APP_PATH}"
  DeleteRegKey HKCU "${ENTRY}"
  DeleteRegKey HKCU "${OURS}"
  Call un.AskAboutSaves
SectionEnd

Function un.Dissociate
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${KIND}"
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" "Content Type"
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" "PerceivedType"
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  !insertmacro TellSystem
FunctionEnd

Function un.AskAboutSaves
  ${IfNot} ${FileExists} "${SAVES}\*.*"
    Return
  ${EndIf}
  ${If} ${Cmd} `MessageBox MB_YESNO|MB_ICONQUESTION "$(KeepSaves)" /SD IDYES IDNO`
    RMDir /r "${SAVES}"
  ${EndIf}
FunctionEnd
