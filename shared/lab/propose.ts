import type { Definitions } from '../engine/game.ts';
import { labOf, markOf, type LabGame, type LabPlan } from './plan.ts';

/** What the user wants to try; the rest is what is usual. */
export interface LabWish {
  /** Packs to play with, by id, with their versions: those that the game needs, and the tested one. */
  readonly packs: ReadonlyMap<string, string>;
  /** Packs that no game can be played without. */
  readonly needed: readonly string[];
  /** The pack that is tried with all its cards, or null. */
  readonly pack: string | null;
  /** Full ids of cards to try instead of all those of the pack. */
  readonly cards?: readonly string[] | undefined;
  /** Heroes who play, each alone or with as many of the next ones as it takes; all there are unless given. */
  readonly heroes?: readonly string[] | undefined;
  /** Heroes who play together. */
  readonly parties?: readonly (readonly string[])[] | undefined;
  readonly difficulties?: readonly string[] | undefined;
  readonly options?: LabPlan['options'] | undefined;
  readonly bot?: string | undefined;
  readonly seed?: string | undefined;
  readonly games: number;
}

/** The plan of a wish. @throws PlanError for a game that has no lab */
export function planOf(entry: LabGame, definitions: Definitions, wish: LabWish): LabPlan {
  const lab = labOf(entry);
  const { pack, parties = [] } = wish;
  const known = entry.heroes(definitions);
  const heroes = wish.heroes ?? (parties.length > 0 ? [] : known);
  return {
    game: entry.game.id,
    packs: [...wish.packs].map(([id, version]) => markOf(id, version, definitions)),
    tested: pack === null || wish.needed.includes(pack) ? null : pack,
    cards: wish.cards ?? lab.triable(definitions).filter((id) => id.startsWith(`${pack}:`)),
    parties: [...heroes.map((hero) => partyFrom(hero, known, entry.game.seats.min)), ...parties],
    difficulties: wish.difficulties ?? [lab.difficulties[0].id],
    options: wish.options ?? {},
    bot: wish.bot ?? lab.usualBot,
    seed: wish.seed ?? 'lab',
    games: wish.games,
  };
}

/** A hero with as many of those that follow as a game wants at least. */
function partyFrom(hero: string, known: readonly string[], seats: number): string[] {
  const at = known.indexOf(hero);
  return [hero, ...Array.from({ length: seats - 1 }, (_, i) => known[(at + 1 + i) % known.length])];
}
