import { SetupError, type Definitions } from '../../../engine/game.ts';
import { nameInPack, packOf } from '../../../packs/card-id.ts';
import { verbsIn } from '../../../packs/effects/verbs-in.ts';
import { compileList } from '../../../packs/effects/compile.ts';
import type { Card, Class, Gift, Suit, TowerCard } from '../rules/card.ts';
import { language } from './language.ts';
import type { CardDefinition, SuitDefinition, TypeDefinition } from './schema.ts';

/** All cards of a table, compiled, by full id. */
export interface Compiled {
  readonly cards: ReadonlyMap<string, Card>;
  readonly suits: ReadonlyMap<string, Suit>;
  readonly classes: ReadonlyMap<string, Class>;
  readonly gifts: ReadonlyMap<string, Gift>;
  readonly towers: ReadonlyMap<string, TowerCard>;
}

/** Compiled cards by their frozen definitions: a table is set up many times over, its cards are compiled once. */
const COMPILED = new WeakMap<Definitions, Compiled>();

/** Compiles the definitions of a table, which the schema and the inspection have passed. */
export function compileAll(definitions: Definitions): Compiled {
  const known = COMPILED.get(definitions);
  if (known) return known;
  const compiled = compile(definitions);
  COMPILED.set(definitions, compiled);
  return compiled;
}

function compile(definitions: Definitions): Compiled {
  const cards = new Map<string, Card>();
  const suits = new Map<string, Suit>();
  const classes = new Map<string, Class>();
  const gifts = new Map<string, Gift>();
  const towers = new Map<string, TowerCard>();
  // By id, since what is dealt depends on the order of the cards.
  for (const id of Object.keys(definitions).sort()) {
    const card = definitions[id] as unknown as CardDefinition;
    const pack = packOf(id);
    switch (card.kind) {
      case 'suit':
        suits.set(id, compileSuit(id, card));
        break;
      case 'class':
        classes.set(id, { id, talent: card.talent, suit: card.suit });
        break;
      case 'gift':
        gifts.set(id, { id, suit: card.suit, bonus: card.bonus, beyondCap: card.beyondCap ?? false });
        break;
      case 'tower':
        towers.set(id, { id, pack, tables: card.tables, foes: card.foes });
        break;
      case 'pip':
        cards.set(id, { kind: 'pip', id, pack, suit: card.suit, rank: card.rank });
        break;
      case 'fool':
        cards.set(id, { kind: 'fool', id, pack });
        break;
      case 'major':
        cards.set(id, {
          kind: 'major',
          id,
          pack,
          types: card.types,
          suits: weaknesses(definitions, card.types),
        });
        break;
      case 'court': {
        const { class: rank, gift, adventurer } = card;
        cards.set(id, { kind: 'court', id, pack, class: rank, gift, adventurer });
        break;
      }
      case 'type':
      case 'position':
      case 'keyword':
        // Read where they are needed: for the weaknesses of a foe, and for the words of a Reading.
        break;
    }
  }
  return { cards, suits, classes, gifts, towers };
}

/** The rules of the printed suits, by local id. */
const SUIT_RULES: { readonly [suit: string]: string } = {
  wands: 'AR-PLAY-1',
  swords: 'AR-PLAY-2',
  cups: 'AR-PLAY-3',
  pentacles: 'AR-PLAY-4',
};
/** A suit of another pack is played like any card. */
const ANY_SUIT = 'AR-TURN-1';

function compileSuit(id: string, { effects }: SuitDefinition): Suit {
  const verbs = verbsIn(effects);
  const local = nameInPack(id);
  return {
    id,
    effect: compileList(language, { id }, effects, '/effects'),
    damages: verbs.has('damage'),
    heals: verbs.has('heal'),
    draws: verbs.has('draw'),
    rule: Object.hasOwn(SUIT_RULES, local) ? SUIT_RULES[local] : ANY_SUIT,
  };
}

/** The suits that dispel the wards of a foe of these types: a match with any of them is enough (AR-FOE-3). */
function weaknesses(definitions: Definitions, types: readonly string[]): string[] {
  const suits = types.flatMap((type) => {
    if (!Object.hasOwn(definitions, type)) throw new SetupError(`no chosen pack has the type "${type}"`);
    return (definitions[type] as unknown as TypeDefinition).weak;
  });
  return [...new Set(suits)];
}
