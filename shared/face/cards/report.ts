import type { FacePart, FaceReport, Misfit } from '../report.ts';
import type { Block } from '../type/block.ts';
import { fontOf, type FontName } from '../font.ts';
import { missingIn } from '../type/draw-lines.ts';
import type { Line } from '../type/lines.ts';
import type { SetBody } from './body.ts';

/** Collects what a face cannot show as it should. */
export class MisfitReport {
  private readonly found = new Map<string, Misfit>();

  tooLong(part: FacePart): void {
    this.add({ part, problem: 'too-long' });
  }

  /** A block that should be no higher than `height`. */
  block(part: FacePart, block: Block, height: number): void {
    if (block.height > height) this.tooLong(part);
    this.lines(part, block.lines, block.torn);
  }

  body(part: FacePart, body: SetBody): void {
    for (const { part: piece, block } of body.parts) {
      this.lines(part, block.lines, block.torn);
      if (piece.kind === 'row') this.letters(part, 'number', piece.label);
    }
  }

  lines(part: FacePart, lines: readonly Line[], torn: readonly string[]): void {
    for (const word of torn) this.add({ part, problem: 'long-word', word });
    for (const letter of missingIn(lines)) this.add({ part, problem: 'unknown-letter', letter });
  }

  letters(part: FacePart, font: FontName, text: string): void {
    for (const letter of fontOf(font).set(text).missing)
      this.add({ part, problem: 'unknown-letter', letter });
  }

  icon(icon: string): void {
    this.add({ part: 'picture', problem: 'unknown-icon', icon });
  }

  done(): FaceReport {
    const misfits = [...this.found.values()];
    return { fits: misfits.length === 0, misfits };
  }

  private add(misfit: Misfit): void {
    this.found.set(JSON.stringify(misfit), misfit);
  }
}
