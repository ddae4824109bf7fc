// What is to be seen of the card on the bench, besides its fields and its sentence in the language that is shown.
import { plainName } from '../../../../shared/words/names.ts';
import type { GameEntry } from '../../../../shared/games/index.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import { WORD_LISTS, type CardWord, type CardWords } from '../../../../shared/packs/card-words.ts';
import type { Lookup } from '../../../../shared/packs/content.ts';
import { valueAt } from '../../../../shared/packs/pointer.ts';
import type { Bench } from '../../../../shared/packs/sentence/bench.ts';
import { sentenceOf } from '../../../../shared/packs/sentence/sentence.ts';
import type { WordHelp } from '../../../../shared/rpc/messages/workshop.ts';
import type { CardFace } from '../../../../shared/tableau/tableau.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import { toText } from '../../../../shared/words/tokens.ts';
import { cardIn, localIn, textsIn, type Files } from './files.ts';

export const nameIn = (files: Files, id: string, language: Language): string => {
  const written = language === 'de' ? textsIn(files)[localIn(files, id)]?.name : undefined;
  return plainName(written) ?? plainName(cardIn(files, id)?.['name']) ?? id;
};

/** The text of each rule of a card by its pointer. */
export function rulesIn(bench: Bench, definition: Json, language: Language): { at: string; text: string }[] {
  const { lines, handles } = sentenceOf(bench, definition, language);
  const rules = handles.filter(({ role, within }) => role === 'rule' && within === undefined);
  return rules.map(({ at }) => ({
    at,
    text: lines
      .filter((line) => `${line.at}/`.startsWith(`${at}/`))
      .map(({ pieces }) => toText([{ tokens: pieces.map(({ token }) => token), under: [] }]))
      .join(' '),
  }));
}

/** @param id full id of the card */
export function faceIn(entry: GameEntry, files: Files, id: string, language: Language): CardFace {
  const lookup: Lookup = { card: (one) => cardIn(files, one) };
  const story = (one: string): string | undefined => {
    const written = language === 'de' ? textsIn(files)[localIn(files, one)]?.story : undefined;
    return written ?? (lookup.card(one)?.['story'] as string | undefined);
  };
  return entry.faces(lookup, language, { name: (one) => nameIn(files, one, language), story })(id);
}

/** What is known of the word at a place of a card; null: nothing. */
export function helpAt(
  words: CardWords,
  definition: Json,
  at: string,
  language: Language,
  names: (id: string) => string,
): WordHelp | null {
  const name = valueAt(definition, at);
  const word = WORD_LISTS.flatMap((list): readonly CardWord[] => words[list]).find(
    (one) => one.name === name,
  );
  if (word === undefined) return null;
  const example = word.say(word.example, language, names);
  return {
    name: word.name,
    does: word.help[language].does,
    example: toText(example.map((tokens) => ({ tokens, under: [] }))),
    cards: [],
  };
}
