// The cards around the one on the bench: like it, and naming it.
import type { Json } from '../../../../shared/engine/json.ts';
import { similarTo, usesOf } from '../../../../shared/packs/advice/around.ts';
import { CardIndex } from '../../../../shared/packs/advice/card-index.ts';
import { PlayerWords } from '../../../../shared/packs/advice/player-words.ts';
import { mentionsIn, Uses } from '../../../../shared/packs/advice/uses.ts';
import type { GameContent } from '../../../../shared/packs/content.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import type { BenchSimilar, BenchUse } from '../../../../renderer/workshop/bench.ts';
import { cardIn, cardsIn, localIn, type Files } from './files.ts';
import { nameIn } from './look.ts';

/** The cards of a pack, and the language in which they are spoken of. */
export interface Pack {
  readonly id: string;
  readonly files: Files;
  readonly content: GameContent;
  readonly language: Language;
}

const wordsIn = ({ files, content, language }: Pack): PlayerWords =>
  new PlayerWords(content, language, (id) => nameIn(files, id, language));

/** @param card its name in the pack */
export function similarIn(pack: Pack, card: string): readonly BenchSimilar[] {
  const { id, files, content } = pack;
  const all = cardsIn(files).map((one) => [`${id}:${one.id}`, one] as const);
  const rows = similarTo(`${id}:${card}`, new CardIndex(content.advice!, all), wordsIn(pack));
  return rows.map((row) => ({ ...row, card: localIn(files, row.card) }));
}

export function usesIn(pack: Pack, card: string): readonly BenchUse[] {
  const { id, files, content } = pack;
  const uses = new Uses();
  for (const one of cardsIn(files))
    uses.put({ kind: 'card', id: `${id}:${one.id}` }, () =>
      mentionsIn(one as unknown as Json, content.advice!.schema),
    );
  const definitionOf = (one: string): Json | undefined => cardIn(files, one) as unknown as Json;
  return usesOf(`${id}:${card}`, uses, wordsIn(pack), definitionOf).map(({ user, name, at, where }) => ({
    card: user.kind === 'card' ? localIn(files, user.id) : null,
    name,
    at,
    where,
  }));
}
