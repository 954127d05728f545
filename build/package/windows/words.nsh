; What setup and removal say. The language Windows is set to chooses; where it is none of these, the first.

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"

LangString Summary ${LANG_ENGLISH} "${SUMMARY}"
LangString Summary ${LANG_GERMAN} "Alte Stichspiele an einem Kartentisch auf dem Bildschirm"
LangString Summary ${LANG_FRENCH} "Les jeux de levées d’autrefois, à une table de cartes sur l’écran"

LangString Welcome ${LANG_ENGLISH} "${SUMMARY}.$\r$\n$\r$\nThe game is set up for you alone and needs no password. \
  If an earlier version is here, this one takes its place; your matches and settings stay.$\r$\n$\r$\nClick Next to go on."
LangString Welcome ${LANG_GERMAN} "Alte Stichspiele an einem Kartentisch auf dem Bildschirm.$\r$\n$\r$\nDas Spiel wird nur für \
  Sie eingerichtet und braucht kein Kennwort. Ist eine frühere Version da, so tritt diese an ihre Stelle; Ihre Matches \
  und Einstellungen bleiben.$\r$\n$\r$\nKlicken Sie auf Weiter."
LangString Welcome ${LANG_FRENCH} "Les jeux de levées d’autrefois, à une table de cartes sur l’écran.$\r$\n$\r$\nLe jeu \
  s’installe dans votre compte et ne demande pas de mot de passe. S’il y a ici une version antérieure, celle-ci prend sa \
  place ; vos parties et vos réglages restent.$\r$\n$\r$\nCliquez sur Suivant pour continuer."

LangString Folder ${LANG_ENGLISH} "The game will be put into this folder, which you may change."
LangString Folder ${LANG_GERMAN} "Das Spiel kommt in diesen Ordner, den Sie ändern können."
LangString Folder ${LANG_FRENCH} "Le jeu sera mis dans ce dossier, que vous pouvez changer."

LangString Ready ${LANG_ENGLISH} "${NAME} is ready"
LangString Ready ${LANG_GERMAN} "${NAME} ist bereit"
LangString Ready ${LANG_FRENCH} "${NAME} est prêt"

LangString Found ${LANG_ENGLISH} "You find it in the Start menu. Matches handed to you as ${SUFFIX} files open with a double-click."
LangString Found ${LANG_GERMAN} "Sie finden es im Startmenü. Matches, die Sie als Datei ${SUFFIX} bekommen, öffnet ein Doppelklick."
LangString Found ${LANG_FRENCH} "Vous le trouverez dans le menu Démarrer. Les parties reçues en fichiers ${SUFFIX} s’ouvrent d’un \
  double-clic."

LangString PlayNow ${LANG_ENGLISH} "Play now"
LangString PlayNow ${LANG_GERMAN} "Jetzt spielen"
LangString PlayNow ${LANG_FRENCH} "Jouer maintenant"

LangString Going ${LANG_ENGLISH} "The game will be removed from this folder. What you have played stays, unless you say otherwise."
LangString Going ${LANG_GERMAN} "Das Spiel wird aus diesem Ordner entfernt. Was Sie gespielt haben, bleibt, wenn Sie nichts \
  anderes sagen."
LangString Going ${LANG_FRENCH} "Le jeu sera retiré de ce dossier. Ce que vous avez joué reste, sauf si vous dites le contraire."

LangString IsOpen ${LANG_ENGLISH} "${NAME} is open. Close it, then try again."
LangString IsOpen ${LANG_GERMAN} "${NAME} ist offen. Schließen Sie es, und versuchen Sie es noch einmal."
LangString IsOpen ${LANG_FRENCH} "${NAME} est ouvert. Fermez-le, puis réessayez."

LangString NeedsNewer ${LANG_ENGLISH} "${NAME} needs a 64-bit Windows 10 or newer."
LangString NeedsNewer ${LANG_GERMAN} "${NAME} braucht Windows 10 mit 64 Bit oder ein neueres."
LangString NeedsNewer ${LANG_FRENCH} "${NAME} demande Windows 10 en 64 bits, ou plus récent."

LangString NoRoom ${LANG_ENGLISH} "The game can't be put into $INSTDIR. Choose another folder."
LangString NoRoom ${LANG_GERMAN} "Das Spiel lässt sich nicht in $INSTDIR ablegen. Wählen Sie einen anderen Ordner."
LangString NoRoom ${LANG_FRENCH} "Le jeu ne peut pas être mis dans $INSTDIR. Choisissez un autre dossier."

LangString Match ${LANG_ENGLISH} "${NAME} match"
LangString Match ${LANG_GERMAN} "Match von ${NAME}"
LangString Match ${LANG_FRENCH} "Partie de ${NAME}"

LangString KeepSaves ${LANG_ENGLISH} "Keep your matches, statistics and settings? They lie in ${SAVES}.$\r$\n$\r$\nIf you answer No, \
  they are deleted for good."
LangString KeepSaves ${LANG_GERMAN} "Ihre Matches, Ihre Statistik und Ihre Einstellungen behalten? Sie liegen in \
  ${SAVES}.$\r$\n$\r$\nMit Nein werden sie endgültig gelöscht."
LangString KeepSaves ${LANG_FRENCH} "Garder vos parties, vos statistiques et vos réglages ? Ils sont dans \
  ${SAVES}.$\r$\n$\r$\nSi vous répondez Non, ils sont supprimés pour de bon."
