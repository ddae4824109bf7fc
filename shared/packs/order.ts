import { compare, satisfies } from 'semver';
import { findCycles, fromTheTop, type Graph } from './cycles.ts';
import { MANIFEST_FILE, pathOf, type PackFolder } from './manifest.ts';
import { reporter, type Report } from './report.ts';
import type { Document } from './parse.ts';
import type { ProblemLog } from './problem-log.ts';
import type { Problem } from './problems.ts';
import { suggestion } from './schema-problems.ts';
import type { Manifest } from './schema.ts';
import type { PackSource } from './source.ts';

/** A pack whose manifest is in order. */
export interface ReadyPack {
  id: string;
  source: PackSource;
  manifest: Manifest;
  document: Document;
  /** Reports what is wrong in its manifest. */
  report: Report;
}

/**
 * Decides which packs load, and in which order: those that others need come first (by the length of the longest
 * chain of needs below them), equals by id. What cannot load is added to `log`, each pack once; a pack that
 * fails only because another one did comes after the root cause and names it.
 *
 * @param disabled ids of packs that the user has switched off
 */
export function orderPacks(
  folders: readonly PackFolder[],
  disabled: ReadonlySet<string>,
  log: ProblemLog,
): ReadyPack[] {
  const ready = chooseVersions(folders, log);
  const failed = new Map<string, Problem>();
  for (const { id, problem } of folders) {
    if (problem && !ready.has(id) && !failed.has(id)) failed.set(id, problem);
  }
  for (const id of disabled) ready.delete(id);
  for (const pack of ready.values()) {
    const problem = checkNeeds(pack, ready, disabled, failed);
    if (problem) failed.set(pack.id, problem);
  }
  failCycles(ready, failed);
  failDependents(ready, failed);
  failConflicts(ready, failed);
  return byDepth(new Map([...ready].filter(([id]) => !failed.has(id))));
}

/** What a manifest needs, in the order it is written. */
function needs(pack: ReadyPack): [id: string, range: string][] {
  return Object.entries(pack.manifest.requires ?? {});
}

const RANK = { commandLine: 0, user: 1, shipped: 2 } as const;

/** Of packs with one id: a folder named on the command line wins, then what ships, then the highest version. */
function chooseVersions(folders: readonly PackFolder[], log: ProblemLog): Map<string, ReadyPack> {
  const ready = new Map<string, ReadyPack>();
  const candidates = folders
    .flatMap(({ id, source, manifest, document }) =>
      manifest && document
        ? [{ id, source, manifest, document, report: manifestReport(id, source, document, log) }]
        : [],
    )
    .sort((a, b) => compareText(a.id, b.id) || better(a, b));
  for (const pack of candidates) {
    const chosen = ready.get(pack.id);
    if (!chosen) ready.set(pack.id, pack);
    else {
      const { version } = pack.manifest;
      const other = chosen.source.folder;
      const data = { version, other, otherVersion: chosen.manifest.version, why: whyBefore(chosen, pack) };
      pack.report('duplicate-pack', '/id', data, { severity: 'warning' });
    }
  }
  return ready;
}

/** What ships is replaced from the command line only, never by a pack that happens to be in a folder. */
function better(a: ReadyPack, b: ReadyPack): number {
  const shipped = Number(b.source.source === 'shipped') - Number(a.source.source === 'shipped');
  const named = Number(b.source.source === 'commandLine') - Number(a.source.source === 'commandLine');
  return (
    named ||
    shipped ||
    compare(b.manifest.version, a.manifest.version) ||
    RANK[a.source.source] - RANK[b.source.source] ||
    compareText(a.source.folder, b.source.folder)
  );
}

/** Why the first of two packs with one id is used. */
function whyBefore(chosen: ReadyPack, pack: ReadyPack): 'named' | 'shipped' | 'version' | 'name' {
  if (chosen.source.source !== pack.source.source) {
    if (chosen.source.source === 'commandLine') return 'named';
    if (chosen.source.source === 'shipped') return 'shipped';
  }
  return chosen.manifest.version === pack.manifest.version ? 'name' : 'version';
}

function manifestReport(id: string, source: PackSource, document: Document, log: ProblemLog): Report {
  return reporter(log, id, pathOf(source, MANIFEST_FILE), document);
}

/** The first problem that a pack has with what it needs; undefined when the packs are there and fit. */
function checkNeeds(
  pack: ReadyPack,
  ready: ReadonlyMap<string, ReadyPack>,
  disabled: ReadonlySet<string>,
  failed: ReadonlyMap<string, Problem>,
): Problem | undefined {
  const { game } = pack.manifest;
  let first: Problem | undefined;
  for (const [id, range] of needs(pack)) {
    const other = ready.get(id);
    const complain = (code: Parameters<Report>[0], data: Parameters<Report>[2]): void => {
      const problem = pack.report(code, `/requires/${id}`, data, { atKey: true });
      first ??= problem;
    };
    if (disabled.has(id)) complain('disabled-dependency', { id });
    else if (!other) {
      if (failed.has(id)) continue; // it is there, but fails: this pack goes with it
      complain('missing-dependency', { id, range, ...suggestion(id, ready.keys()) });
    } else if (other.manifest.game !== game) {
      complain('other-game-dependency', { id, game: other.manifest.game });
    } else if (!fits(other.manifest, range)) {
      complain('wrong-dependency-version', { id, range, found: other.manifest.version });
    }
  }
  return first;
}

const graphOf = (packs: ReadonlyMap<string, ReadyPack>): Graph =>
  new Map([...packs].map(([id, pack]) => [id, needs(pack).map(([need]) => need)]));

/** Packs of a loop that are named; the rest of a longer one says nothing more. */
const MOST_TOLD = 12;

function failCycles(ready: ReadonlyMap<string, ReadyPack>, failed: Map<string, Problem>): void {
  for (const { loop, members } of findCycles(graphOf(ready))) {
    const [first, second] = loop;
    const pack = ready.get(first);
    if (!pack) continue;
    const told = loop.length > MOST_TOLD ? [...loop.slice(0, MOST_TOLD), '…'] : loop;
    const options = { atKey: true };
    const problem = pack.report(
      'dependency-cycle',
      `/requires/${second}`,
      { loop: told.join(' → ') },
      options,
    );
    if (!failed.has(first)) failed.set(first, problem);
    const inside = new Set(members);
    for (const member of members) {
      const other = ready.get(member);
      if (!other || failed.has(member)) continue;
      const [need] = needs(other).find(([id]) => inside.has(id)) ?? [first];
      failed.set(member, dependencyFailed(other, need, problem));
    }
  }
}

/** Whether a pack is of a range of versions. */
export const fits = ({ version }: Pick<Manifest, 'version'>, range: string): boolean =>
  satisfies(version, range, { includePrerelease: true });

/** Fails what says that it cannot be played with a pack that is there, in the order of their ids. */
function failConflicts(ready: ReadonlyMap<string, ReadyPack>, failed: Map<string, Problem>): void {
  for (const pack of [...ready.values()].sort((a, b) => compareText(a.id, b.id)))
    for (const [id, range] of Object.entries(pack.manifest.conflicts ?? {})) {
      const other = ready.get(id);
      if (other === undefined || failed.has(id) || failed.has(pack.id) || !fits(other.manifest, range))
        continue;
      const data = { id, found: other.manifest.version };
      failed.set(pack.id, pack.report('conflicting-pack', `/conflicts/${id}`, data, { atKey: true }));
      failDependents(ready, failed);
    }
}

/** Fails what needs a pack that has failed, and what needs that in turn. */
function failDependents(ready: ReadonlyMap<string, ReadyPack>, failed: Map<string, Problem>): void {
  const dependents = new Map<string, ReadyPack[]>();
  for (const pack of ready.values()) {
    for (const [id] of needs(pack)) {
      const known = dependents.get(id);
      if (known) known.push(pack);
      else dependents.set(id, [pack]);
    }
  }
  // What is added on the way is visited as well.
  for (const [id, cause] of failed) {
    for (const pack of dependents.get(id) ?? []) {
      if (!failed.has(pack.id)) failed.set(pack.id, dependencyFailed(pack, id, cause));
    }
  }
}

function dependencyFailed(pack: ReadyPack, id: string, root: Problem): Problem {
  return pack.report('dependency-failed', `/requires/${id}`, { id }, { atKey: true, root });
}

/** What packs come after: what they need, and what they get along with where that leads round in no circle. */
function withOptional(packs: ReadonlyMap<string, ReadyPack>): Graph {
  const needed = graphOf(packs);
  const all: Graph = new Map(
    [...packs].map(([id, { manifest }]) => {
      const there = Object.entries(manifest.optional ?? {}).filter(([other, range]) => {
        const found = packs.get(other);
        return found !== undefined && fits(found.manifest, range);
      });
      return [id, [...needed.get(id)!, ...there.map(([other]) => other)]];
    }),
  );
  const circling = new Set(findCycles(all).flatMap(({ members }) => members));
  return new Map([...all].map(([id, below]) => [id, circling.has(id) ? needed.get(id)! : below]));
}

function byDepth(packs: ReadonlyMap<string, ReadyPack>): ReadyPack[] {
  const depths = new Map<string, number>();
  const graph = withOptional(packs);
  // No cycles are left, and every need is among the packs.
  for (const id of fromTheTop(graph).reverse()) {
    const below = graph.get(id)!.flatMap((need) => depths.get(need) ?? []);
    depths.set(id, 1 + Math.max(-1, ...below));
  }
  return [...packs.values()].sort((a, b) => depths.get(a.id)! - depths.get(b.id)! || compareText(a.id, b.id));
}

/** By code units: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
