import type { Json } from '../../engine/json.ts';
import { parted, type Operation } from '../edit/operation.ts';
import { escapeSegment } from '../pointer.ts';
import type { Remedy } from './game-advice.ts';

/** One operation as the whole of a remedy. */
type Step = Pick<Remedy, 'operations'>;

const step = (operation: Operation): Step => ({ operations: [operation] });

export const addition = (path: string, value: Json): Step => step({ op: 'add', path, value });
export const replacement = (path: string, value: Json): Step => step({ op: 'replace', path, value });
export const removal = (path: string): Step => step({ op: 'remove', path });
/** Another key for what is at a place. */
export const renaming = (from: string, key: string): Step =>
  step({ op: 'move', from, path: `${parted(from)[0]}/${escapeSegment(key)}` });

export const certain = (remedy: Step): Remedy => ({ ...remedy, certain: true });
export const possible = (remedy: Step): Remedy => ({ ...remedy, certain: false });
