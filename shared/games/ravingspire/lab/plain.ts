import type { Definitions } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { Figures } from '../../../lab/game-lab.ts';
import { ENCOUNTER, type Kind } from '../rules/card.ts';
import type { CardDefinition, CostDefinition } from '../content/schema.ts';
import { BASE_PACK } from '../setup.ts';

/** Kinds whose cards can be tried: what heroes meet in rings, and loot. */
const TRIED: ReadonlySet<string> = new Set<Kind>([...ENCOUNTER, 'loot']);
/** Fewest peers that a mean is taken of. */
const LEAST_PEERS = 3;

const definitionOf = (id: string, definitions: Definitions): CardDefinition =>
  definitions[id] as unknown as CardDefinition;

/** The cards that can be tried, by full id. */
export const triable = (definitions: Definitions): string[] =>
  Object.keys(definitions)
    .filter((id) => TRIED.has(definitionOf(id, definitions).kind))
    .sort();

const totalOf = ({ fight = 0, skill = 0, charm = 0 }: CostDefinition): number => fight + skill + charm;

/**
 * The peers of a card: those of the base set that have its kind, power, and a cost about the same: at most 1 apart, or
 * as far as it takes to find three. The base set is the measure, so that a pack cannot set its own.
 */
function peersOf(id: string, definitions: Definitions): CardDefinition[] {
  const { kind, cost } = definitionOf(id, definitions);
  const all = Object.keys(definitions)
    .filter((other) => other !== id && other.startsWith(`${BASE_PACK}:`))
    .map((other) => definitionOf(other, definitions))
    .filter((other) => other.kind === kind && (other.power ?? 0) > 0);
  if (cost === undefined) return all;
  const apart = (other: CardDefinition): number => Math.abs(totalOf(other.cost ?? {}) - totalOf(cost));
  const distances = all.map(apart).sort((a, b) => a - b);
  const width = Math.max(1, distances[Math.min(LEAST_PEERS, distances.length) - 1] ?? 0);
  return all.filter((other) => apart(other) <= width);
}

const meanPower = (peers: readonly CardDefinition[]): number | null =>
  peers.length === 0 ? null : peers.reduce((sum, { power = 0 }) => sum + power, 0) / peers.length;

/** The numbers of a card, and those of its peers for comparison. */
export function figures(id: string, definitions: Definitions): Figures {
  const { kind, cost, power } = definitionOf(id, definitions);
  return {
    kind,
    cost: cost === undefined ? null : totalOf(cost),
    power: power ?? null,
    peers: meanPower(peersOf(id, definitions)),
  };
}

/**
 * The plain substitute for a card: what it is, costs and counts as stays; its rules go, and its power becomes the mean
 * of
 * its peers, rounded. Cards of a kind that has no power, adversaries and chaos, only lose their rules. A card without
 * attributes gets those of the peer next to the mean.
 */
export function plain(id: string, definitions: Definitions): Json {
  const card = { ...definitionOf(id, definitions) };
  delete card.rules;
  const peers = peersOf(id, definitions);
  const mean = meanPower(peers);
  if (mean === null) return card as unknown as Json;
  const gap = ({ power = 0 }: CardDefinition): number => Math.abs(power - mean);
  const nearest = peers.reduce((best, peer) => (gap(peer) < gap(best) ? peer : best));
  const as = card.as ?? nearest.as ?? [];
  return { ...card, power: Math.round(mean), as } as unknown as Json;
}
