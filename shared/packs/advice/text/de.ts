import type { Catalogue } from '../../../words/catalogue.ts';
import type { AdviceKey } from './en.ts';
import { de as labels } from '../../labels/text/de.ts';

/** Was mit einer Karte nicht stimmt, in den Worten von Spielern, die kein JSON kennen, auf Deutsch (ICU MessageFormat). */
export const de: Catalogue<AdviceKey> = {
  // Eine Karte, die noch keinen Namen hat.
  'card.unnamed': 'Diese Karte',
  'card.whole': 'Karte',

  // Was nicht stimmen kann, nach dem Code; das Übrige wird gesagt wie denen, die Dateien schreiben.
  'problem.missing-key': '„{key}“ fehlt.',
  'problem.unknown-key': '„{key}“ gibt es an dieser Stelle einer Karte nicht.',
  'problem.wrong-type': '„{field}“ kann nicht {value} sein; nötig ist {expected}.',
  'problem.wrong-type.expected.string': 'ein Text',
  'problem.wrong-type.expected.integer': 'eine ganze Zahl',
  'problem.wrong-type.expected.number': 'eine Zahl',
  'problem.wrong-type.expected.boolean': 'Ja oder Nein',
  'problem.wrong-type.expected.array': 'ein Eintrag oder mehrere',
  'problem.wrong-type.expected.object': 'eine Reihe von Angaben',
  'problem.wrong-type.expected.other': 'etwas anderes',
  'problem.not-allowed': '„{field}“ kann nicht {value} sein.',
  'problem.unknown-tag': 'Das Spiel kennt {value} nicht („{key}“).',
  'problem.too-small': '„{field}“ ist {value}; mindestens {limit} ist nötig.',
  'problem.too-big': '„{field}“ ist {value}; höchstens {limit} ist möglich.',
  'problem.too-short':
    '{unit, select, characters {„{field}“ hat noch keinen Text.} other {„{field}“ hat zu wenige Einträge; nötig {limit, plural, one {ist einer} other {sind #}}.}}',
  'problem.too-long':
    '{unit, select, characters {„{field}“ ist zu lang; möglich sind höchstens {limit} Zeichen.} other {„{field}“ hat zu viele Einträge; möglich sind höchstens {limit}.}}',
  'problem.wrong-form': '{form}',
  'problem.wrong-form.form.cardName':
    '{value} kann keine Kennung sein: Nötig sind kleine Buchstaben und Ziffern, zwischen Wörtern einzelne Bindestriche.',
  'problem.wrong-form.form.cardId': '„{field}“: {value} benennt keine Karte.',
  'problem.wrong-form.form.line': '„{field}“ muss eine einzige Zeile sein, ohne unsichtbare Zeichen.',
  'problem.wrong-form.form.picture': '„{field}“: {value} ist kein Bild eines Pakets.',
  'problem.wrong-form.form.other': '„{field}“ kann nicht {value} sein.',
  'problem.unknown-icon':
    'Es gibt kein Symbol „{icon}“. Sie haben englische Namen: Tipp ein englisches Wort für das, was es zeigen soll.',
  'problem.not-unique': '„{field}“ hat denselben Eintrag zweimal: Nummer {first} und Nummer {second}.',
  'problem.no-match': '„{field}“ kann nicht {value} sein.',
  'problem.invalid': '„{field}“ kann nicht {value} sein.',
  'problem.duplicate-card': 'Eine andere Karte dieses Pakets hat die Kennung „{name}“.',
  'field.symbol': 'Zeichen des Pakets',
  'field.pictures': 'Bilder',
  'problem.missing-picture': 'Ein Bild ist nicht da oder nicht in Ordnung; die Karte lässt es weg.',
  'problem.maker-without-licence': 'Nirgends steht, was andere mit dem Werk von {author} tun dürfen.',
  'problem.needs-format':
    '„{key}“ gibt es erst in Paketen mit Format {needed}; dieses Paket hat Format {format}.',
  'problem.undeclared-reference':
    '„{id}“ ist eine Karte des Pakets „{pack}“; noch steht nirgends, dass dein Paket es braucht.',

  // Eine andere Karte, die dasselbe tut.
  same: 'Tut dasselbe wie {card}, bis in die Zahlen.',

  // Was getippt wurde und noch keine Regel ist.
  draft: 'Nicht fertig: {words}. Auf der Karte steht das nicht.',

  // Was fehlt, obwohl die Karte auch ohne das spielt.
  'missing.story': 'Sie hat noch keine Geschichte.',
  'missing.art': 'Sie hat noch kein eigenes Bild.',
  'missing.translation': 'Noch keine Übersetzung auf {language}: {field}.',
  'missing.form': 'Der Name auf {language} hat noch die Form eines anderen: {form}.',
  'missing.outdated': '{field} auf {language} übersetzt noch, was vorher da war: {was}.',
  'cure.put': 'In „{card}“ aufnehmen',
  'cure.putNew': 'In eine neue Karte aufnehmen: {kind}',

  // Was die gezeichnete Karte nicht zeigt, wie sie soll.
  'misfit.coarse-picture':
    'Das Bild wird mit {dots} Punkten pro Zoll gedruckt; unter {least} wirkt es unscharf. Nimm ein größeres, oder zeige es kleiner.',
  'misfit.too-long': 'Zu lang für die Karte, selbst in den kleinsten Buchstaben: {part}.',
  'misfit.long-word': 'Das Wort {word} ist breiter als seine Zeile und wurde getrennt ({part}).',
  'misfit.unknown-letter': 'Für {letter} haben die Karten kein Zeichen ({part}).',
  'misfit.unknown-icon':
    'Es gibt kein Symbol {icon} ({part}). Sie haben englische Namen: Tipp ein englisches Wort für das, was es zeigen soll.',
  'face.name': 'Name',
  'face.line': 'Zeile der Arten',
  'face.text': 'Regeltext',
  'face.brief': 'Kurztext',
  'face.story': 'Geschichte',
  'face.foot': 'Fußzeile',
  'face.ability': 'Fähigkeit',
  'face.deck': 'Startkarten',
  'face.picture': 'Bild',
  'face.symbols': 'Symbole',

  // Was ein Knopf aus der Karte macht.
  'cure.set': 'Auf {value} setzen',
  'cure.set.field': '„{field}“ auf {value} setzen',
  'cure.use': '{value} nehmen',
  'cure.say': 'Ändern in „{text}“',
  'cure.add': '„{field}“ ergänzen: {value}',
  'cure.add.entry': '{value} ergänzen',
  'cure.rename': 'Durch „{field}“ ersetzen',
  'cure.swap': '{first} und {second} tauschen',
  'cure.remove': '„{field}“ entfernen',
  'cure.remove.entry': 'Nummer {number} entfernen',
  'cure.remove.clause': '„{text}“ entfernen',
  'cure.keep': 'Nur {count, plural, one {den ersten Eintrag} other {die ersten # Einträge}} behalten',
  'cure.licence': 'Mit der Lizenz dieses Pakets: {licence}',
  'cure.format': 'Dem Paket Format {needed} geben',
  'cure.needs': 'Angeben, dass dieses Paket „{pack}“ braucht',

  // Werte in einem Satz.
  range: '{low} bis {high}',
  'value.true': 'Ja',
  'value.false': 'Nein',
  'value.list': 'eine Reihe von Einträgen',
  'value.object': 'eine Reihe von Angaben',
  'value.none': 'nichts',

  // Einträge von Listen, mit ihrer Nummer.
  'part.rules': 'Regel {number}',
  'part.layers': 'Figur {number}',
  'part.light': '{number, select, 1 {Licht von links} other {Licht von oben}}',
  'part.do': 'Effekt {number}',
  'part.effects': 'Effekt {number}',
  'part.then': 'Effekt {number}',
  'part.else': 'Effekt {number} im anderen Fall',
  'part.price': 'Preis {number}',
  'part.rows': 'Zeile {number}',
  'part.of': 'Teil {number}',
  'part.from': 'Ort {number}',

  // Wie Felder und Werte heißen.
  ...labels,
};
