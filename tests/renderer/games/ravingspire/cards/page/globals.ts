import type { Prompt } from '../../../../../../shared/tableau/tableau.ts';
import '../../../../table/page/globals.ts';

declare global {
  /** What the seats at this screen are asked for. */
  var asked: () => readonly Prompt[];
  var cardLooks: {
    overlaps(): string[];
    zone(): string | null;
  };
}
