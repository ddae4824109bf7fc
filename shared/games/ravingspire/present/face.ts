import type { Definitions } from '../../../engine/game.ts';
import { lookupIn } from '../../../packs/content.ts';
import type { FaceModel } from '../../../face/model.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { Titles } from '../../../tableau/presenter.ts';
import type { CardFace } from '../../../tableau/tableau.ts';
import { describeCard } from '../content/describe.ts';
import type { CardDefinition, CostDefinition, HeroDefinition } from '../content/schema.ts';
import type { Lexicon } from '../narrate/lexicon.ts';
import { NO_BRUTE } from '../rules/cost.ts';
import { attributeBit, ATTRIBUTES, VORPAL, type AttributeName } from '../types.ts';
import { backOf } from './backs.ts';
import { definitionOf } from './definitions.ts';
import { drawingOf } from './drawing.ts';
import { heroClass } from './hero-class.ts';
import { sayPrice } from './values.ts';

/**
 * What is printed on a card, in words and as it is drawn; or the back of a deck.
 *
 * @throws RangeError when there is no card of that id
 */
export function faceOf(definitions: Definitions, id: string, titles: Titles, lex: Lexicon): CardFace {
  const back = backOf(id, lex);
  if (back !== null) return back;
  if (!Object.hasOwn(definitions, id)) throw new RangeError(`there is no card "${id}" at this table`);
  const card = definitionOf(definitions, id);
  const text = describeCard(card, lex.language, (other) => titles.name(other), {
    cards: lookupIn(definitions),
  });
  let drawing: FaceModel | undefined;
  return {
    id,
    name: titles.name(id),
    kind: kindOf(card, lex),
    values: [...valuesOf(card, lex), ...(card.hero ? heroValues(definitions, card.hero, titles, lex) : [])],
    text,
    story: titles.story(id) ?? null,
    // Made on demand: callers that list thousands of cards only read their words.
    get drawing() {
      drawing ??= drawingOf(definitions, id, titles, lex);
      return drawing;
    },
  };
}

function kindOf({ kind, types = [] }: CardDefinition, lex: Lexicon): Phrase {
  const list = lex.list(types.map((type) => lex.word('word.kind', type)));
  return lex.say('face.kind', {
    kind: lex.word('word.kind', kind),
    types: types.length > 0 ? 'some' : 'none',
    list,
  });
}

/** The attributes of a power as bits. */
const bitsOf = (as: NonNullable<CardDefinition['as']>): number =>
  as.reduce((bits, name) => bits | (name === 'vorpal' ? VORPAL : attributeBit(name)), 0);

function valuesOf(
  { power, as, cost, loot, copies = 1, supply = false }: CardDefinition,
  lex: Lexicon,
): Phrase[] {
  const values: Phrase[] = [];
  if (power !== undefined && as !== undefined)
    values.push(lex.say('face.power', { power: lex.power(power, bitsOf(as)) }));
  if (cost !== undefined) values.push(lex.say('face.cost', { cost: sayPrice(lex, priceOf(cost)) }));
  if (loot !== undefined) values.push(lex.say('face.loot', { count: [{ number: loot }] }));
  if (copies > 1) values.push(lex.say('face.copies', { count: [{ number: copies }] }));
  if (supply) values.push(lex.say('face.supply'));
  return values;
}

const priceOf = ({ fight = 0, skill = 0, charm = 0, brute = NO_BRUTE }: CostDefinition) => ({
  fight,
  skill,
  charm,
  brute,
  reductions: [],
});

function heroValues(definitions: Definitions, hero: HeroDefinition, titles: Titles, lex: Lexicon): Phrase[] {
  const cards = Object.entries(hero.deck).flatMap(([id, count]): Phrase[] =>
    count === 0
      ? []
      : [
          lex.say('face.counted', {
            count: [{ number: count }],
            card: [{ card: id, text: titles.name(id) }],
          }),
        ],
  );
  const totals = totalsOf(definitions, hero);
  return [
    heroNote(hero, lex),
    lex.say('face.slots', { slots: lex.list(hero.slots.map((kind) => lex.word('word.kind', kind))) }),
    lex.say('face.totals', {
      fight: [{ number: totals.fight }],
      skill: [{ number: totals.skill }],
      charm: [{ number: totals.charm }],
    }),
    lex.say('face.deck', { cards: lex.list(cards) }),
  ];
}

/** "reaver, hard". */
export const heroNote = (hero: HeroDefinition, lex: Lexicon): Phrase =>
  lex.say('setup.note', {
    class: heroClass(hero, lex),
    difficulty: lex.word('word.difficulty', hero.difficulty),
  });

/** The printed power of a starter card; empty where it has none. */
export function starterPower(definitions: Definitions, id: string, lex: Lexicon): Phrase {
  if (!Object.hasOwn(definitions, id)) return [];
  const { as = [], power = 0 } = definitionOf(definitions, id);
  return lex.power(power, bitsOf(as));
}

/** The power of a starter deck by attribute (HERO-1). */
function totalsOf(definitions: Definitions, { deck }: HeroDefinition): { [A in AttributeName]: number } {
  const totals = { fight: 0, skill: 0, charm: 0 };
  for (const [id, count] of Object.entries(deck)) {
    if (!Object.hasOwn(definitions, id)) continue;
    const { as = [], power = 0 } = definitionOf(definitions, id);
    const name = ATTRIBUTES.find((each) => each === as[0]);
    if (name !== undefined) totals[name] += count * power;
  }
  return totals;
}
