import type { Json } from '../../../shared/engine/json.ts';
import type { BackModel, FaceModel } from '../../../shared/face/model.ts';
import { valueAt } from '../../../shared/packs/pointer.ts';
import { plainName } from '../../../shared/words/names.ts';
import { clausesOf } from '../../../shared/words/passages.ts';
import type { Phrase } from '../../../shared/words/tokens.ts';

/** A card as it is drawn from the front. */
export type DrawnCard = Exclude<FaceModel, BackModel>;

/** The words of a card, in whatever language. */
export interface CardTexts {
  readonly name: string;
  readonly story: string;
  readonly kind: string;
  readonly rules: string;
}

/**
 * The words of a card, as they are written in its fields and drawn on it.
 *
 * @param drawn null: it cannot be drawn, so nothing is known of its rules
 */
export function cardTexts(definition: Json, drawn: DrawnCard | null): CardTexts {
  const text = (field: keyof CardTexts): string => plainName(valueAt(definition, `/${field}`)) ?? '';
  const said = drawn?.type === 'card' ? drawn.text.flatMap(clausesOf) : [];
  const rules = said.flatMap(({ tokens }) => wordsIn(tokens)).join(' ');
  return { name: text('name'), story: text('story'), kind: text('kind'), rules };
}

/** The words of a text in pieces. */
const wordsIn = (tokens: Phrase): readonly string[] =>
  tokens.flatMap((token) => ('text' in token ? [token.text] : []));
