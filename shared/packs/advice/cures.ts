import { operated, parted, type Operation } from '../edit/operation.ts';
import type { Json } from '../../engine/json.ts';
import type { Definition } from '../content.ts';
import { segmentsOf } from '../pointer.ts';
import type { Fault, Remedy } from './game-advice.ts';
import { remedies } from './remedies.ts';
import { faultsOf, type Looked, type Workbench } from './workbench.ts';

/** No more ways to mend one thing are shown, */
const MOST_CURES = 5;
/** and no more are tried. */
const MOST_TRIED = 40;

/**
 * The ways to mend a fault, best first: each leaves a card without it, and without a fault that was not there before. Where
 * one of them is certain, there are no others but such.
 *
 * @param told the fault as it was reported: its data name what was probably meant
 */
export function curesFor(told: Fault, bench: Workbench): Remedy[] {
  const before = faultsOf(bench.definition, bench);
  const among = before.faults.find((fault) => keyOf(fault) === keyOf(told))?.among;
  const fault: Fault = among === undefined ? told : { ...told, among };
  const clean: Remedy[] = [];
  const further: { readonly remedy: Remedy; readonly left: number }[] = [];
  const tried = new Set<string>();
  for (const remedy of remedies(fault, bench)) {
    const key = JSON.stringify(remedy.operations);
    if (tried.has(key)) continue;
    if (tried.size >= MOST_TRIED || clean.length >= MOST_CURES) break;
    if (clean.some(({ certain }) => certain) && !remedy.certain) break;
    tried.add(key);
    if (clean.some((other) => isWithin(other, remedy))) continue;
    const { how, left } = outcomeOf(remedy, fault, before, bench);
    if (how === 'clean') clean.push(remedy);
    else if (how === 'further') further.push({ remedy: { ...remedy, certain: false }, left });
  }
  if (clean.length > 0) return clean.slice(0, MOST_CURES);
  // Where one thing hides another, mending it shows what was there all along.
  const least = Math.min(...further.map(({ left }) => left));
  return further.flatMap(({ remedy, left }) => (left === least ? [remedy] : [])).slice(0, MOST_CURES);
}

const keyOf = ({ code, pointer }: Fault): string => `${code} ${pointer}`;

/** Whether a remedy takes away more than another one, that mends the card too. */
function isWithin(smaller: Remedy, larger: Remedy): boolean {
  const [[one], [other]] = [smaller.operations, larger.operations];
  return one.op === 'remove' && other.op === 'remove' && one.path.startsWith(`${other.path}/`);
}

/**
 * What a remedy makes of a fault: nothing is left of it; or others show that could not be seen before; or it stays, or others
 * come. With how many faults are left.
 */
function outcomeOf(
  { operations, certain }: Remedy,
  fault: Fault,
  before: Looked,
  bench: Workbench,
): { readonly how: 'clean' | 'further' | 'none'; readonly left: number } {
  const after = operations.reduce<Json>(operated, bench.definition);
  const { faults, isReadable } = faultsOf(after, bench);
  const keys = faults.map(keyOf);
  const left = keys.length;
  const moved = (each: Fault): string =>
    keyOf({ ...each, pointer: operations.reduce(movedBy, each.pointer) });
  const isTaken = fault.code === 'duplicate-card' && !bench.isFree(String((after as Definition).id));
  if (isTaken || keys.includes(moved(fault))) return { how: 'none', left };
  const isIn = (known: readonly Fault[]): boolean => {
    const before = new Set(known.map(moved));
    return keys.every((key) => before.has(key));
  };
  if (isIn(before.told)) return { how: 'clean', left };
  // Nothing in a part was looked at while it was not known what it is, nor the value of a key while that was misspelt.
  const isRespelt = certain && operations[0].op === 'move' && left <= before.told.length;
  const shows = (isReadable && !before.isReadable) || isRespelt || fault.code === 'unknown-tag';
  return { how: shows || isIn(before.faults) ? 'further' : 'none', left };
}

/** Where something is after an operation that left it there. */
function movedBy(pointer: string, operation: Operation): string {
  if (operation.op !== 'remove') return pointer;
  const [parent, name] = parted(operation.path);
  const index = Number(name);
  if (!/^\d+$/.test(name) || !pointer.startsWith(`${parent}/`)) return pointer;
  const [own, ...rest] = segmentsOf(pointer.slice(parent.length));
  // Only lists close up; objects with numbers for keys are not in any card.
  return Number(own) > index ? [parent, Number(own) - 1, ...rest].join('/') : pointer;
}
