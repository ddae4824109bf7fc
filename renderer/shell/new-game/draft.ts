import type { Params } from '../../../shared/rpc/contract.ts';
import type { NewGameForm } from '../../../shared/rpc/messages/app.ts';
import type { PlayerChoice } from '../../../shared/rpc/messages/tables.ts';
import type { HeroChoice, OptionField } from '../../../shared/tableau/presenter.ts';

export type OptionValue = boolean | number | string;

/** A seat as it is being set up. */
export interface SeatDraft {
  /** Stays with the seat while others come and go. */
  readonly key: number;
  readonly player: PlayerChoice;
  /** Id of its hero. */
  readonly hero: string;
}

/** A new game as it is being set up. */
export interface Draft {
  readonly seats: readonly SeatDraft[];
  readonly packs: readonly string[];
  readonly options: { readonly [name: string]: OptionValue };
  readonly seed: string;
}

/** What is still wrong with a draft. */
export type Problem =
  | { readonly field: 'name'; readonly seat: number }
  | { readonly field: 'seed' }
  | { readonly field: 'seats' };

/**
 * A game that could begin as it is: the fewest seats, for people, with the easiest heroes and no more packs than needed.
 *
 * @param name of the person at a seat, when those before it are called so
 */
export function firstDraft(
  form: NewGameForm,
  name: (seat: number, taken: readonly string[]) => string,
  seed: string,
): Draft {
  let draft: Draft = {
    seats: [],
    packs: form.packs.filter(({ needed }) => needed).map(({ id }) => id),
    options: standardOptions(form),
    seed,
  };
  const taken: string[] = [];
  // Too few heroes for the fewest seats: the seats that are there say so, see `problemsOf`.
  while (draft.seats.length < form.seats.min && hasRoom(draft, form)) {
    taken.push(name(draft.seats.length, taken));
    draft = withSeat(draft, form, { kind: 'person', name: taken[taken.length - 1] });
  }
  return draft;
}

export function standardOptions({ options }: NewGameForm): Draft['options'] {
  return Object.fromEntries(options.map((option) => [option.name, standardOf(option)]));
}

/** Only plain values can be sent; a game that offers others has made a mistake. */
function plain(value: unknown): OptionValue {
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value;
  throw new TypeError('An option has a value that is neither a truth, a number nor a word.');
}

const standardOf = ({ standard }: OptionField): OptionValue => plain(standard);

export const valuesOf = ({ values }: OptionField): { value: OptionValue; label: string }[] =>
  values.map(({ value, label }) => ({ value: plain(value), label }));

/** The draft for another form, after packs came or went: what can stay stays. */
export function fitted(draft: Draft, form: NewGameForm): Draft {
  let seats: readonly SeatDraft[] = draft.seats.slice(0, form.seats.max);
  for (const seat of seats) {
    if (form.heroes.some(({ id }) => id === seat.hero)) continue;
    const hero = freeHero(seats, form)?.id;
    seats =
      hero === undefined
        ? seats.filter((other) => other !== seat)
        : seats.map((other) => (other === seat ? { ...seat, hero } : other));
  }
  const options = { ...standardOptions(form) };
  for (const field of form.options) {
    const chosen = draft.options[field.name];
    if (chosen !== undefined && isOffered(field, chosen, seats.length)) options[field.name] = chosen;
  }
  const packs = draft.packs.filter((id) => form.packs.some((pack) => pack.id === id));
  return { ...draft, seats, options, packs };
}

function isOffered(field: OptionField, chosen: OptionValue, seats: number): boolean {
  switch (field.kind) {
    case 'switch':
      return typeof chosen === 'boolean';
    case 'choice':
      return field.values.some(({ value }) => value === chosen);
    case 'seat':
      return typeof chosen === 'number' && chosen < seats;
  }
}

/** The first sentence of the note about a hero: a tile has room for no more. Empty where there is none. */
export const shortNote = ({ note }: HeroChoice): string => note.split('. ', 1)[0];

/** The first hero that is not taken. */
function freeHero(seats: readonly SeatDraft[], { heroes }: NewGameForm): HeroChoice | undefined {
  return heroes.find(({ id }) => !seats.some(({ hero }) => hero === id));
}

/** Whether another seat finds room and a hero. */
export const hasRoom = ({ seats }: Draft, form: NewGameForm): boolean =>
  seats.length < form.seats.max && freeHero(seats, form) !== undefined;

/** The draft with one more seat; as it was where there is no room. */
export function withSeat(draft: Draft, form: NewGameForm, player: PlayerChoice): Draft {
  const hero = freeHero(draft.seats, form);
  if (hero === undefined || !hasRoom(draft, form)) return draft;
  const key = 1 + Math.max(-1, ...draft.seats.map((seat) => seat.key));
  return { ...draft, seats: [...draft.seats, { key, player: someone(key, player), hero: hero.id }] };
}

/** The draft without a seat. Options that named a seat are reset, since seats are renumbered. */
export function withoutSeat(draft: Draft, form: NewGameForm, key: number): Draft {
  const options = { ...draft.options };
  for (const field of form.options) if (field.kind === 'seat') options[field.name] = standardOf(field);
  return { ...draft, options, seats: draft.seats.filter((seat) => seat.key !== key) };
}

export function withPlayer(draft: Draft, key: number, player: PlayerChoice): Draft {
  const seats = draft.seats.map((seat) =>
    seat.key === key ? { ...seat, player: someone(key, player) } : seat,
  );
  return { ...draft, seats };
}

/** A person distinct from all others, whatever their name. */
const someone = (key: number, player: PlayerChoice): PlayerChoice =>
  player.kind === 'person' ? { person: `p${key}`, ...player } : player;

/** The draft with another name for the person at a seat, at all seats of that person. */
export function withName(draft: Draft, key: number, name: string): Draft {
  const named = draft.seats.find((seat) => seat.key === key)?.player;
  if (named?.kind !== 'person') return draft;
  const seats = draft.seats.map((seat) =>
    seat.player.kind === 'person' && (seat.key === key || seat.player.person === named.person)
      ? { ...seat, player: { ...seat.player, name } }
      : seat,
  );
  return { ...draft, seats };
}

/** The people at other seats, each once: any of them may play this seat as well. */
export function othersAt({ seats }: Draft, key: number): Extract<PlayerChoice, { kind: 'person' }>[] {
  const people = seats.flatMap(({ key: other, player }) =>
    player.kind === 'person' && other !== key ? [player] : [],
  );
  return people.filter(({ person }, i) => people.findIndex((one) => one.person === person) === i);
}

/** The draft with another hero for a seat; the seat that had that hero gets the old one. */
export function withHero(draft: Draft, key: number, hero: string): Draft {
  const old = draft.seats.find((seat) => seat.key === key)?.hero;
  if (old === undefined) return draft;
  const seats = draft.seats.map((seat) => {
    if (seat.key === key) return { ...seat, hero };
    return seat.hero === hero ? { ...seat, hero: old } : seat;
  });
  return { ...draft, seats };
}

/** Everything that the host would refuse anyway, to be shown at its place. */
export function problemsOf(draft: Draft, form: NewGameForm): Problem[] {
  const problems: Problem[] = draft.seats.flatMap(({ player }, seat) =>
    player.kind === 'person' && player.name.trim() === '' ? [{ field: 'name', seat } as const] : [],
  );
  if (draft.seed.trim() === '') problems.push({ field: 'seed' });
  if (draft.seats.length < form.seats.min) problems.push({ field: 'seats' });
  return problems;
}

/** What the host is asked to set up. */
export function toParams(draft: Draft, form: NewGameForm): Params<'tables.create'> {
  return {
    game: form.game,
    seed: draft.seed.trim(),
    seats: draft.seats.map(({ hero, player }) => ({
      hero,
      player: player.kind === 'person' ? { ...player, name: player.name.trim() } : player,
    })),
    packs: [...draft.packs],
    options: { ...draft.options },
  };
}

/** Names of the people of a game, to be offered the next time: newest first, each once. */
export function knownNames(draft: Draft, before: readonly string[], most: number): string[] {
  const played = draft.seats.flatMap(({ player }) => (player.kind === 'person' ? [player.name.trim()] : []));
  return [...new Set([...played, ...before])].slice(0, most);
}
