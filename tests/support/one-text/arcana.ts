// Cards of Arcana drawn at random whose text is all that they are: suits with their effects, Classes, Gifts, types of foes.
import { canonical } from '../../../shared/games/arcana/content/canonical.ts';
import { cardWords } from '../../../shared/games/arcana/content/card-words.ts';
import { describeCard } from '../../../shared/games/arcana/content/describe.ts';
import { inspect } from '../../../shared/games/arcana/content/inspect.ts';
import type { CardDefinition } from '../../../shared/games/arcana/content/schema.ts';
import { TALENTS } from '../../../shared/games/arcana/rules/card.ts';
import type { Definition, Lookup } from '../../../shared/packs/content.ts';
import { toText } from '../../../shared/words/tokens.ts';
import type { Drawer } from './drawer.ts';
import type { Written } from './programs.ts';

const SUITS: readonly string[] = ['arcana:wands', 'arcana:cups'];
const LOOKUP: Lookup = {
  card: (id) => {
    const effects = [{ do: id === 'arcana:cups' ? 'heal' : 'damage', amount: 1 }];
    return SUITS.includes(id) ? ({ kind: 'suit', effects } as unknown as Definition) : undefined;
  },
};

/** Cards without words within words, of which there are few: one of this many is. */
const FEW = 20;

function fieldsOf(drawer: Drawer, depth: number): object {
  if (!drawer.odds(FEW)) {
    const effects = { $ref: '#/$defs/effects' };
    return {
      kind: 'suit',
      effects: [...Array(drawer.odds(2) ? 1 : 2)].flatMap(() => drawer.value(effects, depth)),
    };
  }
  const suit = drawer.pick(SUITS);
  const beyond = drawer.odds(2) ? {} : { beyondCap: drawer.odds(2) };
  return drawer.pick([
    { kind: 'class', suit, talent: drawer.pick(TALENTS) },
    { kind: 'gift', suit, bonus: drawer.pick([0, 1, 2, 3]), ...beyond },
    { kind: 'type', weak: drawer.odds(2) ? SUITS.toReversed() : [suit] },
  ]);
}

export const arcanaCards: Written<CardDefinition> = {
  game: 'arcana',
  definitions: cardWords.definitions,
  texts: () => SUITS,
  draw: (drawer, depth) => ({ id: 'x', name: 'X', ...fieldsOf(drawer, depth) }) as unknown as CardDefinition,
  program: (card) => JSON.stringify(card),
  isSound: (card) => inspect(card, LOOKUP).length === 0,
  print: (card, language) => toText(describeCard(card, language, LOOKUP, (id) => id)),
  form: (card) => JSON.stringify(canonical(card)),
};
