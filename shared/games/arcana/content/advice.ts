import type { Fault, GameAdvice, Remedy } from '../../../packs/advice/game-advice.ts';
import { certain, removal, replacement } from '../../../packs/advice/steps.ts';
import { de } from '../text/de/advice.ts';
import { en } from '../text/en/advice.ts';
import { CardDefinition } from './schema.ts';

/** What the workshop needs to know about this game's cards. */
export const arcanaAdvice: GameAdvice = {
  schema: CardDefinition,
  messages: { en, de },
  useless: [],
  mend,
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
