import type { Seat } from '../engine/game.ts';

/** What a caller may do, from least to most. A guest is not identified. */
export const ROLES = ['guest', 'spectator', 'seat', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Who calls. Only shells make callers; clients cannot claim to be one. */
export interface Caller {
  /** Names this connection in messages to others; unique while the host runs. */
  readonly session: string;
  readonly role: Role;
  /** The one table that a spectator or a seat belongs to; null for an owner, who may see all. */
  readonly table: string | null;
  /** Seats held at that table; an owner holds the seats of all people without a session of their own. */
  readonly seats: readonly Seat[];
}

/** Whether a role is enough for what asks for another. */
export const isAtLeast = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);
