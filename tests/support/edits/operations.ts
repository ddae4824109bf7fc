// Operations on data, drawn; and what they mean, apart from the code that edits.
import type { Json } from '../../../shared/engine/json.ts';
import type { Draw } from '../../../shared/engine/random.ts';
import type { Operation } from '../../../shared/packs/edit/operation.ts';
import { escapeSegment, segmentsOf } from '../../../shared/packs/pointer.ts';
import { pick } from './files.ts';

type Fields = { [key: string]: Json };

const TEXTS = ['', 'x', 'Nacht – “so” / \\ \t\n', '🂡 𝔸', ' ] } , : " ', 'é\u2028', '\ufeff', 'z'.repeat(130)];

function drawnValue(nodes: ReadonlyMap<string, Json>, draw: Draw, depth = 0): Json {
  const some = <T>(make: () => T): T[] => Array.from({ length: draw(4) }, make);
  switch (draw(depth > 2 ? 4 : 8)) {
    case 0:
      return pick(draw, [0, 1, -7, 1.5, 1e21, -2.5e-7, 12]);
    case 1:
      return pick(draw, [null, true, false]);
    case 2:
    case 3:
      return pick(draw, TEXTS);
    case 4:
      return some(() => drawnValue(nodes, draw, depth + 1));
    case 5:
      return Object.fromEntries(some(() => [drawnKey(draw), drawnValue(nodes, draw, depth + 1)]));
    // What the file has elsewhere.
    default: {
      const value = nodes.get(pick(draw, [...nodes.keys()]))!;
      return JSON.stringify(value).length < 2000 ? (JSON.parse(JSON.stringify(value)) as Json) : 5;
    }
  }
}

/** No name is a whole number: an object would put it first. */
const drawnKey = (draw: Draw): string =>
  draw(20) === 0 ? '' : pick(draw, ['key', 'a/b~c ', 'ключ', 'with "quotes" ', '-']) + draw(100);

/** Everything in data by its pointer. */
function nodesOf(value: Json, pointer = '', found = new Map<string, Json>()): Map<string, Json> {
  found.set(pointer, value);
  if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value) as [string, Json][])
      nodesOf(item, `${pointer}/${escapeSegment(key)}`, found);
  return found;
}

/** An operation that the data allows. */
export function drawnOperation(data: Json, draw: Draw): Operation {
  const nodes = nodesOf(data);
  const value = drawnValue(nodes, draw);
  for (;;) {
    const path = pick(draw, [...nodes.keys()]);
    const found = nodes.get(path)!;
    if (draw(4) === 0 && path !== '') return { op: 'replace', path, value };
    if (draw(200) === 0) return { op: 'replace', path, value };
    if (typeof found !== 'object' || found === null) {
      if (draw(3) === 0 && path !== '') return { op: 'remove', path };
      continue;
    }
    if (draw(6) === 0 && path !== '') return { op: 'remove', path };
    const keys = Object.keys(found);
    const old = `${path}/${escapeSegment(pick(draw, [...keys, '']))}`;
    if (Array.isArray(found)) {
      if (keys.length > 0 && draw(2) === 0)
        return {
          op: 'move',
          from: `${path}/${draw(keys.length)}`,
          path: `${path}/${pick(draw, [...keys, '-'])}`,
        };
      return { op: 'add', path: `${path}/${pick(draw, [...keys, keys.length, '-'])}`, value };
    }
    if (keys.length === 0 || draw(2) === 0)
      return {
        op: 'add',
        path: draw(3) > 0 || keys.length === 0 ? `${path}/${escapeSegment(drawnKey(draw))}` : old,
        value,
      };
    const key = drawnKey(draw);
    if (!Object.hasOwn(found, key))
      return {
        op: 'move',
        from: `${path}/${escapeSegment(pick(draw, keys))}`,
        path: `${path}/${escapeSegment(key)}`,
      };
  }
}

/** The data afterwards. */
export function meant(data: Json, operation: Operation): Json {
  const root = { root: structuredClone(data) } as Fields;
  const way = ['root', ...segmentsOf(operation.path)];
  const name = way.pop()!;
  let container: Json = root;
  for (const key of way) container = (container as Fields)[key];
  const list = Array.isArray(container) ? (container as Json[]) : null;
  const fields = container as Fields;
  switch (operation.op) {
    case 'replace':
      fields[name] = operation.value;
      break;
    case 'add':
      if (list) list.splice(name === '-' ? list.length : Number(name), 0, operation.value);
      else fields[name] = operation.value;
      break;
    case 'remove':
      if (list) list.splice(Number(name), 1);
      else delete fields[name];
      break;
    case 'move': {
      const old = segmentsOf(operation.from).at(-1)!;
      if (list) {
        const [moved] = list.splice(Number(old), 1);
        list.splice(name === '-' ? list.length : Number(name), 0, moved);
        break;
      }
      const all = Object.entries(fields);
      for (const [key] of all) delete fields[key];
      for (const [key, value] of all) fields[key === old ? name : key] = value;
    }
  }
  return root.root;
}
