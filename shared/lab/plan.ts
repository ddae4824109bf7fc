import type { Definitions, EventBase, Game, MatchBase, Setup, StateBase } from '../engine/game.ts';
import type { MakeBot } from '../engine/drive.ts';
import { stableHash } from '../engine/hash.ts';
import type { Json } from '../engine/json.ts';
import { contentHash } from '../packs/freeze.ts';
import type { GameLab } from './game-lab.ts';

/** Counts up whenever the same plan would be measured differently. */
const LAB_VERSION = 1;

/** What the lab needs of a game. */
export interface LabGame {
  readonly game: Game;
  readonly bots: { readonly [name: string]: MakeBot<MatchBase, StateBase, Json> };
  readonly lab: GameLab<MatchBase, StateBase, EventBase> | null;
  heroes(definitions: Definitions): string[];
}

/** What is measured, and how. */
export interface LabPlan {
  readonly game: string;
  readonly packs: readonly PackMark[];
  /** The pack whose own effect is measured by leaving it out, or null. */
  readonly tested: string | null;
  /** Full ids of the cards that are tried by substitution. */
  readonly cards: readonly string[];
  /** The heroes of a game: games go round the parties, and at each through the difficulties. */
  readonly parties: readonly (readonly string[])[];
  readonly difficulties: readonly string[];
  /** Options of every game; a difficulty comes on top. */
  readonly options: Setup['options'];
  readonly bot: string;
  readonly seed: string;
  /** Seeds played, over all parties and difficulties. */
  readonly games: number;
}

/** A pack as it was when it was tried. */
export interface PackMark {
  readonly id: string;
  readonly version: string;
  /** Over the contents of its cards. */
  readonly hash: string;
}

/** What the results of any plan depend on as well. */
export interface Versions {
  readonly lab: number;
  readonly rulesVersion: number;
  /** Hash of the bot's weights; null for a bot that has none apart from its code. */
  readonly weights: string | null;
}

/** All that the results depend on. */
export type Identity = LabPlan & Versions;

/** One hand-out of games that count together: a party at a difficulty. */
export interface Stratum {
  readonly party: readonly string[];
  readonly difficulty: string;
}

/** What an effect is measured of. */
export type Subject =
  { readonly kind: 'pack'; readonly id: string } | { readonly kind: 'card'; readonly id: string };

/** A plan that cannot be carried out. The message names what is wrong, and the cure. */
export class PlanError extends Error {
  override readonly name = 'PlanError';
}

/** The lab of a game. @throws PlanError for a game that has none */
export function labOf({ game, lab }: LabGame): GameLab<MatchBase, StateBase, EventBase> {
  if (lab === null) throw new PlanError(`The cards of ${game.id} cannot be tried: the game brings no lab.`);
  return lab;
}

/** What a plan is measured under now. @throws PlanError where it cannot be carried out */
export function identityOf(entry: LabGame, plan: LabPlan, definitions: Definitions): Identity {
  const lab = labOf(entry);
  if (!Object.hasOwn(entry.bots, plan.bot)) throw new PlanError(`There is no bot "${plan.bot}".`);
  const triable = new Set(lab.triable(definitions));
  const stranger = plan.cards.find((id) => !triable.has(id));
  if (stranger !== undefined)
    throw new PlanError(`"${stranger}" cannot be tried: no shared deck of the chosen packs has it.`);
  if (plan.cards.length === 0 && plan.tested === null)
    throw new PlanError('There is nothing to try: name a pack or a card.');
  const heroes = entry.heroes(definitions);
  const unknown = plan.parties.flat().find((id) => !heroes.includes(id));
  if (unknown !== undefined) throw new PlanError(`There is no hero "${unknown}" in the chosen packs.`);
  const level = plan.difficulties.find((id) => !lab.difficulties.some((known) => known.id === id));
  if (level !== undefined) {
    const known = lab.difficulties.map(({ id }) => id).join(', ');
    throw new PlanError(`There is no difficulty "${level}". Known: ${known}.`);
  }
  if (plan.parties.length === 0 || plan.difficulties.length === 0)
    throw new PlanError('There are no players: name a hero and a difficulty.');
  return { ...versionsOf(entry, plan.bot), ...plan };
}

/** The current versions of what the results of any plan depend on. */
export function versionsOf(entry: LabGame, bot: string): Versions {
  const { weights } = labOf(entry);
  return {
    lab: LAB_VERSION,
    rulesVersion: entry.game.rulesVersion,
    weights: Object.hasOwn(weights, bot) ? contentHash(weights[bot]) : null,
  };
}

/** The name of a run: the same for the same identity. */
export const runId = (identity: Identity): string => contentHash(identity as unknown as Json);

/** What a pack is at this moment. */
export function markOf(id: string, version: string, definitions: Definitions): PackMark {
  const own = Object.keys(definitions)
    .filter((card) => card.startsWith(`${id}:`))
    .sort();
  return { id, version, hash: stableHash(own.map((card) => [card, contentHash(definitions[card])])) };
}

/** Game number `i` belongs to the stratum `i` modulo their number. */
export const strataOf = ({ parties, difficulties }: LabPlan): Stratum[] =>
  parties.flatMap((party) => difficulties.map((difficulty) => ({ party, difficulty })));

/** What effects are measured of, in the order of the counts. */
export const subjectsOf = ({ tested, cards }: LabPlan): Subject[] => [
  ...(tested === null ? [] : [{ kind: 'pack', id: tested } as const]),
  ...cards.map((id) => ({ kind: 'card', id }) as const),
];
