; What the game is to its setup, and no more: a program that tells how it was started and stays open until it is ended.
; It stands in for the frozen game where there is none for Windows; wine.py compiles it.

Unicode true
!ifdef TARGET
  Target ${TARGET}
!endif
RequestExecutionLevel user
SilentInstall silent
Name "Stub"
OutFile "${GOAL}"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

Section
  ${GetParameters} $1
  ReadEnvStr $0 "PARLOUR_TRICKS_NODES"
  ${If} $0 != ""
    FileOpen $2 "$0" w
    FileWrite $2 "$1"
    FileClose $2
    ${Do}
      Sleep 200
    ${Loop}
  ${EndIf}
SectionEnd
