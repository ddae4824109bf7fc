import { phraseText } from '../../shared/tableau/plain.ts';
import type { Chapter, TableUpdate } from '../../shared/rpc/messages/tables.ts';
import type { Words } from '../ui/words.ts';
import { seatNames } from './choices.ts';
import type { TextKey } from './text/en.ts';

/** Most log lines of one announcement; the log has the rest. */
const MOST_LINES = 5;

/** What is announced about an update: what happened, and who is to act now. */
export function newsToSay(
  words: Words<TextKey>,
  { before, update }: { readonly before: TableUpdate; readonly update: TableUpdate },
  chapters: readonly Chapter[],
): string {
  const lines = chapters.flatMap(({ kind, title, lines }) =>
    kind === 'undo'
      ? [words('say.undone', { title: phraseText(title) })]
      : lines.filter(({ weight }) => weight !== 'quiet').map(({ text }) => phraseText(text)),
  );
  const shown = lines.slice(-MOST_LINES);
  const more = lines.length - shown.length;
  if (more > 0) shown.push(`${words('say.more', { count: more })}.`);
  if (update.stuck === null) return [...shown, ...whoActs(words, before, update)].join(' ');
  return [...shown, ...(before.stuck === null ? [update.stuck.sentence] : [])].join(' ');
}

function whoActs(words: Words<TextKey>, before: TableUpdate, update: TableUpdate): string[] {
  // What can still be done about a game that is over has time.
  if (update.outcome !== null) return [];
  const asked = asks(update);
  if (asked !== '') return asked === asks(before) ? [] : [words('say.turn', { title: asked })];
  const names = waitedFor(update);
  if (names.length === 0 || isSame(names, waitedFor(before))) return [];
  return [words('say.waiting', { names })];
}

const asks = ({ prompts }: TableUpdate): string => prompts.map(({ title }) => phraseText(title)).join(' ');

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, i) => name === other[i]);

const waitedFor = ({ seats }: TableUpdate): readonly string[] =>
  seatNames(
    seats,
    seats.filter(({ toAct }) => toAct).map(({ seat }) => seat),
  );
