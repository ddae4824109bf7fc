// Powers of this game: their symbols, and how they are paid.
import type { PaymentWay } from '../../../../shared/tableau/tableau.ts';
import type { TableKit } from '../../../cards-table/kit.ts';

/** What powers look like: the attributes, the star of all, brute force. */
export const SYMBOLS: TableKit['symbols'] = {
  fight: 'lozenge',
  skill: 'hexagon',
  charm: 'flame',
  vorpal: 'star',
  brute: 'triangle',
};

/** Whether a way is paid by brute force: attributes do not matter then. */
export const isBrute = ({ asked }: PaymentWay): boolean => asked.some(({ symbol }) => symbol === 'brute');
