/** What each node leads to. */
export type Graph = ReadonlyMap<string, readonly string[]>;

export interface Cycle {
  /** The shortest way around, its first node again at the end: a, b, a. */
  loop: string[];
  /** All nodes that lead to each other around it, in order of id. */
  members: string[];
}

/** The knots of a graph in a fixed order, each with its shortest loop. Nodes that they only lead to are excluded. */
export function findCycles(graph: Graph): Cycle[] {
  const loops = new Map<string, string[]>();
  for (const node of [...graph.keys()].sort()) {
    const loop = shortestLoop(graph, node);
    if (loop) loops.set(node, loop);
  }
  const cycles: Cycle[] = [];
  for (const [node] of loops) {
    if (cycles.some(({ members }) => members.includes(node))) continue;
    const ahead = reachable(graph, node);
    const members = [...ahead].filter((other) => reachable(graph, other).has(node)).sort();
    const shortest = members
      .map((member) => loops.get(member) ?? [])
      .reduce((best, loop) => (loop.length < best.length ? loop : best));
    cycles.push({ loop: shortest, members });
  }
  return cycles;
}

/** The shortest way from a node back to itself; among equals the one with the smaller ids. */
function shortestLoop(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  let front = [start];
  while (front.length > 0) {
    const next: string[] = [];
    for (const node of front) {
      for (const target of [...(graph.get(node) ?? [])].sort()) {
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
    way.unshift(at);
  }
  return way;
}

function reachable(graph: Graph, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const target of graph.get(node) ?? []) {
      if (!found.has(target)) {
        found.add(target);
        open.push(target);
      }
    }
  }
  return found;
}
