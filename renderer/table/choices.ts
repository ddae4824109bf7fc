import type { Seat } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Chapter, SeatState, TableUpdate } from '../../shared/rpc/messages/tables.ts';
import { isGrid } from '../../shared/tableau/grid.ts';
import type { Answer, GridCell, Choice, Prompt, TableCard, Tableau } from '../../shared/tableau/tableau.ts';
import { undoneEntries } from './chronicle.ts';

/** A choice with the seat that has it. */
export interface SeatChoice {
  readonly seat: Seat;
  readonly choice: Choice;
}

const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Everything that can be tried with a card, refused things too. */
export function choicesOf(prompts: readonly Prompt[], card: number): SeatChoice[] {
  if (card < 0) return [];
  return prompts.flatMap(({ seat, groups }) =>
    groups.flatMap(({ choices }) =>
      choices.filter((choice) => choice.card === card).map((choice) => ({ seat, choice })),
    ),
  );
}

/** The choice of an open turn that does this. */
export function choiceOf(prompts: readonly Prompt[], seat: Seat, action: Json): Choice | null {
  const choices = prompts.filter((prompt) => prompt.seat === seat).flatMap(({ groups }) => groups);
  return choices.flatMap((group) => group.choices).find((choice) => same(choice.action, action)) ?? null;
}

/** Everything that can be tried at a cell of a grid, refused things too. */
export const choicesAt = (prompts: readonly Prompt[], cell: string): SeatChoice[] =>
  prompts.flatMap(({ seat, groups }) =>
    groups.flatMap(({ choices }) =>
      choices.filter((choice) => choice.cell === cell).map((choice) => ({ seat, choice })),
    ),
  );

/** What is picked on the table, so that its choices alone are listed: a card, or a cell of a grid. */
export type Picked = { readonly card: number } | { readonly cell: string };

/** Whether a choice is one of what is picked. */
export const isOf = (picked: Picked, { card, cell }: Choice): boolean =>
  'cell' in picked ? cell === picked.cell : card === picked.card;

/** What is picked, where a prompt has a choice for it; else null. */
export const pickedFor = ({ groups }: Prompt, picked: Picked | null): Picked | null =>
  picked !== null && groups.some(({ choices }) => choices.some((choice) => isOf(picked, choice)))
    ? picked
    : null;

/** The title of a cell, or null where there is none of this id. */
export function titleOf({ zones }: Tableau, id: string): GridCell['title'] | null {
  const cells = zones.flatMap((zone) => (isGrid(zone) ? zone.layout.cells : []));
  return cells.find((cell) => cell.id === id)?.title ?? null;
}

/** What a choice does, whatever is written for it: it stays the same choice during typing. */
export function identityOf({ action, form }: Choice): Json {
  if (form?.kind !== 'text') return action;
  return { ...(action as { readonly [field: string]: Json }), [form.field]: null };
}

/**
 * Prompts of several seats at one screen that ask for the very same are one, that of the first seat: it does not matter
 * who does it.
 */
export function withoutRepeats(prompts: readonly Prompt[]): Prompt[] {
  const asked = (prompt: Prompt): string => JSON.stringify({ ...prompt, seat: null });
  return prompts.filter((prompt, i) => prompts.findIndex((other) => asked(other) === asked(prompt)) === i);
}

/** The full id of the card that an answer stands for, where its words name one or it lies on the table. */
export function cardOf(answer: Answer, tableau: Tableau): string | null {
  const lying = answer.card < 0 ? null : findCard(tableau, answer.card);
  const named = answer.label.find((token) => 'card' in token);
  return lying?.card.id ?? (named !== undefined && 'card' in named ? named.card : null);
}

/** Where an instance of a card lies. */
export function findCard(
  tableau: Tableau,
  card: number,
): { readonly card: TableCard; readonly zone: Tableau['zones'][number] } | null {
  for (const zone of tableau.zones) {
    const found = zone.cards.find((other) => other.card === card);
    if (found !== undefined) return { card: found, zone };
  }
  return null;
}

/** The newest entry that has not been taken back. */
export function lastEntry(chapters: readonly Chapter[]): Chapter | undefined {
  const undone = undoneEntries(chapters);
  return chapters.findLast(({ n, kind }) => (kind === 'action' || kind === 'answer') && !undone.has(n));
}

/** The own seat that takes back: whose entry it was, if it is an own seat; else the one that acts. */
export function undoSeat(update: TableUpdate, chapters: readonly Chapter[]): Seat | null {
  return ownSeat(update, lastEntry(chapters)?.seat ?? null);
}

/** The own seat whose entry comes back next. */
export function redoSeat(update: TableUpdate, chapters: readonly Chapter[]): Seat | null {
  const undone = undoneEntries(chapters);
  const next = chapters.find(({ n }) => undone.has(n) && n > (lastEntry(chapters)?.n ?? 0));
  return ownSeat(update, next?.seat ?? null);
}

/** A seat if the caller plays it, or else another own seat: the one that acts first; null for a spectator. */
function ownSeat({ seats, prompts }: TableUpdate, wanted: Seat | null): Seat | null {
  const mine = seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  if (wanted !== null && mine.includes(wanted)) return wanted;
  return prompts.at(0)?.seat ?? mine.at(0) ?? null;
}

/** What seats are called. */
export const seatNames = (seats: readonly SeatState[], which: readonly Seat[]): readonly string[] =>
  which.map((seat) => seats.find((other) => other.seat === seat)?.name ?? String(seat + 1));
