import type { Catalogue } from '../../../shared/words/catalogue.ts';
import type { UiKey } from './en.ts';

/** Was das Terminal selbst sagt, auf Deutsch. */
export const de: Catalogue<UiKey> = {
  // Der Weg hinein.
  'welcome.tower':
    'Ein Turm hat dich aufgenommen. Er meint es gut, auf seine Art, und schließt die Türen ab.',
  'welcome.tower.aim':
    'Kaufe bessere Gesellschaft, als du mitgebracht hast, drehe die Ringe, bis eine Treppe auf ein Portal trifft, nimm einem Feind den Schlüssel ab und bezahle, was oben wartet.',
  'welcome.tower.turn':
    'Ein Zug: Du würfelst und gehst, triffst auf eine Karte und gibst deine Hand für die Karten ringsum aus, dann für den Turm selbst. Was auf der Hand bleibt, geht; was auf den Plätzen liegt, bleibt.',
  'welcome.choose': 'Wer spielt?',
  'welcome.chooseHint':
    'Eine Nummer oder ein Name; mehrere mit Kommas für mehrere an einer Tastatur; `look 2` zeigt mehr; Eingabe nimmt {count, plural, one {den ersten} other {die ersten #}}.',
  'welcome.unknown': 'So heißt hier niemand. Eine Nummer von 1 bis {count} genügt.',
  'welcome.tooMany': 'Bitte {min} bis {max}, jeden nur einmal.',
  'welcome.begin': '{heroes}: Es geht los. Das Startwort ist {seed}. `?` erklärt die Befehle.',
  'continue.ask': 'Eine Partie läuft: {heroes}, Zug {turn}. Weiterspielen? [J/n]',
  'continue.done': 'Die Partie geht weiter.',
  'continue.upgraded':
    'Die Regeln haben sich geändert. Es geht von der letzten sicheren Stellung weiter; dahinter lässt sich nichts zurücknehmen.',
  'continue.damaged':
    'Die gespeicherte Partie war nicht zu lesen. Sie liegt nun als {file} beiseite; für Ersatz sorgst du.',
  'continue.setAside': 'Die laufende Partie liegt nun als {file} beiseite.',

  // Eingaben.
  'prompt.command': '> ',
  'prompt.confirm': '{question} [j/N] ',
  'prompt.sure': 'Trotzdem?',
  'prompt.curtain': 'Jetzt ist {hero} dran. Alle anderen sehen weg. Eingabe, wenn es so weit ist.',
  'prompt.another': 'Noch eine Partie? [j/N]',
  'yes.letters': 'jy',
  'no.letters': 'n',
  'say.yesOrNo': 'j für ja, n (oder nichts) für nein.',

  // Befehle.
  'help.title': 'Was du eingeben kannst',
  'help.number': 'eine Nummer|tut, was in der Liste dahinter steht',
  'help.numberSure': 'eine Nummer mit !|dasselbe ohne Warnung',
  'help.end': 'end, end!|die Phase oder den Zug beenden; mit ! ohne Warnung',
  'help.more': 'more|listet alles auf, auch das Ausgelassene',
  'help.pay': 'pay 3|die Zahlung von Nummer 3 selbst ändern',
  'help.look': 'look 3, look Name|die ganze Karte',
  'help.why': 'why|was jetzt nicht geht und warum nicht',
  'help.hint': 'hint|was der beste Bot täte',
  'help.undo': 'undo, redo|zurücknehmen, wiederholen (nicht hinter Würfe und Aufgedecktes)',
  'help.log': 'log, log 40|was geschehen ist',
  'help.primer': 'primer|wie gespielt wird, auf einer Seite',
  'help.rules': 'rules, rules Wort|Kapitel der Regeln; was sie zu einem Wort sagen',
  'help.lang': 'lang en, lang de|Sprache',
  'help.save': 'save|gespeichert wird ohnehin nach jedem Schritt; dies sagt, wo',
  'help.quit': 'quit|gehen; die Partie wartet',
  'help.enter': 'Eingabe|zeigt den Tisch noch einmal',

  // Antworten auf Befehle.
  'say.unknown': '„{word}“ bedeutet hier nichts. `?` nennt die Befehle.',
  'say.meant': '„{word}“ bedeutet hier nichts. Meintest du `{meant}`?',
  'say.noNumber': 'Die Liste hat keine Nummer {number}.',
  'say.noEnd': 'Erst ist etwas zu entscheiden.',
  'say.nothing': 'Zu „{word}“ gibt es nichts zu sagen.',
  'say.several': 'Welche davon? {names}',
  'say.undone': 'Zurückgenommen.',
  'say.redone': 'Wiederholt.',
  'say.undoFree': '`undo!` nimmt es trotzdem zurück; die Partie gilt dann als Übung.',
  'say.hint': 'Tipp: {action}. {reason}',
  'say.saved': 'Gespeichert in {file}.',
  'say.quit': 'Dein Platz bleibt dir.',
  'say.language': 'Gut, Deutsch.',
  'say.languages': 'Sprachen: {languages}.',
  'say.allPossible': 'Alles ist möglich. Genieße es, solange es dauert.',
  'say.noPay': 'Welche Zahlung? `pay` und eine dieser Nummern: {numbers}.',
  'say.nothingToPay': 'Jetzt ist nichts zu bezahlen.',
  'say.saveFailed': 'Die Partie konnte nicht gespeichert werden: {error}',
  'say.replay': 'Die Partie liegt in {file}.',
  'say.practice': 'Übung',
  'say.noHint': 'Die Partie ist vorbei: Es gibt nichts mehr zu raten.',
  'say.moreRules':
    '{count, plural, one {Eine weitere Stelle erwähnt} other {{count} weitere Stellen erwähnen}} es; ein genaueres Wort oder die Nummer einer Regel findet weniger.',
  'say.noPrimer': 'Wie dieses Spiel geht, sagen seine Regeln: `rules`.',
  'say.noRules': 'Zu „{word}“ sagen die Regeln nichts.',

  // Der Bildschirm.
  'screen.turn': 'Zug {turn}, {phase}',
  'screen.sanity': 'Verstand {sanity} von {most}',
  'screen.key': '{key, select, yes {Turmschlüssel} other {kein Schlüssel}}',
  'screen.madness': 'Wahnsinnsleiste {madness}',
  'screen.hand': 'Hand {count} von {full}',
  'screen.deck': 'Stapel {count}',
  'screen.discard': 'Ablage {count}',
  'screen.decks': 'Begegnungen {encounter}, Beute {loot}, Feinde {foe}',
  'screen.onFoeDeck': 'auf dem Feindstapel: {cards}',
  'screen.closed': '(zu)',
  'screen.legend': 'O Portal  # Treppe  D Turmtor  F Feind  | verbunden',
  'screen.you': '@ {hero}',
  'screen.ring': 'Ringsum, {atLevel}',
  'screen.tower': '{card}: {text}',
  'screen.empty': 'noch nichts',
  'screen.waiting': 'wartet',
  'screen.inHand': 'Auf deiner Hand',
  'screen.slots': 'Deine Plätze',
  'screen.played': 'Gespielt, nicht ausgegeben',
  'screen.handEmpty': 'nichts',
  'screen.slotEmpty': '-',
  'screen.turned': '(benutzt)',
  'screen.other':
    '{hero}: {atLevel}, Verstand {sanity}{key, select, yes {, Schlüssel} other {}}{removed, select, yes { (ausgeschieden)} other {}}',
  'screen.go': 'geh:',

  // Die Liste der Aktionen.
  'group.more': '... und {count} mehr: `more`',

  // Ganze Karten.
  'look.noText': 'Keine besondere Aktion.',
  'look.pack': 'aus {pack}',

  // Selbst bezahlen.
  'pay.title': '{what}, Kosten {cost}',
  'pay.help':
    'Ein Buchstabe nimmt eine Karte oder legt sie zurück; mit einem Wort dahinter (`b charme`) sagst du, als was sie zählt; `way` wechselt die Art zu zahlen; `ok` zahlt; `back` geht zurück.',
  'pay.way': 'bezahlt {way}',
  'pay.enough': 'Das reicht: `ok` zahlt.',
  'pay.unknown': 'Mit „{letter}“ lässt sich nichts bezahlen.',
  'pay.prompt': 'zahlen> ',

  // Eigene Worte.
  'text.prompt': '{label} ({proposal}): ',
  'text.prompt.empty': '{label}: ',
  'text.length': 'Bitte {least} bis {most} Buchstaben.',

  // Warum nicht.
  'why.title': 'Das geht jetzt nicht',
  'why.line': '{what}: {reason}',

  // Das Ende.
  'over.seed': 'Startwort {seed}, {turns} Züge.',
  'over.more': 'Das bleibt noch zu tun; Eingabe allein verlässt den Tisch.',
};
