import { Ajv, type ErrorObject } from 'ajv';
import { VALIDATOR_OPTIONS } from '../../../../../shared/packs/schema.ts';
import { CardDefinition } from '../../../../../shared/games/ravingspire/content/schema.ts';
import type { Values } from '../../../../../shared/words/messages.ts';

const check = new Ajv(VALIDATOR_OPTIONS).compile(CardDefinition);

/** What the schema says against a card: place, keyword, data. `if` only repeats what its branch has said. */
export function validateCard(card: unknown): string[] {
  if (check(card)) return [];
  const errors: readonly ErrorObject[] = check.errors ?? [];
  return errors
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`);
}

const NAMES =
  'touched a add as bound by cards card change classes condition cost count effect enemies first from into kinds levels many max min noun of one options otherwise price row rows second spaces subject table then to what zones icon burdens doubling rule letter pack keyword';
const NUMBERS = 'n number';
const SELECTORS =
  'bracketed own locked several burdened against any at deck under attribute attributed classed direction down ends enemy form genitive how kind less layer level name negated once plain plural range symbol there upTo usable who whose zone field when while word id limit depth partner lasting keep numbered';

const phrases = (names: string): Values =>
  Object.fromEntries(names.split(' ').map((name) => [name, [{ text: name }]]));

/** A value for each placeholder of a message. Tags of terms keep their own. */
export function valuesFor(): Values {
  return {
    ...phrases(NAMES),
    ...Object.fromEntries(NUMBERS.split(' ').map((name) => [name, 2])),
    ...Object.fromEntries(SELECTORS.split(' ').map((name) => [name, 'other'])),
  };
}
