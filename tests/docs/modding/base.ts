// The base set, and packs that are tried together with it.
import { resolve } from 'node:path';
import { readPackFolder } from '../../../main/host/packs/read.ts';
import type { Definitions } from '../../../shared/engine/game.ts';
import { runScenario, type Scenario } from '../../../shared/engine/scenario.ts';
import { contents } from '../../../shared/games/index.ts';
import { ravingspireScenarios } from '../../../shared/games/ravingspire/scenario/index.ts';
import { freeze, thaw } from '../../../shared/packs/freeze.ts';
import { loadPacks, type Loaded } from '../../../shared/packs/load.ts';
import type { PackSource } from '../../../shared/packs/source.ts';

export const ROOT = resolve(import.meta.dirname, '../../..');
const base = readPackFolder(resolve(ROOT, 'mods/base'), 'shipped');

/** Loads packs beside the base set. */
export const loadWithBase = (...packs: readonly PackSource[]): Loaded =>
  loadPacks([base, ...packs], contents);

/** A pack that is nowhere but here: its files by path. */
export const packOf = (id: string, files: { readonly [path: string]: unknown }): PackSource => ({
  folder: id,
  source: 'user',
  files: Object.entries(files).map(([path, content]) => ({ path, text: JSON.stringify(content) })),
});

/** The frozen cards of everything that has loaded; one object for all tables, so that it is compiled once. */
export const definitionsOf = ({ cards }: Loaded): Definitions =>
  thaw(freeze(cards, Object.keys(cards))) as Definitions;

/** What differs from what a scenario says; null for nothing. */
export const failureOf = (scenario: Scenario, definitions: Definitions): string | null =>
  runScenario(scenario, ravingspireScenarios, () => definitions).failure;
