import type { CardDefinition } from './schema.ts';

type BoardDefinition = NonNullable<CardDefinition['board']>;

/** Sectors of the largest board. */
export const MOST_SECTORS = 24;

/** Whether rings can be laid out on a board so that what has to be apart is. */
export const isLaidOut = ({ sectors, across, apart }: BoardDefinition): boolean =>
  sectors <= MOST_SECTORS && across < sectors && apart <= Math.floor(sectors / 2);
