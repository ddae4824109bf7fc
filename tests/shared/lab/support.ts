import { join } from 'node:path';
import { games, type GameEntry } from '../../../shared/games/index.ts';
import { identityOf, type LabPlan } from '../../../shared/lab/plan.ts';
import { planOf, type LabWish } from '../../../shared/lab/propose.ts';
import { resultOf, type LabResult } from '../../../shared/lab/results.ts';
import { Trials } from '../../../shared/lab/trials.ts';
import type { Tally } from '../../../shared/lab/tally.ts';
import { loadShelf, type PackShelf } from '../../../scripts/commands/support/packs.ts';

/** Thirty cards: one far too strong, one far too weak, one neutral, and ordinary ones. */
export const PACK = 'proving-ground';
export const FOLDER = join(import.meta.dirname, '../../fixtures/packs', PACK);
export const PLANTED = {
  strong: `${PACK}:godsplitter`,
  weak: `${PACK}:gift-horse`,
  neutral: `${PACK}:fair-copy`,
} as const;

export const [entry] = games as readonly [GameEntry];
export const shelf: PackShelf = loadShelf([FOLDER]);
export const PACKS = ['base', PACK];
export const definitions = shelf.definitions(PACKS);

/** A plan for some cards of the proving ground, played by greedy heroes of three difficulties. */
export const planFor = (wish: Partial<LabWish>): LabPlan =>
  planOf(entry, definitions, {
    packs: shelf.versions(PACKS),
    needed: ['base'],
    pack: null,
    cards: Object.values(PLANTED),
    heroes: ['base:quinn-apblanc', 'base:darius-the-blade', 'base:dawn-the-righteous'],
    bot: 'greedy',
    games: 12,
    ...wish,
  });

/** The counts of a whole plan, played here. */
export const countsOf = (plan: LabPlan): Tally => new Trials(entry, plan, definitions).play(0, plan.games);

export const resultFor = (plan: LabPlan): LabResult =>
  resultOf(entry, identityOf(entry, plan, definitions), definitions, countsOf(plan));
