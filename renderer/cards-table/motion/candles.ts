import { NO_RUN, type Run } from '../../table/motion/queue.ts';
import { CANDLE, type TableCue } from '../../../shared/tableau/motion/cues.ts';
import { candle } from '../../../shared/tableau/motion/places.ts';

type Change = Extract<TableCue, { readonly kind: 'candles' }>;

/** How a flame goes out, and how one is lit: the last moment is what the page shows by itself. */
const OUT: PropertyIndexedKeyframes = {
  opacity: [1, 1, 0.55, 0.8, 0],
  transform: ['none', 'scale(1.15, 1.3)', 'scale(0.9, 0.6)', 'scale(1, 0.8)', 'scale(0.6, 0.1)'],
  offset: [0, 0.15, 0.45, 0.6, 1],
};
const UP: PropertyIndexedKeyframes = {
  opacity: [0, 1, 1],
  transform: ['scale(0.3, 0.1)', 'scale(1.2, 1.5)', 'none'],
  offset: [0, 0.5, 1],
};

/** Candles that show what seats have left. They change in their turn, although the page shows at once which of them burn. */
export class Candles {
  private readonly root: ParentNode;
  private held: { readonly change: Change; readonly flames: readonly Animation[] }[] = [];

  constructor(root: ParentNode) {
    this.root = root;
  }

  /** Keeps all candles as they were that are going to go out, or to be lit. */
  hold(cues: readonly TableCue[]): void {
    const changes = cues.filter((cue) => cue.kind === 'candles');
    this.held = changes.map((change) => ({ change, flames: this.still(change) }));
  }

  /** One after the other. @param ms from the first to the end of the last, in milliseconds */
  perform(change: Change, ms: number): Run {
    const flames = this.held.find((each) => each.change === change)?.flames ?? [];
    if (flames.length === 0) return NO_RUN;
    const apart = ms / (flames.length + 2);
    flames.forEach((flame, i) => {
      flame.effect?.updateTiming({ delay: i * apart, duration: 2 * apart });
      flame.play();
    });
    return { ended: null, finish: () => undefined };
  }

  /** Every candle is as it is. */
  release(): void {
    for (const { flames } of this.held) for (const flame of flames) flame.cancel();
    this.held = [];
  }

  /** The flames that change, in the order in which they do, as they were. */
  private still({ seat, from, to }: Change): Animation[] {
    const goesOut = to < from;
    const count = Math.abs(from - to);
    return Array.from({ length: count }, (_, i) => (goesOut ? from - 1 - i : from + i)).flatMap((index) => {
      const place = this.root.querySelector(`[data-place~="${candle(seat, index)}"]`);
      // Of a candle only the flame changes, where it is drawn by itself.
      const flame = place?.querySelector('[data-flame]') ?? place;
      if (flame === null) return [];
      const animation = flame.animate(goesOut ? OUT : UP, { duration: 2 * CANDLE, fill: 'backwards' });
      animation.pause();
      return [animation];
    });
  }
}
