/**
 * What the adept cares about. The unit is a point: one point of power that will count in the finale. Frozen by their hash
 * where results of many games are kept.
 */
export const WEIGHTS = {
  /** A point of power in an average hand, for what it buys on the way. */
  handPower: 0.45,
  /** How much more than the finale asks for is still worth having. */
  margin: 1.25,
  /** What a card whose action costs nothing is worth in addition to its power, in power. */
  freeAction: 0.8,
  /** What is left of the power of a card whose action rolls or takes a price. */
  riskyPower: 0.8,
  /** What a rule that works from a slot is worth, in power. */
  slottedRule: 1,
  /** A point of sanity while there is plenty, and by how much more for each point below `worried`. */
  sanity: 0.35,
  worried: 6,
  worry: 0.14,
  /** How much dearer sanity is on the last place of the madness track. */
  lastNerve: 1.6,
  /** A point of power that stays in a slot for a later turn. */
  kept: 0.3,
  /** A point of hand power that could be in a free slot instead. */
  slottable: 0.12,
  /** A point of power of a card that the finale needs, once the key is there, that leaves its slot. */
  keptForFinale: 0.8,
  /** Loot that an adversary gives, on average. */
  adversaryLoot: 0.55,
  /** Turns for which an adversary would have gone on costing sanity. */
  adversaryStays: 2,
  /** Playing a card whose action rolls or takes a price. */
  riskTaken: 0.5,
  /** A turned ring on the way up, and its share when there is no key yet. */
  rotation: 1.4,
  rotationWithoutKey: 0.8,
  /** A level further up, and a step nearer to the stairs once they are aligned. */
  level: 2.2,
  step: 0.35,
  /** A step nearer to the Tower Door with a key. */
  doorStep: 0.8,
  /** Entering the Keep with a hand that is good enough: more than anything else. */
  finale: 1000,
  /** The key, in points. */
  key: 12,
  /** Opening a level in Move: chaos and adversaries come. */
  reveal: -1,
  /** Least chance of the finale with which the Keep is entered; between two turns of a hero it sinks. */
  enterKeep: 0.75,
  enterKeepLate: 0.35,
  lateFrom: 30,
  lateBy: 90,
  /** Sanity that a flanker must have left, by what is fought; no hero has 11: an adversary is not worth it. */
  assistSanity: { adversary: 11, foe: 9, spire: 3 },
  /** Shares of a price that the fighting hero is likely to meet by itself between which help may decide the battle. */
  assistFrom: 0.6,
  assistTo: 1.1,
  /** Points from which a trade is offered. */
  tradeFrom: 1,
  /** Gain under which exerting is not worth the bother. */
  exertFrom: 0.8,
} as const;
