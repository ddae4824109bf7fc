// Cards of Arcana drawn at random whose text is all that they are: suits and pips with their effects,
// Classes, Gifts, types of foes.
import { canonical } from '../../../shared/games/arcana/content/canonical.ts';
import { cardWords } from '../../../shared/games/arcana/content/card-words.ts';
import { describeCard } from '../../../shared/games/arcana/content/describe.ts';
import { inspect } from '../../../shared/games/arcana/content/inspect.ts';
import type { CardDefinition } from '../../../shared/games/arcana/content/schema.ts';
import { TALENTS } from '../../../shared/games/arcana/rules/card.ts';
import type { Definition, Lookup } from '../../../shared/packs/content.ts';
import type { EffectNode } from '../../../shared/packs/effects/world.ts';
import { toText } from '../../../shared/words/tokens.ts';
import type { Drawer } from './drawer.ts';
import type { Written } from './programs.ts';

/** A card, and what the cards of its suit do where it has one of its own. */
interface Drawn {
  readonly card: CardDefinition;
  readonly effects?: readonly EffectNode[];
}

const SUITS: readonly string[] = ['arcana:wands', 'arcana:cups'];
/** The suit of a drawn pip. */
const OWN = 'mine:own';

const lookupOf = ({ effects = [] }: Drawn): Lookup => {
  const [wands, cups] = ['damage', 'heal'].map((verb) => [{ do: verb, amount: 1 }]);
  const suits = new Map<string, readonly EffectNode[]>([
    [SUITS[0], wands],
    [SUITS[1], cups],
    [OWN, effects],
  ]);
  return {
    card: (id) =>
      suits.has(id) ? ({ kind: 'suit', effects: suits.get(id) } as unknown as Definition) : undefined,
  };
};

/** Cards without words within words, of which there are few: one of this many is. */
const FEW = 20;

const whole = (fields: object): CardDefinition =>
  ({ id: 'x', name: 'X', ...fields }) as unknown as CardDefinition;

function draw(drawer: Drawer, depth: number): Drawn {
  if (!drawer.odds(FEW)) {
    const list = { $ref: '#/$defs/effects' };
    const lists = [...Array(drawer.odds(2) ? 1 : 2)].map(() => drawer.value(list, depth) as EffectNode[]);
    const effects = lists.flat();
    const suit = whole({ kind: 'suit', effects });
    return drawer.odds(2)
      ? { card: suit }
      : { card: whole({ kind: 'pip', suit: OWN, rank: drawer.pick([1, 2, 3]) }), effects };
  }
  const suit = drawer.pick(SUITS);
  const beyond = drawer.odds(2) ? {} : { beyondCap: drawer.odds(2) };
  const fields = drawer.pick([
    { kind: 'class', suit, talent: drawer.pick(TALENTS) },
    { kind: 'gift', suit, bonus: drawer.pick([0, 1, 2, 3]), ...beyond },
    { kind: 'type', weak: drawer.odds(2) ? SUITS.toReversed() : [suit] },
  ]);
  return { card: whole(fields) };
}

/** What a pip does: the effects of its suit, and its rank where they count it. */
function pipForm(rank: number, effects: readonly EffectNode[]): string {
  const form = JSON.stringify(canonical(whole({ kind: 'suit', effects })));
  return `${form.includes('"result"') ? `rank ${rank} ` : ''}${form}`;
}

export const arcanaCards: Written<Drawn> = {
  game: 'arcana',
  definitions: cardWords.definitions,
  texts: () => SUITS,
  draw,
  program: (drawn) => JSON.stringify(drawn),
  isSound: (drawn) => {
    const lookup = lookupOf(drawn);
    const cards = [drawn.card, ...(drawn.effects ? [whole({ kind: 'suit', effects: drawn.effects })] : [])];
    return cards.every((card) => inspect(card, lookup).length === 0);
  },
  // A suit is no card of the deck: above its text stands what it is.
  print: (drawn, language) =>
    `${drawn.card.kind}: ${toText(describeCard(drawn.card, language, lookupOf(drawn), (id) => id))}`,
  form: ({ card, effects = [] }) =>
    card.kind === 'pip' ? pipForm(card.rank, effects) : JSON.stringify(canonical(card)),
};
