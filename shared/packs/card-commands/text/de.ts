import type { CommandKey } from './en.ts';

/** Wie Befehle auf ganzen Karten heißen, auf Deutsch. */
export const de: { readonly [key in CommandKey]: string } = {
  'step.new': 'neue Karte: {name}',
  'step.duplicate': 'verdoppelt: {name}',
  'step.copy': 'kopiert aus {pack}: {name}',
  'step.patch': 'für dieses Paket geändert: {name}',
  'step.unpatch': 'wieder wie in ihrem Paket: {name}',
  'step.rename': 'umbenannt: {from} heißt jetzt {to}',
  'step.move': 'verschoben nach {file}: {name}',
  'new.name': '{kind} (neu)',
  'step.take': 'aus {pack} hierher verschoben: {name}',
  'step.give': 'nach {pack} verschoben: {name}',
  'step.delete': 'gelöscht: {name}',
  'step.many.set': '{field}: {shown}, auf {count, plural, one {einer Karte} other {{count, number} Karten}}',
  'step.many.add':
    '{field}: {shown} dazu, auf {count, plural, one {einer Karte} other {{count, number} Karten}}',
  'step.many.take':
    '{field}: ohne {shown}, auf {count, plural, one {einer Karte} other {{count, number} Karten}}',
  'step.many.clear':
    '{field} entfernt, auf {count, plural, one {einer Karte} other {{count, number} Karten}}',
  'step.replace': '„{text}“ durch „{by}“ ersetzt, {count, plural, one {einmal} other {{count, number}-mal}}',
  'step.replace.away': '„{text}“ entfernt, {count, plural, one {einmal} other {{count, number}-mal}}',
  'step.propose': 'Plan für {size, number} Karten',
  'step.want': '{kind}: {count, number} gewünscht',
  'step.state': '{name} ist {state}',
  'step.states': '{count, number} Karten sind {state}',
  'step.label': 'Etiketten von {name}',
  'step.arrange': 'anderer Platz im Satz: {name}',
  'step.template': 'Vorlage: {name}',
  'step.drop': 'Vorlage entfernt: {name}',
  'step.translate': '{name} auf {language}',
  'step.translate.many': '{count, plural, one {ein Text} other {{count, number} Texte}} auf {language}',
  'step.translate.right':
    'stimmt auf {language} noch: {count, plural, one {{name}} other {{count, number} Texte}}',
  'step.translate.same':
    'auf {language} genauso: {count, plural, one {{name}} other {{count, number} Texte}}',
  'step.settle': 'ab jetzt auf {language} geschrieben',
  'refused.locked': 'Diese Karte ist gesperrt.',
  'refused.locked.move': 'Diese Karte ist gesperrt. Entsperre sie zuerst im Plan des Pakets.',
  'refused.notes': 'Erst muss behoben werden, was in „workshop.json“ nicht stimmt.',
  'refused.noTemplate': 'Diese Vorlage gibt es nicht mehr.',
  'refused.template': 'Eine andere Vorlage heißt schon so.',
  'refused.templates': 'Mehr Vorlagen kann ein Paket nicht haben.',
  'refused.taken': 'So heißt schon eine andere Karte.',
  'refused.patched':
    'Jenes Paket ändert diese Karte schon. Nimm dort zuerst die Änderung weg; dann kann die Karte kommen.',
  'refused.unpatchable': 'Das gehört zum Paket der Karte; kein anderes Paket kann es ändern.',
  'refused.unremovable':
    'Ein Paket, das eine Karte eines anderen ändert, kann das nicht wegnehmen. Gib hier etwas anderes an, oder kopiere die Karte.',
  'refused.gone': 'Diese Karte ist nicht mehr hier.',
  'refused.example': 'Es gibt keine fertige Karte dieser Art, mit der du anfangen könntest.',
  'refused.field': 'Das änderst du auf jeder Karte einzeln.',
  'refused.kind': 'Karten dieser Art haben das nicht.',
  'refused.same': 'So ist es schon.',
  'refused.without': 'Hier gibt es nichts zu entfernen.',
  'refused.unreadable': 'Der Text ihrer Datei ist so, wie er jetzt ist, nicht lesbar.',
  'refused.file': 'Karten stehen in Dateien im Ordner „cards“, deren Namen auf „.json“ enden.',
};
