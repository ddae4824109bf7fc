// Carries out what a driver has chosen to do: opens and closes, brings up what is hidden, counts the steps that it was.
import { align } from './alignment.ts';
import { SIGN, ticksFor, type Tick } from './choosing.ts';
import type { Hidden, Opened, Touch } from './touch.ts';
import type { Move, Place, State } from './plan.ts';
import { isSameItem, textOf, type Part, type SeenItem, type Sheet } from './sheet.ts';
import type { Word } from './words.ts';

/** Values that are tried in a set without a sign that they are meant. */
const MOST_TICKS = 3;
const NOTHING = 1e-6;
/** Steps that are taken back besides those that were counted, until all is as it was. */
const MOST_UNSEEN = 40;
/** Places before something hidden at which it is looked for. */
const FEW = 2;

/** What is to be done on a rule. */
interface Task {
  readonly part: Part;
  readonly wanted: readonly Word[];
  /** Words that have been seen as wholes. */
  readonly known: ReadonlySet<string>;
}

/** Carries steps out, and takes them back. */
export class Steps {
  private readonly touch: Touch;
  private opened: { readonly place: Place; readonly what: Opened } | null = null;

  constructor(touch: Touch) {
    this.touch = touch;
  }

  /** @returns 1 if something has changed, where the focus is already */
  private async isDone(act: () => Promise<void>): Promise<number> {
    const before = await this.touch.look();
    await act();
    return isSameSheet(await this.touch.look(), before) ? 0 : 1;
  }

  /** What the menu of a clause has of its fields; nothing where the clause is not to be seen any more. */
  async hidden(item: SeenItem): Promise<Hidden> {
    await this.close();
    return (await this.isSeen(item)) ? this.touch.hidden(item) : { clause: '', fields: [] };
  }

  /** Brings the focus near a place that is to be seen only then. @returns whether it is to be seen */
  private async reveal({ spot, via }: Place, { text }: State): Promise<boolean> {
    if (via?.field !== undefined) {
      if (await this.isSeen(spot.item)) return true;
      if (!(await this.isSeen(via.item))) return false;
      await this.touch.specify(via.item, via.field);
      await this.touch.close();
      return this.isSeen(spot.item);
    }
    const around = text.spots.filter(
      ({ item, to }) => (item.kind === 'stop' || item.kind === 'verb') && to <= spot.from,
    );
    const others = around.toReversed().map((one) => one.item);
    for (const item of via === undefined ? others : [via.item, ...others.slice(0, FEW)]) {
      if (await this.isSeen(spot.item)) break;
      // What shows it may be hidden itself.
      if (!(await this.isSeen(item))) continue;
      await this.touch.open(item);
      await this.touch.close();
    }
    return this.isSeen(spot.item);
  }

  /** Opens what there is at a place, unless it is open. */
  async open(place: Place, state: State): Promise<Opened> {
    if (this.opened?.place === place) return this.opened.what;
    await this.close();
    const { spot, via } = place;
    const isHidden = via?.field !== undefined;
    if (!(isHidden ? await this.isSeen(via.item) : await this.reveal(place, state)))
      return { kind: 'nothing' };
    const what = await (isHidden
      ? this.touch.specify(via.item, via.field)
      : place.act === 'before'
        ? this.touch.openBefore(spot.item)
        : this.touch.open(spot.item));
    this.opened = what.kind === 'nothing' ? null : { place, what };
    return what;
  }

  /**
   * Takes steps back.
   *
   * @param isBack whether it is as it was: a step that could not be seen was not counted
   */
  async undo(steps: number, isBack: (sheet: Sheet) => boolean): Promise<void> {
    for (let i = 0; i < steps + MOST_UNSEEN && !isBack(await this.touch.look()); i++) await this.touch.undo();
  }

  private async isSeen(item: SeenItem): Promise<boolean> {
    const sheet = await this.touch.look();
    return sheet.some(({ items }) => items.some((one) => isSameItem(one, item)));
  }

  /** Closes what is open. */
  async close(): Promise<void> {
    if (this.opened !== null) await this.touch.close();
    this.opened = null;
  }

  /** @returns how many steps it was; 0 where nothing came of it */
  async carryOut(state: State, { place, how }: Move, task: Task): Promise<number> {
    const { item } = place.spot;
    if ('delete' in how || 'clear' in how) {
      await this.close();
      if (!(await this.reveal(place, state))) return 0;
      await ('delete' in how ? this.touch.delete(item) : this.touch.clear(item));
      return textOf(await this.touch.look(), task.part, task.known).plain === state.text.plain ? 0 : 1;
    }
    if ('count' in how) {
      await this.close();
      if (!(await this.reveal(place, state))) return 0;
      await this.touch.focus(item);
      if (!(await this.isSeen(item))) return 0;
      return this.isDone(() => this.touch.count(item, how.count));
    }
    const what = await this.open(place, state);
    if ('tick' in how) return this.tick(state, place, what, task);
    this.opened = null;
    if ('write' in how) return this.isDone(() => this.touch.write(how.write));
    const rows = what.kind === 'rows' ? what.rows : [];
    const { name, sentence } = how.take;
    const index = rows.findIndex((row) => row.name === name && row.sentence === sentence);
    if (index < 0) {
      await this.touch.close();
      return 0;
    }
    await this.touch.take(index);
    return 1;
  }

  /** Ticks what brings the rule nearer to what is wanted, and takes ticks away. */
  private async tick(
    state: State,
    { spot }: Place,
    what: Opened,
    { part, wanted, known }: Task,
  ): Promise<number> {
    if (what.kind !== 'set') return 0;
    const values = what.values.map(({ name, chosen }) => ({ name, chosen }));
    const tried = new Set<number>();
    let now: Pick<State, 'text' | 'alignment'> = state;
    let steps = 0;
    /** Ticks some values, or takes their ticks away: only those at which anything has changed. */
    const turn = async (indices: readonly number[]): Promise<readonly number[]> => {
      const turned: number[] = [];
      for (const index of indices)
        if ((await this.isDone(() => this.touch.tick(index))) > 0) turned.push(index);
      steps += turned.length;
      return turned;
    };
    /** Does so where that brings the rule nearer. */
    const isNearer = async (indices: readonly number[]): Promise<boolean> => {
      const turned = await turn(indices);
      if (turned.length === 0) return false;
      const text = textOf(await this.touch.look(), part, known);
      const after = { text, alignment: align(text.words, wanted) };
      if (after.alignment.cost >= now.alignment.cost - NOTHING) {
        await turn(turned.toReversed());
        return false;
      }
      now = after;
      for (const index of turned) values[index].chosen = !values[index].chosen;
      return true;
    };
    const signs = (): readonly Tick[] => {
      const here =
        now.text.spots.find(({ from, item }) => from === spot.from && item.kind === 'stop') ?? spot;
      return ticksFor(values, here, now.text, now.alignment, wanted);
    };
    // What comes in place of something else is told from the text only when both are done: of several, words are joined.
    const meant = signs().filter(({ gain }) => gain > SIGN);
    const [coming, going] = [false, true].map((chosen) =>
      meant.flatMap(({ index }) => (values[index].chosen === chosen ? [index] : [])),
    );
    if (coming.length > 0 && going.length > 0) await isNearer([...coming, ...going]);
    for (;;) {
      const next = signs().find(
        ({ index, gain }) => !tried.has(index) && (gain > SIGN || tried.size < MOST_TICKS),
      );
      if (next === undefined || now.alignment.cost < NOTHING) break;
      const { index } = next;
      tried.add(index);
      if (!(await isNearer([index]))) continue;
      // What was right before may be wrong now.
      tried.clear();
      tried.add(index);
    }
    await this.close();
    return steps;
  }
}

const isSameSheet = (one: Sheet, other: Sheet): boolean => JSON.stringify(one) === JSON.stringify(other);
