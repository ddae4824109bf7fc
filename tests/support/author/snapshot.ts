// Reads what Playwright says of the accessibility tree: roles, names and texts.

/** A node of the tree. */
export interface SeenNode {
  readonly role: string;
  readonly name: string;
  /** What it is besides: `checked`, `pressed`, `expanded`, `disabled`, each where it is so. */
  readonly states: readonly string[];
  /** What is in it, in reading order; texts have the role `text`, and are their name. */
  readonly within: readonly SeenNode[];
}

interface Growing extends SeenNode {
  readonly within: Growing[];
}

/** `role "name" [state] [state]` */
const KEY = /^(?<role>[a-z-]+)(?: (?<name>"(?:[^"\\]|\\.)*"))?(?<states>(?: \[[^\]]*\])*)$/;

/** A tree as `ariaSnapshot` writes it: YAML, of which it uses lists, keys with values, and two kinds of quotes. */
export function treeOf(snapshot: string): readonly SeenNode[] {
  const top: Growing = { role: '', name: '', states: [], within: [] };
  const open: { readonly indent: number; readonly node: Growing }[] = [{ indent: -1, node: top }];
  for (const line of snapshot.split('\n')) {
    const found = /^(?<indent> *)- (?<rest>.*)$/.exec(line);
    // Addresses of links and the like are no nodes.
    if (found === null || found.groups!['rest'].startsWith('/')) continue;
    const { indent, rest } = found.groups as { indent: string; rest: string };
    const [key, value] = parted(rest);
    while (open[open.length - 1].indent >= indent.length) open.pop();
    const node = nodeOf(key, value);
    open[open.length - 1].node.within.push(node);
    open.push({ indent: indent.length, node });
  }
  return top.within;
}

function nodeOf(key: string, value: string): Growing {
  const { role = key, name, states: known = '' } = KEY.exec(key)?.groups ?? {};
  if (role === 'text') return { role, name: value, states: [], within: [] };
  const text: Growing[] = value === '' ? [] : [{ role: 'text', name: value, states: [], within: [] }];
  const states = [...known.matchAll(/\[([^\]]*)\]/g)].map(([, state]) => state);
  return { role, name: name === undefined ? '' : (JSON.parse(name) as string), states, within: text };
}

/** A key with its value, without the quotes of YAML. */
function parted(rest: string): readonly [key: string, value: string] {
  const quoted = /^'(?<key>(?:[^']|'')*)'(?::(?: (?<value>.*))?)?$/.exec(rest);
  if (quoted !== null) {
    const { key, value = '' } = quoted.groups as { key: string; value?: string };
    return [key.replaceAll("''", "'"), unquoted(value)];
  }
  const plain = /^(?<key>[a-z-]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*)(?::(?: (?<value>.*))?)?$/.exec(rest);
  const { key = rest, value = '' } = (plain?.groups ?? {}) as { key?: string; value?: string };
  return [key, unquoted(value)];
}

function unquoted(value: string): string {
  if (value.startsWith('"')) return JSON.parse(value) as string;
  return value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : value;
}

/** All words in a node, those of pictures among them. A text that is the name itself is not told apart from it. */
export const textIn = ({ name, within }: SeenNode): string =>
  within.length === 0 ? name : within.map(textIn).join(' ');

/** A node with all that is in it, in reading order. */
export const allIn = (node: SeenNode): readonly SeenNode[] => [node, ...node.within.flatMap(allIn)];
