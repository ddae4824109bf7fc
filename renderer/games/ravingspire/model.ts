// What a position of Ravingspire is to the page: the view with its types, and the prompts sorted so that a card, a
// space or a button finds what can be done with it. Nothing here works out what is possible: that comes from the host.
import type { Seat } from '../../../shared/engine/game.ts';
import type { Action } from '../../../shared/games/ravingspire/action-schema.ts';
import type { Phase } from '../../../shared/games/ravingspire/types.ts';
import type { CardView, TableView } from '../../../shared/games/ravingspire/view.ts';
import type { Moment, SeatState, TableUpdate } from '../../../shared/rpc/messages/tables.ts';
import type { Choice, Fact, Prompt, TableCard, Tableau, Zone } from '../../../shared/tableau/tableau.ts';

export type { Action, CardView, Phase, TableView };

/** A hero as the viewer sees it. */
export type HeroView = TableView['heroes'][number];
/** A ring with its five places, its tower card and its foe. */
export type LevelView = TableView['levels'][number];
/** Where a hero can be: a ring, or the Keep. */
export type LevelName = HeroView['level'];

/** Stands where no card is: in `Choice.card`, `Answer.card`, `TableCard.card`. */
export const NONE = -1;

/** The places on a battlemat. */
export const SLOTS = 5;

/** A position as it is shown: the present one, or the moment that is looked back at. */
export interface Look {
  readonly update: TableUpdate;
  readonly view: TableView;
  readonly tableau: Tableau;
  /** What may be done now; nothing while looking back. */
  readonly prompts: readonly Prompt[];
  /** The past is looked at. */
  readonly past: boolean;
}

/**
 * The position to show.
 *
 * @param moment the past position that is looked at (`desk.session.moment`), or null
 */
export function lookAt(update: TableUpdate, moment: Moment | null): Look {
  const { view, tableau } = moment ?? update;
  return {
    update,
    // The host makes it with the function whose type this is; the contract only knows that it is JSON.
    view: view as unknown as TableView,
    tableau,
    prompts: moment === null ? update.prompts : [],
    past: moment !== null,
  };
}

// ------------------------------------------------------------------------------------------------------- seats

/**
 * The seat whose hand, battlemat and sanity are in front: the one that is asked now, else an own one whose turn it is,
 * else the own one seen last; whose turn it is for a spectator, and behind a curtain.
 */
export function frontSeat({ update, view, prompts }: Look): Seat {
  const asked = prompts.at(0)?.seat;
  if (asked !== undefined) return asked;
  const { eyes } = update;
  if (eyes.includes(view.active)) return view.active;
  return eyes.at(0) ?? view.active;
}

/** A seat with its hero: who plays it, and how the hero is. */
export interface SeatedHero {
  readonly seat: SeatState;
  readonly hero: HeroView;
}

/** @throws RangeError when there is no such seat */
export function heroAt({ update, view }: Look, seat: Seat): SeatedHero {
  const found = update.seats.find((other) => other.seat === seat);
  const hero = view.heroes.at(seat);
  if (found === undefined || hero === undefined) throw new RangeError(`there is no seat ${seat}`);
  return { seat: found, hero };
}

/** The ring on which the acting hero stands: its cards are the ones to meet. Null in the Keep. */
export function openRing({ view }: Look): LevelView | null {
  const { level } = view.heroes[view.active];
  return view.levels.find((ring) => ring.level === level) ?? null;
}

// ------------------------------------------------------------------------------------------------------- prompts

/** A choice with the seat that has it and its action with types. */
export interface Deed {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly action: Action;
  /** Heading under which the host puts it: `move`, `buy`, `fight`, `play`, `flank`, `trade`, `explore`, `slots`, `end`. */
  readonly group: string;
}

/** Everything that can be tried now, also what is refused (`choice.refusal`) and what is rarely wanted (`choice.minor`). */
export function deedsOf(prompts: readonly Prompt[]): Deed[] {
  return prompts.flatMap(({ seat, groups }) =>
    groups.flatMap(({ id: group, choices }) =>
      choices.map((choice) => ({ seat, choice, group, action: choice.action as unknown as Action })),
    ),
  );
}

/** Everything that can be tried with a card. */
export const deedsWith = (deeds: readonly Deed[], card: number): Deed[] =>
  card === NONE ? [] : deeds.filter(({ choice }) => choice.card === card);

export type DeedOf<K extends Action['do']> = Deed & { readonly action: Extract<Action, { readonly do: K }> };

/** Everything of one kind: `deedsDoing(deeds, 'move')`. */
export const deedsDoing = <K extends Action['do']>(deeds: readonly Deed[], kind: K): DeedOf<K>[] =>
  deeds.filter((deed): deed is DeedOf<K> => deed.action.do === kind);

/** Can be done now. */
export const isOpen = ({ choice }: Deed): boolean => choice.refusal === null;

/** Ways to go on without doing anything more. */
export const onwardDeeds = (deeds: readonly Deed[]): Deed[] => deeds.filter(({ choice }) => choice.onward);

// ------------------------------------------------------------------------------------------------------- tableau

/** What the host says of a card as it lies there: notes and tone. Null where it does not lie open. */
export function lyingCard({ tableau }: Look, card: number): TableCard | null {
  if (card === NONE) return null;
  for (const zone of tableau.zones) {
    const found = zone.cards.find((other) => other.card === card);
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * A place of the table by its id: `hero:SEAT`, `hand:SEAT`, `slots:SEAT`, `played:SEAT`, `deck:SEAT`, `discard:SEAT`,
 * `ring:LEVEL`, `battle`, `banished`, `set-aside`, `reshuffle`, `on-foe-deck`, `resolving`, `challenge`, `legacy`.
 */
export const zoneOf = ({ tableau }: Look, id: string): Zone | null =>
  tableau.zones.find((zone) => zone.id === id) ?? null;

/** A fact by its id, of a zone or of the whole table. */
export const factOf = (of: { readonly facts: readonly Fact[] } | null, id: string): Fact | null =>
  of?.facts.find((fact) => fact.id === id) ?? null;

// ------------------------------------------------------------------------------------------------------- phases

/** The phases of a turn in the order of the guide. */
export const PHASES = ['move', 'draw', 'encounter', 'explore', 'recover', 'foe'] as const;
export type GuidePhase = (typeof PHASES)[number];

/** Which phase of the guide is lit: a Showdown and the Keep take the place of the Encounter. Null when all is over. */
export function guidePhase({ view }: Look): GuidePhase | null {
  switch (view.phase) {
    case 'showdown':
    case 'keep':
      return 'encounter';
    case 'over':
      return null;
    default:
      return view.phase;
  }
}
