/** What commands on whole cards are called, in English (ICU MessageFormat). */
export const en = {
  'step.new': 'new card: {name}',
  'step.duplicate': 'duplicated: {name}',
  'step.copy': 'copied from {pack}: {name}',
  'step.patch': 'changed for this pack: {name}',
  'step.unpatch': 'as in its own pack again: {name}',
  'step.rename': 'renamed: {from} is now {to}',
  'step.move': 'moved to {file}: {name}',
  'new.name': 'New {kind}',
  'step.take': 'moved here from {pack}: {name}',
  'step.give': 'moved to {pack}: {name}',
  'step.delete': 'deleted: {name}',
  'step.many.set': '{field}: {shown}, on {count, plural, one {one card} other {{count, number} cards}}',
  'step.many.add': '{field}: {shown} added, on {count, plural, one {one card} other {{count, number} cards}}',
  'step.many.take':
    '{field}: {shown} taken away, on {count, plural, one {one card} other {{count, number} cards}}',
  'step.many.clear': '{field} taken away, on {count, plural, one {one card} other {{count, number} cards}}',
  'step.replace': '“{text}” replaced by “{by}”, {count, plural, one {once} other {{count, number} times}}',
  'step.replace.away': '“{text}” taken away, {count, plural, one {once} other {{count, number} times}}',
  'step.propose': 'plan for {size, number} cards',
  'step.want': '{kind}: {count, number} wanted',
  'step.state': '{name} is {state}',
  'step.states': '{count, number} cards are {state}',
  'step.label': 'labels of {name}',
  'step.arrange': 'another place in the set: {name}',
  'step.template': 'template: {name}',
  'step.drop': 'template removed: {name}',
  'step.translate': '{name} in {language}',
  'step.translate.many': '{count, plural, one {one text} other {{count, number} texts}} in {language}',
  'step.translate.right':
    'still right in {language}: {count, plural, one {{name}} other {{count, number} texts}}',
  'step.translate.same':
    'the same in {language}: {count, plural, one {{name}} other {{count, number} texts}}',
  'step.settle': 'written in {language} from now on',
  'refused.locked': 'This card is locked.',
  'refused.locked.move': 'This card is locked. Unlock it in the plan of the pack first.',
  'refused.notes': 'What is wrong in “workshop.json” has to be mended first.',
  'refused.noTemplate': 'This template is not here any more.',
  'refused.template': 'Another template is called that already.',
  'refused.templates': 'A pack cannot have more templates.',
  'refused.taken': 'Another card is called that already.',
  'refused.patched':
    'That pack changes this card by a patch. Take the patch away there first; then the card can come.',
  'refused.unpatchable': 'That belongs to the pack of the card, and no other pack can change it.',
  'refused.unremovable':
    'A pack that changes a card of another one cannot take this away. Say something else here instead, or copy the card.',
  'refused.gone': 'This card is not here any more.',
  'refused.example': 'There is no finished card of this kind to start from.',
  'refused.field': 'This is changed on each card by itself.',
  'refused.kind': 'Cards of this kind do not have it.',
  'refused.same': 'It is so already.',
  'refused.without': 'Nothing is there to be taken away.',
  'refused.unreadable': 'The text of its file cannot be read as it is now.',
  'refused.file': 'Cards are in files of the folder “cards” whose names end in “.json”.',
} as const;

/** Both languages have the same keys. */
export type CommandKey = keyof typeof en;
