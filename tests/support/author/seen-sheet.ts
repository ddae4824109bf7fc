// The sheet as it is in the accessibility tree.
import type { Names } from './names.ts';
import type { SeenItem, SeenLine, Sheet } from './sheet.ts';
import { textIn, type SeenNode } from './snapshot.ts';

const ROLES: readonly string[] = ['button', 'spinbutton', 'combobox'];

/** The lines of a sheet, without what is open over it. */
export function sheetIn(tree: readonly SeenNode[], names: Names): Sheet {
  const counts = new Map<string, number>();
  const itemsIn = (node: SeenNode): readonly SeenItem[] => {
    if (node.role === 'listbox' || node.role === 'menu') return [];
    if (!ROLES.includes(node.role))
      return node.role === 'text' || node.within.length === 0
        ? [{ kind: 'words', role: 'text', name: '', text: textIn(node), shown: textIn(node), nth: 0 }]
        : node.within.flatMap(itemsIn);
    const role = node.role as SeenItem['role'];
    const key = `${role} ${node.name}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    // What is open over a line belongs to what has opened it, and is no part of the line.
    if (role === 'combobox' && names.filters.some((name) => name.test(node.name))) return [];
    const shown = textIn(node);
    const kind = kindOf(role, node.name, shown, names);
    const isSaid = kind !== 'ghost' && kind !== 'handle' && role !== 'combobox';
    return [{ kind, role, name: node.name, text: isSaid ? shown : '', shown, nth }];
  };
  const linesIn = (node: SeenNode): readonly SeenLine[] =>
    node.role === 'toolbar'
      ? [{ rule: ruleOf(node.name, names), items: node.within.flatMap(itemsIn) }]
      : node.within.flatMap(linesIn);
  return tree.flatMap(linesIn);
}

function kindOf(
  role: SeenItem['role'],
  name: string,
  text: string,
  { draft, ghost, joint, verb }: Names,
): SeenItem['kind'] {
  if (role === 'combobox') return draft.test(name) ? 'draft' : 'gap';
  if (ghost.test(name)) return 'ghost';
  if (role === 'spinbutton') return 'number';
  if (joint.test(name)) return 'joint';
  if (!/[\p{L}\d]/u.test(text)) return 'handle';
  return verb.test(name) ? 'verb' : 'stop';
}

/** The rule that the name of a line tells; null: it is of no rule yet. */
export function ruleOf(name: string, { line, lineBelow }: Names): number | null {
  const first = line.exec(name);
  const below = lineBelow.exec(name);
  return first !== null ? Number(first[1]) : below !== null ? Number(below[2]) : null;
}
