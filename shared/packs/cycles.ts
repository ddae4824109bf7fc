/** What each node leads to. */
export type Graph = ReadonlyMap<string, readonly string[]>;

export interface Cycle {
  /** The shortest way around, its first node again at the end: a, b, a. */
  loop: string[];
  /** All nodes that lead to each other around it, in order of id. */
  members: string[];
}

/** Members of a knot from which the shortest loop is looked for; in a larger knot another member's may be shorter. */
const MOST_STARTS = 50;

/** The knots of a graph in a fixed order, each with its shortest loop. Nodes that they only lead to are excluded. */
export function findCycles(graph: Graph): Cycle[] {
  return components(graph)
    .map((nodes) => nodes.sort())
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap((members) => {
      const inside = within(graph, members);
      const loops = members.slice(0, MOST_STARTS).flatMap((member) => {
        const loop = shortestLoop(inside, member);
        return loop ? [loop] : [];
      });
      const [first, ...others] = loops;
      if (first === undefined) return [];
      return [
        { loop: others.reduce((best, loop) => (loop.length < best.length ? loop : best), first), members },
      ];
    });
}

/** The nodes of a graph, those together that lead to each other (Kosaraju's algorithm). */
function components(graph: Graph): string[][] {
  const behind = reversed(graph);
  const placed = new Set<string>();
  const found: string[][] = [];
  for (const start of fromTheTop(graph)) {
    if (placed.has(start)) continue;
    const nodes: string[] = [];
    const open = [start];
    placed.add(start);
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      nodes.push(node);
      for (const before of behind.get(node) ?? []) {
        if (placed.has(before)) continue;
        placed.add(before);
        open.push(before);
      }
    }
    found.push(nodes);
  }
  return found;
}

/** All nodes, each before those that it leads to, as far as they do not lead back. */
export function fromTheTop(graph: Graph): string[] {
  const finished: string[] = [];
  const seen = new Set<string>();
  for (const start of graph.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const way = [{ node: start, rest: (graph.get(start) ?? [])[Symbol.iterator]() }];
    for (let last = way.at(-1); last !== undefined; last = way.at(-1)) {
      const next = last.rest.next();
      if (next.done) finished.push(way.pop()!.node);
      else if (graph.has(next.value) && !seen.has(next.value)) {
        seen.add(next.value);
        way.push({ node: next.value, rest: graph.get(next.value)![Symbol.iterator]() });
      }
    }
  }
  return finished.reverse();
}

function reversed(graph: Graph): Graph {
  const behind = new Map<string, string[]>([...graph.keys()].map((node) => [node, []]));
  for (const [node, targets] of graph) for (const target of targets) behind.get(target)?.push(node);
  return behind;
}

/** The part of a graph between some nodes, what each leads to in order of id. */
function within(graph: Graph, nodes: readonly string[]): Graph {
  const inside = new Set(nodes);
  return new Map(
    nodes.map((node) => [node, (graph.get(node) ?? []).filter((target) => inside.has(target)).sort()]),
  );
}

/** The shortest way from a node back to itself; among equals the one with the smaller ids. */
function shortestLoop(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  let front = [start];
  while (front.length > 0) {
    const next: string[] = [];
    for (const node of front) {
      for (const target of graph.get(node) ?? []) {
        if (target === start) return [...wayTo(node, start, cameFrom), start];
        if (cameFrom.has(target)) continue;
        cameFrom.set(target, node);
        next.push(target);
      }
    }
    front = next;
  }
  return undefined;
}

function wayTo(node: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [node];
  for (let at = node; at !== start;) {
    at = cameFrom.get(at) ?? start;
    way.push(at);
  }
  return way.reverse();
}
