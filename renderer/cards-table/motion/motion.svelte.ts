import { sound } from '../../sound/sound.ts';
import { isSound } from '../../../shared/tableau/motion/sounds.ts';
import type { Desk } from '../../table/desk.svelte.ts';
import { perDesk } from '../../table/per-desk.ts';
import { Director } from '../../table/motion/director.ts';
import { NO_RUN, type Run } from '../../table/motion/queue.ts';
import { motionScale } from '../../table/motion/scale.ts';
import { performedIn } from '../../table/motion/steps.ts';
import type { Notification } from '../../table/session.svelte.ts';
import { useSurroundings, type Surroundings } from '../../ui/context.ts';
import { lookAt } from '../../table/look.ts';
import { useTableKit, type MotionKit } from '../kit.ts';
import { Candles } from './candles.ts';
import type { Roll, TableCue } from '../../../shared/tableau/motion/cues.ts';
import { cardsIn, Pictures } from './pictures.ts';
import type { TableStep } from '../../../shared/tableau/motion/units.ts';

/** Dice on the table. */
interface Throw {
  readonly rolls: readonly Roll[];
  /** How long they fall, in milliseconds; 0: they lie there already. */
  readonly ms: number;
}

/** What is stamped on the table. */
export interface Stamp {
  readonly what: string;
  readonly ms: number;
}

/** What moves at this table, and is heard: everything that happens, in its turn. One for each desk. */
class Motion {
  thrown: Throw = $state.raw({ rolls: [], ms: 0 });
  /** Dice are going to fall that have not begun to: what they will show is not shown yet. */
  coming = $state(false);
  stamp: Stamp | null = $state.raw(null);
  /** Milliseconds for which everything blurs; 0: it does not. */
  blur = $state(0);
  /** Something that has happened is being shown: what is asked next waits for it, or for input that cuts it short. */
  busy = $state(false);
  /** How long it takes to show what has been heard of last, in milliseconds. */
  length = 0;
  private readonly desk: Desk;
  private readonly surroundings: Surroundings;
  private readonly kit: MotionKit<unknown>;
  private director: Director<TableCue> | null = null;
  private candles: Candles | null = null;
  private readonly pictures: Pictures;
  /** Dice that lie there when all has been shown. */
  private last: readonly Roll[] = [];

  constructor(desk: Desk, surroundings: Surroundings, kit: MotionKit<unknown>) {
    this.desk = desk;
    this.surroundings = surroundings;
    this.kit = kit;
    this.pictures = new Pictures((id) => desk.session.faces[id]);
  }

  /** An attachment for what lies over the whole window: from then on it is shown what happens. */
  readonly begin = (layer: HTMLElement): (() => void) => {
    const root = document.body;
    const candles = new Candles(root);
    const { pictures, kit } = this;
    const director = new Director<TableCue>({
      root,
      layer,
      begin: (cues) => candles.hold(cues),
      cue: (cue, ms) => this.perform(cue, ms),
      settled: () => this.settle(),
      hear: (name) => void (isSound(name) && sound.play(name)),
      face: (card, to, width) => pictures.face(card, kit.isOwned(to), width),
      back: (place, width) => pictures.back(kit.backAt(place), width),
    });
    const hear = (told: Notification): void => void (told.kind === 'news' && this.hear(told));
    this.candles = candles;
    this.director = director;
    this.desk.hearers.add(hear);
    sound.enterHall(true);
    return () => {
      sound.enterHall(false);
      this.desk.hearers.delete(hear);
      director.dispose();
      this.director = null;
      this.busy = false;
    };
  };

  /** Brings everything to its end at once. */
  finish(): void {
    this.director?.finish();
  }

  private hear({ chapters, before }: Extract<Notification, { readonly kind: 'news' }>): void {
    const { director, desk } = this;
    const { update, moment } = desk.session;
    // News without an entry: the language or the seat of the viewer has changed.
    if (director === null || update === null || update.n === before.n) return;
    const steps = moment === null ? this.kit.plan(chapters, lookAt(before, null)) : [];
    director.finish();
    // The end takes the place of the table, and of all that would have moved on it.
    const { outcome } = update;
    if (outcome !== null && before.outcome === null) sound.play(outcome.result === 'won' ? 'choir' : 'bell');
    this.last = lastRolls(steps);
    this.thrown = { rolls: [], ms: 0 };
    this.coming = this.last.length > 0;
    if (steps.some(isOnBoard)) this.kit.board.hold();
    this.pictures.know(cardsIn(before.view, update.view));
    this.length = director.show(steps, motionScale(this.surroundings.settings?.motion));
    this.busy = this.length > 0;
  }

  private perform(cue: TableCue, ms: number): Run {
    switch (cue.kind) {
      case 'board':
        return this.kit.board.perform(cue.moves, cue.state);
      case 'dice':
        sound.play('dice');
        this.coming = false;
        this.thrown = { rolls: cue.rolls, ms };
        return { ended: null, finish: () => (this.thrown = { rolls: cue.rolls, ms: 0 }) };
      case 'candles':
        return this.candles?.perform(cue, ms) ?? NO_RUN;
      case 'stamp':
        this.stamp = { what: cue.what, ms };
        return { ended: null, finish: () => (this.stamp = null) };
      case 'blur':
        this.blur = ms;
        return { ended: null, finish: () => (this.blur = 0) };
    }
  }

  private settle(): void {
    this.busy = false;
    this.candles?.release();
    this.pictures.release();
    this.kit.board.release();
    this.thrown = { rolls: this.last, ms: 0 };
    this.coming = false;
  }
}

const cuesIn = (steps: readonly TableStep[]): TableCue[] =>
  performedIn(steps).flatMap((each) => (each.kind === 'cue' ? [each.cue] : []));

const isOnBoard = (step: TableStep): boolean => cuesIn([step]).some(({ kind }) => kind === 'board');

/** The dice that were thrown last. */
function lastRolls(steps: readonly TableStep[]): readonly Roll[] {
  const last = cuesIn(steps).findLast((cue) => cue.kind === 'dice');
  return last?.rolls ?? [];
}

/** The motion at the table's desk: the same for all parts of the table. */
export const useMotion = perDesk((desk) => new Motion(desk, useSurroundings(), useTableKit().motion));
