import type { Focus, Sentence } from '../../../shared/packs/sentence/types.ts';
import type { WordHelp } from '../../../shared/rpc/messages/workshop.ts';
import { isWithin } from '../../../shared/packs/pointer.ts';
import type { Words } from '../../ui/words.ts';
import type { TextKey } from '../text/en.ts';
import type { Flaw } from './flaws.ts';
import { clauseOf, handleOf, placeOf } from './places.ts';

/** A sentence after a change. */
interface Changed {
  readonly sentence: Sentence;
  readonly flaws: readonly Flaw[];
}

/**
 * The one message after a change: the clause as it is now, how much is wrong with it, and what else has happened.
 *
 * @param focus what the clause is around
 * @param told what else has happened; null: nothing
 */
export function changeSaid(
  { sentence, flaws }: Changed,
  focus: Focus,
  told: string | null,
  t: Words<TextKey>,
): string {
  const place = placeOf(sentence, focus);
  const clause = place === null ? undefined : clauseOf(sentence, handleOf(sentence, place));
  const part = clause === undefined ? undefined : sentence.handles[clause];
  const wrong = part === undefined ? [] : flaws.filter(({ problem }) => isWithin(problem.at, part.at));
  const words = part?.text ?? (place?.kind === 'stop' ? sentence.stops[place.index].name : '');
  const changed = wrong.length > 0 ? t('said.problems', { words, count: wrong.length }) : words;
  return stepSaid(changed, told) || t('said.changed');
}

/** What was done, and what else has happened. Null: there is nothing to say of it. */
export const stepSaid = (done: string | null, told: string | null): string =>
  [done ?? '', told ?? ''].filter((text) => text !== '').join('. ');

/** What is said of a word. @param help null: nothing is known of it */
export function helpSaid(help: WordHelp | null, t: Words<TextKey>): string {
  if (help === null) return t('help.none');
  const cards = help.cards.map(({ name }) => name);
  const { name, does, example } = help;
  const said = [t('help.does', { name, does }), example && t('help.example.said', { example })];
  return [...said, cards.length > 0 && t('help.cards.said', { cards: cards.join(', ') })]
    .filter((text) => text !== '' && text !== false)
    .join(' ');
}
