// R15: what the base set prints is what happens, for the kinds of sentences that once said something else.
import { expect, test } from 'vitest';
import type { CardDefinition } from '../../shared/games/ravingspire/content/schema.ts';
import { describeCard } from '../../shared/games/ravingspire/content/describe.ts';
import { toText } from '../../shared/words/tokens.ts';
import { baseDefinitions } from '../support/ravingspire.ts';

const definitions = baseDefinitions as unknown as Record<string, CardDefinition>;
const nameOf = (id: string): string => definitions[id]?.name ?? id;

/** What a kind of rule has to be called in, by what its JSON holds. */
const SAID = [
  // It may lie in hand, in a slot or among what was played: all that is not spent yet.
  { holds: /"usable"/, en: 'you can still use this turn', de: 'in diesem Zug noch nutzbaren' },
  // It lies there until a foe comes, and is not one of the foe cards afterwards.
  {
    holds: /"lay-on-foe-deck"/,
    en: 'once the next foe is drawn, banish it',
    de: 'sie wird verbannt, sobald der nächste Feind gezogen ist',
  },
  // Heroes elsewhere in the tower count as well (CARD-20).
  { holds: /"alone"/, en: 'if no other hero is in the game', de: 'Wenn kein anderer Held im Spiel ist' },
] as const;

test.each(SAID)('cards with $holds', ({ holds, en, de }) => {
  const cards = Object.values(definitions).filter((card) => holds.test(JSON.stringify(card)));
  expect(cards).not.toHaveLength(0);
  for (const card of cards) {
    expect(toText(describeCard(card, 'en', nameOf))).toContain(en);
    expect(toText(describeCard(card, 'de', nameOf))).toContain(de);
  }
});

test('equipment with a rule for the start of the turn says that it works in a slot only', () => {
  const equipment = Object.values(definitions).filter(
    (card) => JSON.stringify(card).includes('"turn-start"') && !['hero', 'tower'].includes(card.kind),
  );
  expect(equipment.length).toBeGreaterThanOrEqual(9);
  for (const card of equipment) {
    expect(toText(describeCard(card, 'en', nameOf))).toContain('While slotted, at the start of your turn');
    expect(toText(describeCard(card, 'de', nameOf))).toContain('Solange ausgerüstet, zu Beginn deines Zuges');
  }
});
