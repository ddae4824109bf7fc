import type { Definition } from '../../../packs/content.ts';
import type { Fault, GameAdvice, Remedy } from '../../../packs/advice/game-advice.ts';
import { certain, removal, replacement } from '../../../packs/advice/steps.ts';
import { de } from '../text/de/advice.ts';
import { en } from '../text/en/advice.ts';
import { canonical } from './canonical.ts';
import { CardDefinition, type Kind } from './schema.ts';

/** Kinds of which two cards that do the same are one too many. */
const TOLD: ReadonlySet<string> = new Set<Kind>(['pip', 'class', 'gift', 'court', 'tower']);

/** What the workshop needs to know about this game's cards. */
export const arcanaAdvice: GameAdvice = {
  schema: CardDefinition,
  messages: { en, de },
  useless: [],
  mend,
  first: {
    kind: 'suit',
    typed: { en: 'deal 2 damage to the foe', de: 'füge dem Feind 2 Schaden zu' },
  },
  comesBy: {
    major: { kind: 'tower', at: '/foes' },
    type: { kind: 'major', at: '/types' },
    class: { kind: 'court', at: '/class' },
    gift: { kind: 'court', at: '/gift' },
    suit: { kind: 'pip', at: '/suit' },
  },
  canonical: (definition) => canonical(definition as unknown as CardDefinition) as unknown as Definition,
  // All others have rules of their own, or are told apart by their names alone.
  isTold: ({ kind }) => TOLD.has(String(kind)),
  // Its numbers are those of its tables: no card has too many of them.
  measures: () => [],
  spread: {
    name: 'rank',
    bands: [1, 4, 7, 10],
    of: ({ kind, rank }) => (kind === 'pip' && typeof rank === 'number' ? rank : undefined),
  },
};

function mend({ code, pointer }: Fault): readonly Remedy[] {
  switch (code) {
    case 'idle-effect':
    case 'idle-gift':
      return [certain(replacement(pointer, 1))];
    case 'cap-without-healing':
      return [certain(removal(pointer))];
    default:
      return [];
  }
}
