import { nounMessages, type Catalogue } from '../../words/catalogue.ts';
import type { MessageKey } from './en.ts';

/** Arten von Werten in JSON. */
const types = {
  string: 'ein Text',
  integer: 'eine ganze Zahl',
  number: 'eine Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt',
  null: 'null',
};

/** What is wrong in a pack and how to cure it, in German (ICU MessageFormat). */
export const de: Catalogue<MessageKey> = {
  nearest: 'Ist „{nearest}“ gemeint?',
  untranslated: 'Noch nicht auf „{language}“: {missing}.',
  'untranslated.cards':
    '{cards, plural, one {1 von {total, number} Karten ({names})} other {{cards, number} von {total, number} Karten ({names})}}',
  'untranslated.texts': 'Titel oder Beschreibung des Pakets (pack.json)',

  'problem.unreadable-file': 'Die Datei lässt sich nicht lesen.',
  'problem.unreadable-file.cure': 'Prüfe, ob es eine gewöhnliche Datei ist und du sie lesen darfst.',
  'problem.file-too-large': 'Die Datei ist größer als 2 MB.',
  'problem.file-too-large.cure': 'Teile sie in mehrere Dateien im selben Ordner auf.',
  'problem.outside-folder': 'Die Datei ist eine Verknüpfung, die aus dem Ordner des Pakets hinausführt.',
  'problem.outside-folder.cure': 'Lege die Datei selbst in den Ordner des Pakets.',
  'problem.linked-folder': 'Der Ordner ist eine Verknüpfung; was in ihm liegt, wird nicht gelesen.',
  'problem.linked-folder.cure': 'Lege den Ordner selbst in das Paket.',
  'problem.not-utf8': 'Die Datei ist kein UTF-8-Text.',
  'problem.not-utf8.cure': 'Speichere sie mit der Kodierung UTF-8.',
  'problem.too-many-files':
    'Das Paket hat mehr oder längere Dateien, als gelesen werden; diese und die folgenden werden nicht benutzt.',
  'problem.too-many-files.cure': 'Mache zwei Pakete daraus, oder schreibe mehr Karten in jede Datei.',
  'problem.ignored-file': 'Die Datei liegt an einer Stelle, die nicht gelesen wird.',
  'problem.ignored-file.cure':
    'Karten gehören nach cards/, Änderungen nach patches/, Übersetzungen nach text/.',

  'problem.json-syntax': '{error}',
  'problem.json-syntax.error.Empty': 'Die Datei ist leer.',
  'problem.json-syntax.error.Markup': 'Das ist eine Webseite oder XML, kein JSON.',
  'problem.json-syntax.error.Utf16': 'Die Datei ist als UTF-16 gespeichert.',
  'problem.json-syntax.error.CurlyQuote':
    'Hier steht ein typographisches Anführungszeichen, das JSON nicht kennt.',
  'problem.json-syntax.error.SingleQuote':
    'Hier steht ein einfaches Anführungszeichen; JSON kennt nur doppelte.',
  'problem.json-syntax.error.TabInText': 'Im Text steht ein Tabulator.',
  'problem.json-syntax.error.EqualsSign': 'Hier steht ein Gleichheitszeichen.',
  'problem.json-syntax.error.Semicolon': 'Hier steht ein Strichpunkt.',
  'problem.json-syntax.error.NoNumber': '„{word}“ ist keine Zahl, die JSON kennt.',
  'problem.json-syntax.error.BareKey': 'Der Schlüssel „{word}“ steht ohne Anführungszeichen da.',
  'problem.json-syntax.error.UpperCase': '„{word}“ ist nicht kleingeschrieben.',
  'problem.json-syntax.error.NoneWord': 'JSON kennt „{word}“ nicht.',
  'problem.json-syntax.error.BareText': 'Der Text „{word}“ steht ohne Anführungszeichen da.',
  'problem.json-syntax.error.LeadingZero': 'Eine Zahl darf nicht mit einer Null beginnen.',
  'problem.json-syntax.error.LeadingPlus': 'Eine Zahl darf nicht mit einem Pluszeichen beginnen.',
  'problem.json-syntax.error.LeadingPoint': 'Eine Zahl darf nicht mit ihrem Punkt beginnen.',
  'problem.json-syntax.error.DecimalComma': 'Hier steht ein Komma in einer Zahl.',
  'problem.json-syntax.error.SpareComma': 'Hier ist ein Komma zu viel.',
  'problem.json-syntax.error.BraceForBracket':
    'Hier steht eine geschweifte Klammer, aber eine eckige ist noch offen.',
  'problem.json-syntax.error.BracketForBrace':
    'Hier steht eine eckige Klammer, aber eine geschweifte ist noch offen.',
  'problem.json-syntax.error.PropertyNameExpected':
    'Hier wird ein Schlüssel in doppelten Anführungszeichen erwartet.',
  'problem.json-syntax.error.ValueExpected': 'Hier wird ein Wert erwartet.',
  'problem.json-syntax.error.ColonExpected': 'Hier fehlt ein Doppelpunkt.',
  'problem.json-syntax.error.CommaExpected': 'Hier fehlt ein Komma.',
  'problem.json-syntax.error.CloseBraceExpected': 'Hier fehlt eine schließende geschweifte Klammer.',
  'problem.json-syntax.error.CloseBracketExpected': 'Hier fehlt eine schließende eckige Klammer.',
  'problem.json-syntax.error.EndOfFileExpected': 'Hier müsste die Datei zu Ende sein.',
  'problem.json-syntax.error.InvalidCommentToken': 'Hier steht ein Kommentar; JSON erlaubt keine.',
  'problem.json-syntax.error.UnexpectedEndOfComment': 'Hier steht ein Kommentar; JSON erlaubt keine.',
  'problem.json-syntax.error.UnexpectedEndOfString':
    'Dem Text fehlt das schließende Anführungszeichen in seiner Zeile.',
  'problem.json-syntax.error.UnexpectedEndOfNumber': 'Die Zahl ist nicht vollständig.',
  'problem.json-syntax.error.InvalidNumberFormat': 'So schreibt JSON keine Zahl.',
  'problem.json-syntax.error.InvalidUnicode': 'Nach \\u müssen vier Hexadezimalziffern stehen.',
  'problem.json-syntax.error.InvalidEscapeCharacter':
    'Dieses Zeichen darf nicht auf einen Rückstrich folgen.',
  'problem.json-syntax.error.InvalidCharacter': 'Im Text steht ein Steuerzeichen.',
  'problem.json-syntax.error.other': 'Hier steht etwas, das kein JSON ist.',
  'problem.json-syntax.cure': '{error} Der Rest der Datei wird geprüft, sobald das behoben ist.',
  'problem.json-syntax.cure.error.Empty': 'Schreibe hinein, was hineingehört, oder entferne sie.',
  'problem.json-syntax.cure.error.Markup':
    'Hole die Datei selbst; auf einer Webseite heißt das meist „Raw“ oder „Download“.',
  'problem.json-syntax.cure.error.Utf16': 'Speichere sie mit der Kodierung UTF-8.',
  'problem.json-syntax.cure.error.CurlyQuote': 'Schreibe gerade doppelte Anführungszeichen: ".',
  'problem.json-syntax.cure.error.SingleQuote': 'Schreibe gerade doppelte Anführungszeichen: ".',
  'problem.json-syntax.cure.error.TabInText': 'Schreibe ihn als \\t oder als Leerzeichen.',
  'problem.json-syntax.cure.error.EqualsSign': 'Schreibe einen Doppelpunkt zwischen Schlüssel und Wert.',
  'problem.json-syntax.cure.error.Semicolon':
    'Schreibe ein Komma zwischen zwei Einträge und nichts hinter den letzten.',
  'problem.json-syntax.cure.error.NoNumber': 'Schreibe eine Zahl, oder lass den Schlüssel weg.',
  'problem.json-syntax.cure.error.BareKey': 'Setze ihn in doppelte Anführungszeichen.',
  'problem.json-syntax.cure.error.UpperCase': 'Schreibe true, false und null klein.',
  'problem.json-syntax.cure.error.NoneWord': 'Schreibe null, oder lass den Schlüssel weg.',
  'problem.json-syntax.cure.error.BareText': 'Setze ihn in doppelte Anführungszeichen.',
  'problem.json-syntax.cure.error.LeadingZero': 'Lass die Null weg.',
  'problem.json-syntax.cure.error.LeadingPlus': 'Lass das Pluszeichen weg.',
  'problem.json-syntax.cure.error.LeadingPoint': 'Schreibe eine Null vor den Punkt.',
  'problem.json-syntax.cure.error.DecimalComma': 'Schreibe einen Punkt: 1.5.',
  'problem.json-syntax.cure.error.SpareComma': 'Entferne das Komma hinter dem letzten Eintrag.',
  'problem.json-syntax.cure.error.BraceForBracket': 'Schließe sie zuerst: ].',
  'problem.json-syntax.cure.error.BracketForBrace': "Schließe sie zuerst: '}'.",
  'problem.json-syntax.cure.error.PropertyNameExpected':
    'Schreibe den Schlüssel, oder entferne das Komma davor.',
  'problem.json-syntax.cure.error.ValueExpected': 'Schreibe den Wert, oder entferne das Komma davor.',
  'problem.json-syntax.cure.error.EndOfFileExpected':
    'Entferne, was auf den ersten vollständigen Wert folgt.',
  'problem.json-syntax.cure.error.InvalidCommentToken': 'Entferne den Kommentar.',
  'problem.json-syntax.cure.error.UnexpectedEndOfComment': 'Entferne den Kommentar.',
  'problem.json-syntax.cure.error.InvalidCharacter': 'Schreibe Zeilenenden als \\n und Tabulatoren als \\t.',
  'problem.json-syntax.cure.error.other':
    'Berichtige diese Stelle; ein Editor, der JSON kennt, markiert sie.',
  'problem.too-deep': 'Listen und Objekte sind tiefer als {limit} Ebenen verschachtelt.',
  'problem.too-deep.cure': 'Verschachtele weniger tief.',
  'problem.too-many-values': 'Die Datei enthält mehr als {limit, number} Werte.',
  'problem.too-many-values.cure': 'Teile sie in mehrere Dateien im selben Ordner auf.',
  'problem.too-many-entries':
    'Die Liste hat {count, number} Einträge; nur die ersten {limit, number} werden gelesen, die übrigen werden nicht benutzt.',
  'problem.too-many-entries.cure': 'Teile sie in mehrere Dateien im selben Ordner auf.',
  'problem.text-too-long': 'Der Text hat {length, number} Zeichen; höchstens {limit, number} werden gelesen.',
  'problem.text-too-long.cure': 'Kürze ihn.',
  'problem.duplicate-key':
    'Der Schlüssel „{key}“ kommt in einem Objekt zweimal vor, zuerst in Zeile {first}.',
  'problem.duplicate-key.cure': 'Entferne einen der beiden.',
  'problem.forbidden-key': 'Der Schlüssel „{key}“ ist nirgends erlaubt.',
  'problem.forbidden-key.cure': 'Wähle einen anderen Namen.',
  'problem.bad-character': 'Der Text enthält ein Steuerzeichen oder ein halbes Zeichen.',
  'problem.bad-character.cure':
    'Entferne es; nur Zeilenenden (\\n) und Tabulatoren (\\t) dürfen in einem Text stehen.',

  'problem.bare-list':
    'Die Datei ist eine Liste; sie muss ein Objekt sein, in dem die Liste unter „{key}“ steht.',
  'problem.bare-list.cure': 'Schreibe es so: {example}.',
  'problem.bare-entry': 'Die Datei ist ein einzelner Eintrag; Einträge gehören in die Liste „{key}“.',
  'problem.bare-entry.cure': 'Schreibe es so: {example}.',
  'problem.missing-key': 'Der Schlüssel „{key}“ fehlt.',
  'problem.missing-key.cure': 'Füge ihn hinzu.',
  'problem.unknown-key': 'Einen Schlüssel „{key}“ gibt es hier nicht.',
  'problem.unknown-key.cure':
    '{count, plural, =0 {Entferne ihn.} other {Berichtige die Schreibweise oder entferne ihn. Hier möglich: {allowed}.}}',
  'problem.wrong-type': 'Hier muss {expected} stehen, nicht {actual}.',
  ...nounMessages('problem.wrong-type', {
    expected: { ...types, other: 'eines davon: {expected}' },
    actual: { ...types, other: '{actual}' },
  }),
  'problem.wrong-type.cure': '{expected}',
  'problem.wrong-type.cure.expected.string': 'Setze ihn in doppelte Anführungszeichen.',
  'problem.wrong-type.cure.expected.integer': 'Schreibe eine ganze Zahl, ohne Anführungszeichen.',
  'problem.wrong-type.cure.expected.number': 'Schreibe eine Zahl, ohne Anführungszeichen.',
  'problem.wrong-type.cure.expected.boolean': 'Schreibe true oder false, ohne Anführungszeichen.',
  'problem.wrong-type.cure.expected.array': 'Setze ihn in eckige Klammern.',
  'problem.wrong-type.cure.expected.object': 'Schreibe Schlüssel und Werte in geschweifte Klammern.',
  'problem.wrong-type.cure.expected.other': 'Schreibe einen Wert der richtigen Art.',
  'problem.not-allowed': '{value} ist hier nicht erlaubt.',
  'problem.not-allowed.cure': 'Hier möglich: {allowed}.',
  'problem.unknown-tag': 'Ein „{key}“ namens {value} gibt es nicht.',
  'problem.unknown-tag.cure':
    '{count, plural, =0 {Die möglichen Werte stehen im Schema.} other {Hier möglich: {allowed}.}}',
  'problem.too-small': '{value} ist zu klein.',
  'problem.too-small.cure': 'Schreibe {limit} oder mehr.',
  'problem.too-big': '{value} ist zu groß.',
  'problem.too-big.cure': 'Schreibe {limit} oder weniger.',
  'problem.too-short':
    '{unit, select, characters {Der Text hat zu wenige Zeichen.} items {Die Liste hat zu wenige Einträge.} other {Das Objekt hat zu wenige Schlüssel.}}',
  'problem.too-short.cure': 'Mindestens {limit, number} müssen es sein.',
  'problem.too-long':
    '{unit, select, characters {Der Text hat zu viele Zeichen.} items {Die Liste hat zu viele Einträge.} other {Das Objekt hat zu viele Schlüssel.}}',
  'problem.too-long.cure': 'Höchstens {limit, number} dürfen es sein.',
  'problem.wrong-form': '{value} hat nicht die Form, die hier nötig ist.',
  'problem.wrong-form.cure': '{form}',
  'problem.wrong-form.cure.form.packId':
    'Nimm 3 bis 40 kleine Buchstaben, Ziffern und Bindestriche, zuerst einen Buchstaben.',
  'problem.wrong-form.cure.form.cardName':
    'Nimm kleine Buchstaben und Ziffern, zwischen Wörtern einzelne Bindestriche.',
  'problem.wrong-form.cure.form.cardId':
    'Schreibe erst die id des Pakets, dann einen Doppelpunkt und die der Karte; beide aus kleinen Buchstaben, Ziffern und Bindestrichen.',
  'problem.wrong-form.cure.form.line': 'Schreibe es in einer Zeile, ohne Zeichen, die man nicht sieht.',
  'problem.wrong-form.cure.form.picture':
    'Schreibe den Namen einer Datei aus „images“: den SHA-256 ihrer Bytes in kleinen Buchstaben, dann .png oder .jpg.',
  'problem.wrong-form.cure.form.other': 'Es muss zu {pattern} passen.',
  'problem.not-unique': 'Die Einträge {first, number} und {second, number} dieser Liste sind gleich.',
  'problem.not-unique.cure': 'Entferne einen der beiden.',
  'problem.no-match': 'Das passt zu keiner der Formen, die hier möglich sind.',
  'problem.no-match.cure': 'Vergleiche es mit dem Schema oder mit einer Karte, die funktioniert.',
  'problem.invalid': 'Das erfüllt die Bedingung „{keyword}“ des Schemas nicht.',
  'problem.invalid.cure': 'Vergleiche es mit dem Schema oder mit einer Karte, die funktioniert.',
  'problem.more-problems':
    'In dieser Datei {count, plural, one {ist noch ein Problem} other {sind noch {count, number} Probleme}}.',
  'problem.more-problems.cure': 'Behebe zuerst die vorigen.',

  'problem.packed': 'Das Paket ist noch gepackt.',
  'problem.packed.cure': 'Entpacke es und lege den Ordner dorthin, wo die Datei liegt.',
  'problem.not-a-folder': 'Das ist eine Datei, nicht der Ordner eines Pakets.',
  'problem.not-a-folder.cure': 'Nenne den Ordner, in dem pack.json liegt.',
  'problem.no-folder': 'Diesen Ordner gibt es nicht.',
  'problem.no-folder.cure': 'Prüfe den Pfad.',
  'problem.no-manifest': 'Der Ordner hat keine pack.json.',
  'problem.no-manifest.cure': 'Lege die pack.json unmittelbar in den Ordner des Pakets.',
  'problem.newer-format': 'Das Paket hat das Format {format}; diese Version liest Formate bis {known}.',
  'problem.newer-format.cure': 'Aktualisiere das Spiel, oder hole eine ältere Version des Pakets.',
  'problem.needs-format': '„{key}“ gibt es erst in Paketen mit Format {needed}; dieses hat Format {format}.',
  'problem.needs-format.cure': 'Schreibe "format": {needed} in pack.json, oder entferne „{key}“.',
  'problem.unknown-game': 'Ein Spiel namens „{game}“ gibt es hier nicht.',
  'problem.unknown-game.cure': 'Bekannte Spiele: {allowed}.',
  'problem.bad-version': 'Die Version „{version}“ besteht nicht aus drei Zahlen.',
  'problem.bad-version.cure': 'Schreibe drei Zahlen mit Punkten dazwischen: 1.0.0.',
  'problem.reserved-id': 'Den Namen „{id}“ hält Windows für ein Gerät frei; so kann kein Paket heißen.',
  'problem.reserved-id.cure': 'Wähle eine andere id.',
  'problem.bad-range': '„{range}“ ist kein Bereich von Versionen.',
  'problem.bad-range.cure': 'Schreibe ihn wie ^1.2.0, >=1.0.0 <3.0.0 oder *.',
  'problem.duplicate-pack':
    'Dieses Paket ist zweimal da. Benutzt wird Version {otherVersion} in {other}, {why}; Version {version} hier wird nicht benutzt.',
  'problem.duplicate-pack.why.named': 'denn es wurde beim Start angegeben',
  'problem.duplicate-pack.why.shipped': 'denn es kam mit dem Programm',
  'problem.duplicate-pack.why.version': 'denn ihre Nummer ist höher',
  'problem.duplicate-pack.why.other':
    'denn beide haben dieselbe Version, und der Name dieses Ordners kommt zuerst',
  'problem.duplicate-pack.cure': 'Entferne einen der beiden Ordner.',
  'problem.missing-dependency': 'Das Paket braucht „{id}“ ({range}), das nicht da ist.',
  'problem.missing-dependency.cure': 'Hole dieses Paket und lege es daneben.',
  'problem.conflicting-pack':
    'Das Paket lässt sich nicht zusammen mit „{id}“ spielen, das in Version {found} da ist.',
  'problem.conflicting-pack.cure': 'Schalte eines der beiden Pakete ab.',
  'problem.wrong-dependency-version': 'Das Paket braucht „{id}“ {range}, da ist aber Version {found}.',
  'problem.wrong-dependency-version.cure': 'Hole eine passende Version eines der beiden Pakete.',
  'problem.disabled-dependency': 'Das Paket braucht „{id}“, das ausgeschaltet ist.',
  'problem.disabled-dependency.cure': 'Schalte „{id}“ ein oder dieses Paket aus.',
  'problem.other-game-dependency': 'Das Paket braucht „{id}“, das zum Spiel „{game}“ gehört.',
  'problem.other-game-dependency.cure': 'Entferne es aus „requires“.',
  'problem.dependency-cycle': 'Pakete brauchen einander im Kreis: {loop}.',
  'problem.dependency-cycle.cure': 'Entferne eines davon aus dem „requires“ eines anderen.',
  'problem.dependency-failed': 'Das Paket wird nicht benutzt, weil „{id}“ fehlt.',
  'problem.dependency-failed.cure': 'Behebe zuerst das Problem von „{id}“.',

  'problem.duplicate-card': 'Eine Karte „{id}“ gibt es schon: {other}, Zeile {line}.',
  'problem.duplicate-card.cure': 'Gib einer der beiden eine andere id.',
  'problem.bad-card-id': 'Diese Karte hat keine gültige id.',
  'problem.bad-card-id.cure': 'Nimm kleine Buchstaben und Ziffern, zwischen Wörtern einzelne Bindestriche.',
  'problem.unknown-id': 'Eine Karte „{id}“ gibt es nicht.',
  'problem.unknown-id.cure': 'Berichtige die id: erst die des Pakets, ein Doppelpunkt, dann die der Karte.',
  'problem.undeclared-reference': 'Die Karte „{id}“ gehört zu einem Paket, das nicht verlangt wird.',
  'problem.undeclared-reference.cure':
    'Das Paket „{by}“ muss sagen, dass es „{pack}“ braucht: Trage „{pack}“ in seiner pack.json unter „requires“ ein.',
  'problem.dropped-reference': 'Die Karte „{id}“ hat selbst ein Problem und wird nicht benutzt.',
  'problem.dropped-reference.cure': 'Behebe zuerst das Problem von „{id}“.',
  'problem.internal-error': 'Das ließ sich nicht prüfen: {message}.',
  'problem.internal-error.cure': 'Bitte melde das mit der Datei; es ist ein Fehler im Programm.',

  'problem.patch-own-card': 'Die Änderung betrifft „{id}“, eine Karte des eigenen Pakets.',
  'problem.patch-own-card.cure': 'Ändere die Karte selbst.',
  'problem.patch-undeclared':
    'Die Änderung betrifft „{id}“, eine Karte eines Pakets, das nicht verlangt wird.',
  'problem.patch-undeclared.cure':
    'Das Paket muss sagen, dass es „{pack}“ braucht: Trage „{pack}“ in seiner pack.json unter „requires“ ein.',
  'problem.not-patchable': '„{field}“ darf nicht von anderen Paketen geändert werden.',
  'problem.not-patchable.cure': 'Hier möglich: {allowed}.',
  'problem.patch-breaks': 'Mit dieser Änderung wäre die Karte „{other}“ nicht mehr gültig.',
  'problem.patch-breaks.cure': 'Setze einen Wert, mit dem „{other}“ zurechtkommt.',
  'problem.patch-too-costly':
    'Dieses Paket hat zu viele Änderungen, oder sie betreffen Karten, auf die sich zu viele andere beziehen; ab hier werden sie nicht benutzt.',
  'problem.patch-too-costly.cure':
    'Setze alle Felder einer Karte in einer einzigen Änderung; dann werden sie und die Karten, die sich auf sie beziehen, nur einmal geprüft, insgesamt höchstens {limit, number}.',
  'problem.patched-twice': 'Das Feld „{field}“ von „{id}“ hat schon das Paket „{other}“ geändert.',
  'problem.patched-twice.cure':
    'Beides wirkt, dieses Paket hat das letzte Wort. Ist das falsch, ändere es nur in einem.',

  'problem.rename-unknown': '„{from}“ heißt laut Eintrag jetzt „{to}“, das ist keine Karte dieses Pakets.',
  'problem.rename-unknown.cure': 'Schreibe den Namen, den die Karte jetzt hat.',
  'problem.rename-existing': '„{from}“ ist umbenannt, aber eine Karte heißt so.',
  'problem.rename-existing.cure': 'Gib der Karte einen anderen Namen oder entferne den Eintrag.',
  'problem.rename-loop': 'Diese Namen sind im Kreis umbenannt: {loop}.',
  'problem.rename-loop.cure': 'Lass den letzten der Name einer Karte sein.',

  'problem.bad-language': '„{name}“ ist kein Kürzel einer Sprache.',
  'problem.bad-language.cure': 'Benenne die Datei nach ihrer Sprache: de.json, pt-BR.json.',
  'problem.too-many-languages':
    'Ein Paket wird in höchstens {limit, number} Sprachen gelesen; diese wird nicht benutzt.',
  'problem.too-many-languages.cure': 'Lege weitere Übersetzungen in ein eigenes Paket.',
  'problem.own-language':
    'Die Karten dieses Pakets sind selbst schon in „{language}“ geschrieben; diese Wörter treten an die Stelle der ihren.',
  'problem.own-language.cure':
    'Entferne die Datei, oder sag als „language“ in pack.json, in welcher die Karten geschrieben sind.',
  'problem.text-undeclared':
    'Die Worte für „{id}“ gelten einer Karte eines Pakets, das weder verlangt wird noch als „optional“ genannt ist.',
  'problem.text-undeclared.cure': 'Füge „{pack}“ in der pack.json unter „requires“ oder „optional“ hinzu.',
  'problem.text-without-card': 'Für diesen Text gibt es in diesem Paket keine Karte „{id}“.',
  'problem.text-without-card.cure': 'Berichtige den Namen oder entferne den Eintrag.',

  'problem.picture-name': 'Das Bild heißt nicht nach seinen Bytes.',
  'problem.picture-name.cure':
    'Nimm es in der Werkstatt auf, oder nenne es nach dem SHA-256 seiner Bytes: 64 kleine Hexadezimalziffern, dann .png oder .jpg.',
  'problem.picture-form': 'Das ist kein PNG und kein JPEG in Farben oder Grau, oder der Name endet anders.',
  'problem.picture-form.cure': 'Speichere es als PNG oder JPEG, mit RGB-Farben.',
  'problem.picture-pixels':
    'Das Bild ist {width, number} x {height, number} Pixel groß; erlaubt sind {limit, number} in jeder Richtung.',
  'problem.picture-pixels.cure': 'Mach es kleiner.',
  'problem.picture-bytes': 'Das Bild hat {size, number} kB; erlaubt sind {most, number} kB.',
  'problem.picture-bytes.cure': 'Mach es kleiner, oder speichere es als JPEG.',
  'problem.picture-hash': 'Das Bild wurde verändert: Sein Name gehört zu anderen Bytes.',
  'problem.picture-hash.cure': 'Nimm es in der Werkstatt als neues Bild auf.',
  'problem.picture-linked': 'Bilder sind Dateien; das ist eine Verknüpfung oder ein Ordner.',
  'problem.picture-linked.cure': 'Lege die Datei selbst in „images“.',
  'problem.pictures-too-many': 'Ein Paket darf {count, number} Bilder haben; dieses fällt weg.',
  'problem.pictures-too-many.cure': 'Entferne Bilder, die keine Karte zeigt.',
  'problem.pictures-too-large':
    'Die Bilder eines Pakets dürfen zusammen {all, number} MB haben; dieses fällt weg.',
  'problem.pictures-too-large.cure': 'Entferne Bilder, die keine Karte zeigt, oder mach einige kleiner.',
  'problem.picture-unused': 'Keine Karte zeigt dieses Bild.',
  'problem.picture-unused.cure':
    'Bring es auf eine Karte, oder entferne die Datei und ihren Eintrag unter „pictures“ in pack.json.',
  'problem.picture-gone': 'In „images“ gibt es kein solches Bild.',
  'problem.picture-gone.cure': 'Lege es dorthin, oder entferne den Eintrag.',
  'problem.picture-without-maker': 'Nirgends steht, von wem dieses Bild ist.',
  'problem.picture-without-maker.cure':
    'Nenne unter „pictures“ in pack.json, wer es gemacht hat und mit welcher Lizenz.',
  'problem.maker-without-licence': 'Nirgends steht, was andere mit dem Werk von {author} tun dürfen.',
  'problem.maker-without-licence.cure': 'Ergänze „licence“.',
  'problem.missing-picture': 'Das Paket hat kein Bild {image}, oder es ist nicht in Ordnung.',
  'problem.missing-picture.cure':
    'Lege es in „images“, oder wähle ein anderes. Das Bild der Karte lässt es weg.',
  'problem.symbol-unclear': 'Das Zeichen des Pakets ist eines von beiden: ein Symbol oder ein Umriss.',
  'problem.symbol-unclear.cure': 'Schreibe entweder "icon" oder "path".',
  'problem.symbol-icon': 'Es gibt kein Symbol „{icon}“.',
  'problem.symbol-icon.cure': 'Nimm einen Namen von game-icons.net.',
  'problem.symbol-path': 'Der Umriss des Zeichens ist nicht so geschrieben, wie SVG Pfade schreibt.',
  'problem.symbol-path.cure': 'Nimm das "d" eines Pfades aus einer SVG-Datei, in einem Feld von 512 x 512.',
};
