import { clone, same, type Json } from './json.ts';

/**
 * Keys that a game's state has had only since a later version of its rules, each with its value while nothing has made
 * use of it. A key is named by its path from the state: `steps`, `battle.stage`, `heroes.*.lapses` (`*` stands for
 * every element of a list).
 */
export interface AddedKeys {
  readonly [path: string]: Json;
}

/** The keys of a list by depth. */
interface Branch {
  readonly added: Map<string, Json>;
  readonly below: Map<string, Branch>;
}

const EACH = '*';
const TREES = new WeakMap<AddedKeys, Branch>();

function treeOf(added: AddedKeys): Branch {
  const known = TREES.get(added);
  if (known) return known;
  const root = newBranch();
  for (const [path, value] of Object.entries(added)) {
    const names = path.split('.');
    const key = names.pop()!;
    let branch = root;
    for (const name of names) {
      if (!branch.below.has(name)) branch.below.set(name, newBranch());
      branch = branch.below.get(name)!;
    }
    branch.added.set(key, value);
  }
  TREES.set(added, root);
  return root;
}

const newBranch = (): Branch => ({ added: new Map(), below: new Map() });

/**
 * A state as the first version of its rules would have had it: without the added keys that are at their default. Its hash
 * is the one that was stored before the keys were there. Shares what it does not change.
 */
export const withoutAdded = (state: Json, added: AddedKeys): Json => pruned(state, treeOf(added));

function pruned(value: Json, { added, below }: Branch): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const each = below.get(EACH);
    return each ? (value as readonly Json[]).map((item) => pruned(item, each)) : value;
  }
  const kept: { [key: string]: Json } = {};
  for (const [key, field] of Object.entries(value)) {
    const branch = below.get(key);
    const content = branch ? pruned(field, branch) : field;
    if (!added.has(key) || !same(content, added.get(key))) kept[key] = content;
  }
  return kept;
}

/**
 * A state of any earlier version with every added key: those that it does not have get their default. Shares what it
 * does not change.
 */
export const withAdded = (state: Json, added: AddedKeys): Json => filled(state, treeOf(added));

function filled(value: Json, { added, below }: Branch): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const each = below.get(EACH);
    return each ? (value as readonly Json[]).map((item) => filled(item, each)) : value;
  }
  const whole: { [key: string]: Json } = { ...(value as { readonly [key: string]: Json }) };
  for (const [key, fallback] of added) if (!Object.hasOwn(whole, key)) whole[key] = clone(fallback);
  for (const [key, branch] of below) {
    if (Object.hasOwn(whole, key)) whole[key] = filled(whole[key], branch);
  }
  return whole;
}
