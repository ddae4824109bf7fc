// Each equality of docs/modding/canonical.md: what is written and its canonical form print the same and do the same.
import { describe, expect, test } from 'vitest';
import { playGame } from '../../../shared/engine/drive.ts';
import type { Definitions } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { arcanaBots } from '../../../shared/games/arcana/bots/index.ts';
import { canonical as arcanaForm } from '../../../shared/games/arcana/content/canonical.ts';
import { describeCard } from '../../../shared/games/arcana/content/describe.ts';
import type { CardDefinition as ArcanaCard } from '../../../shared/games/arcana/content/schema.ts';
import { arcana } from '../../../shared/games/arcana/index.ts';
import { canonical, EQUALITIES } from '../../../shared/games/ravingspire/content/canonical.ts';
import { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import { canonicalForm } from '../../../shared/packs/canonical.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { toText } from '../../../shared/words/tokens.ts';
import { changesOf, playsOf, textsOf } from '../../support/true-texts/alike.ts';
import { DECK, setupOf } from '../../shared/games/arcana/rules/tables.ts';
import { pageText } from './blocks.ts';

/** One line of a table: why, and the two that are equal. */
type Line = readonly [why: string, written: Json, form: Json];
type Node = { readonly [field: string]: unknown };

/** The lines of a game's part of the page. */
function linesOf(game: string): Line[] {
  const [, part = ''] = pageText('canonical.md').split(`\n## ${game}\n`);
  return [...part.split('\n## ')[0].matchAll(/^\| (.*) \| `(.*)` \| `(.*)` \|$/gm)].map(
    ([, why, written, form]): Line => [why, JSON.parse(written) as Json, JSON.parse(form) as Json],
  );
}

/** The rules of a card that has what a line shows, and little else. */
function rulesWith(shown: Node | readonly Node[]): readonly Node[] {
  const [first] = [shown].flat();
  if (typeof first['do'] === 'string') return [{ when: 'played', do: [shown].flat() }];
  if ('when' in first) return [shown].flat();
  if ('mod' in first) return [{ while: 'slotted', change: first }];
  const [then, otherwise] = [1, 2].map((cards) => [{ do: 'draw', cards }]);
  return [{ when: 'played', do: [{ do: 'if', if: first, then, else: otherwise }] }];
}

/** A card of Ravingspire with what a line shows. */
function cardWith(shown: Json): CardDefinition {
  const rules = rulesWith(shown as unknown as Node);
  const plain = { id: 'sample', name: 'Sample', rules };
  const own = { kind: 'object', power: 1, as: ['skill'], cost: { skill: 1 } };
  const card = rules[0]['when'] === 'chaos' ? { ...plain, kind: 'chaos' } : { ...plain, ...own };
  return card as unknown as CardDefinition;
}

const asText = (value: unknown): string => JSON.stringify(value);
const ravingspire = linesOf('Ravingspire');
const ofArcana = linesOf('Arcana');

test('the page has lines', () => {
  expect(ravingspire.length).toBeGreaterThan(20);
  expect(ofArcana.length).toBeGreaterThan(1);
});

describe('Ravingspire', () => {
  test.each(ravingspire)('%s', (_why, written, form) => {
    const [first, second] = [cardWith(written), cardWith(form)];
    expect(asText(first)).not.toBe(asText(second));
    expect(asText(canonical(first))).toBe(asText(canonical(second)));
    expect(asText(canonical(first))).toContain(asText(form));
    expect(textsOf(first)).toEqual(textsOf(second));
    expect(playsOf(first)).toEqual(playsOf(second));
    expect(changesOf(first)).toEqual(changesOf(second));
  });

  test.each(EQUALITIES.map((equality) => [equality.name, equality] as const))(
    'some line needs %s',
    (_name, equality) => {
      const others = EQUALITIES.filter((other) => other !== equality);
      const formOf = (shown: Json): string => asText(canonicalForm(cardWith(shown), CardDefinition, others));
      expect(ravingspire.some(([, written, form]) => formOf(written) !== formOf(form))).toBe(true);
    },
  );

  test('every line does something, or changes something', () => {
    for (const [why, , form] of ravingspire) {
      const card = cardWith(form);
      const plain = cardWith({ do: 'pick', cards: 'this' });
      expect([playsOf(card), changesOf(card)], why).not.toEqual([playsOf(plain), changesOf(plain)]);
    }
  });
});

/** What a line shows as a whole card: that card, or a suit with that effect. */
const cardOf = (shown: Json): ArcanaCard => {
  const node = shown as unknown as Node;
  const suit = { kind: 'suit', id: 'x', name: 'X', effects: [node] };
  return ('kind' in node ? node : suit) as unknown as ArcanaCard;
};

/** The cards of the deck in whose place others are tried. */
const PLACES: { readonly [kind: string]: string } = { suit: 'arcana:wands', gift: 'arcana:devout' };

/** A whole game of Arcana with a card in the place of one of the deck: all that happened, and how it ended. */
function gameWith(card: ArcanaCard): unknown[] {
  const definitions = { ...DECK, [PLACES[card.kind]]: card } as unknown as Definitions;
  const events: unknown[] = [];
  const bot = arcanaBots['greedy']('equal');
  const match = arcana.match(setupOf({ seed: 's1', heroes: ['arcana:kw', 'arcana:qc'] }), definitions);
  const { state } = playGame(arcana, match, { player: () => bot, sink: (event) => events.push(event) });
  return [...events, state];
}

describe('Arcana', () => {
  const lookup = { card: (id: string) => DECK[id] as never };
  const printed = (card: ArcanaCard): string[] =>
    LANGUAGES.map((language) => toText(describeCard(card, language, lookup, (id) => id)));

  test.each(ofArcana)('%s', (_why, written, form) => {
    const [first, second] = [cardOf(written), cardOf(form)];
    expect(asText(first)).not.toBe(asText(second));
    expect(asText(arcanaForm(first))).toBe(asText(second));
    expect(printed(first)).toEqual(printed(second));
    expect(gameWith(first)).toEqual(gameWith(second));
  });

  test('another card makes another game', () => {
    const [gift, suit] = ofArcana.map(([, , form]) => cardOf(form));
    for (const other of [{ bonus: 3 }, { beyondCap: true }])
      expect(gameWith({ ...gift, ...other } as ArcanaCard)).not.toEqual(gameWith(gift));
    const effects = [{ do: 'damage', amount: { amount: 'result' } }];
    expect(gameWith({ ...suit, effects } as unknown as ArcanaCard)).not.toEqual(gameWith(suit));
  });
});
