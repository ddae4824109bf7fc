// Makes a rule by pointing: from the sentence that is wanted and what is offered, without knowing any card or word.
import { align, distance, missing, type Weigh } from './alignment.ts';
import {
  blockOf,
  costOfBeginning,
  costOfNumber,
  gainOfTicks,
  isSpare,
  NEXT,
  numbersFor,
  rarity,
  sharedWords,
  spareIn,
  wantedAt,
  waste,
  withRow,
} from './choosing.ts';
import type { Touch } from './touch.ts';
import { Steps } from './steps.ts';
import {
  asGap,
  goalsOf,
  hiddenPlace,
  placesAt,
  sorted,
  type Goal,
  type Move,
  type Place,
  type State,
} from './plan.ts';
import {
  addedTo,
  isSameItem,
  isSameText,
  listGaps,
  textOf,
  type Part,
  type Sheet,
  type SeenItem,
  type Spot,
} from './sheet.ts';
import { plain, wordsOf, type Word } from './words.ts';

/** A rule that cannot be made by pointing, or takes too many actions. */
export class NotMade extends Error {
  override readonly name = 'NotMade';
}

/** What a step has to gain of what may be gained elsewhere, so that nothing else is looked at. */
const ENOUGH = 0.5;
/** What is enough in any case. */
const MUCH = 1.2;
/** Places that are looked at before the best of what was found is taken. */
const MOST_LOOKED = 9;
/**
 * Steps one after the other that bring nothing: first none, and only where that does not lead to the end some, first where the
 * rule came nearest and then a little away from there.
 */
const PATIENCES = [
  { idle: 0, astray: 0 },
  { idle: 1, astray: 0 },
  { idle: 1, astray: 2 },
  { idle: 2, astray: 2 },
];
/** Of these as many are tried from one place on. */
const MOST_IDLE = 4;
/**
 * How it is gone about: first straight, which is quick where all goes well, then warily: what would say something that is wanted
 * nowhere is the farther off. `actions` are those without coming nearer than ever.
 */
const MANNERS = [
  { isWary: false, starts: 1, actions: 40, patiences: PATIENCES.slice(0, 1) },
  { isWary: true, starts: 3, actions: 300, patiences: PATIENCES },
];
type Manner = (typeof MANNERS)[number];
const NOTHING = 1e-6;
/** What is gained where a word or a number is like one that is wanted elsewhere: no step forward. */
const SLIGHT = 0.2;
/** How much a word of a list has to count to tell which of its rows is meant. */
const TELLING = 0.5;
/** What is surely next comes before all that only may be. */
const SURE = 1000;
/** What may be lost for the next word. */
const MOST_LOST = 1.5;
/** What it seems to cost to leave out what is said rightly. */
const RIGHT = 0.5;
/** What it seems to cost to add something where nothing is missing. */
const ASIDE = 2;
/** Steps in the message about a rule that was not made. */
const SHOWN = 40;

interface Patience {
  readonly idle: number;
  /** How much farther than it was at its nearest the rule may be there. */
  readonly astray: number;
}

export class Pointing {
  private readonly touch: Touch;
  private readonly doing: Steps;
  /** What was done, for those who wonder. */
  readonly way: string[] = [];
  private manner: Manner = MANNERS[0];
  /** The lines of the rule that is being made, and the steps on it. */
  private part: Part = { before: 0, behind: 0 };
  private steps = 0;
  /** Texts that could not be written. */
  private readonly refused = new Set<string>();
  /** Words of what is wanted, and of what was offered. */
  private readonly known = new Set<string>();
  /** How near the rule has come to what is wanted. */
  private nearest = Infinity;
  /** What the rule has said on its way. */
  private seen = new Set<string>();

  constructor(touch: Touch) {
    this.touch = touch;
    this.doing = new Steps(touch);
  }

  /**
   * Adds a rule.
   *
   * @param target what it is to say
   * @param list which list of rules it belongs to, from 0
   * @throws NotMade
   */
  async make(target: string, list = 0): Promise<void> {
    const before = await this.touch.look();
    const goals = goalsOf(target);
    this.learn(wordsOf(target));
    for (this.manner of MANNERS) if (await this.attempt(target, list, goals, before)) return;
    throw new NotMade(`"${target}" was not made:\n${this.way.slice(-SHOWN).join('\n')}`);
  }

  /** Tries to make a rule in the present manner. @returns false with the card as it was before */
  private async attempt(
    target: string,
    list: number,
    goals: readonly Goal[],
    before: Sheet,
  ): Promise<boolean> {
    const tried = new Set<string>();
    for (let start = 0; start < this.manner.starts; start++) {
      const gap = listGaps(await this.touch.look())[list];
      if (gap === undefined) throw new NotMade('There is no place for a rule.');
      const begun = await this.begin(gap, goals, tried);
      if (begun === undefined) break;
      this.part = addedTo(before, await this.touch.look());
      if (await this.reach(target, goals, begun)) return true;
      // What was reached is taken back as a whole.
      await this.doing.undo(this.steps, (sheet) => isSameText(sheet, before));
    }
    return false;
  }

  private wasted(words: readonly Word[], wanted: readonly Word[], weigh: Weigh): number {
    return this.manner.isWary ? waste(words, wanted, weigh) : 0;
  }

  private learn(words: readonly Word[]): void {
    for (const { form } of words) this.known.add(form);
  }

  /** Takes what is nearest to the beginning of a rule, or to more of it. @returns to which goal; undefined: nothing is left */
  private async begin(
    gap: SeenItem,
    goals: readonly Goal[],
    tried: Set<string>,
  ): Promise<number | undefined> {
    const opened = await this.touch.open(gap);
    const rows = opened.kind === 'rows' ? opened.rows : [];
    const weigh = rarity(rows);
    const all = rows.flatMap(({ sentence }, index) =>
      tried.has(sentence)
        ? []
        : goals.map((goal, n) => ({
            index,
            n,
            sentence,
            cost:
              costOfBeginning(wordsOf(sentence), goal, weigh) + this.wasted(wordsOf(sentence), goal, weigh),
            shared: sharedWords(wordsOf(sentence), goal),
          })),
    );
    const byCost = all.toSorted((one, other) => one.cost - other.cost || other.n - one.n);
    // What is like it only further on may be far from it: then the plainest of what begins as it does.
    const plainest = all.toSorted(
      (one, other) =>
        other.shared - one.shared || one.sentence.length - other.sentence.length || other.n - one.n,
    );
    const [best] = tried.size === 1 ? plainest : byCost;
    if (best === undefined) {
      await this.touch.close();
      return undefined;
    }
    tried.add(best.sentence);
    this.learn(wordsOf(best.sentence));
    await this.touch.take(best.index);
    this.steps = 1;
    this.way.push(`0: ${best.sentence}`);
    return best.n;
  }

  /** Goes from goal to goal, up to the last one; goals that cannot be reached are left out. */
  private async reach(target: string, goals: readonly Goal[], first: number): Promise<boolean> {
    for (let next = first; next < goals.length;) {
      let reached: number | undefined;
      this.nearest = Infinity;
      for (const patience of this.manner.patiences) {
        reached = await this.improve(goals.slice(next), target, patience);
        if (reached !== undefined) break;
      }
      next += reached === undefined ? 1 : reached + 1;
      if (reached !== undefined && next === goals.length) return true;
    }
    return false;
  }

  /**
   * Goes on until the rule says what is wanted.
   *
   * @param goals the first is wanted; a later one will do as well
   * @returns which one was reached; undefined with the rule as it was
   */
  private async improve(
    goals: readonly Goal[],
    target: string,
    patience: Patience,
  ): Promise<number | undefined> {
    const [wanted] = goals;
    let last = this.touch.actions + this.manner.actions;
    let nearest = Infinity;
    this.seen = new Set();
    const trail = [await this.stateOf(wanted, 0, 0)];
    for (;;) {
      const state = trail[trail.length - 1];
      this.seen.add(state.text.plain);
      const end = reachedBy(state.text.plain, goals, target);
      if (end >= 0) {
        this.steps += trail.reduce((sum, { steps }) => sum + steps, 0);
        return end;
      }
      const move = this.touch.actions < last ? await this.next(state, goals, target, patience) : undefined;
      if (move === undefined) {
        await this.doing.close();
        trail.pop();
        const before = trail.at(-1);
        if (before === undefined) return undefined;
        await this.backTo(before, state.steps);
        continue;
      }
      this.way.push(
        `${trail.length}: ${state.text.plain} (${state.alignment.cost.toFixed(2)}) ${move.place.act} "${move.place.spot.item.name}" ${JSON.stringify(move.how)} (${move.cost.toFixed(2)})`,
      );
      state.moves = state.moves.filter((one) => one !== move);
      const steps = await this.doing.carryOut(state, move, { part: this.part, wanted, known: this.known });
      if (steps === 0) {
        if ('write' in move.how) this.refused.add(move.how.write);
        continue;
      }
      const found = await this.stateOf(wanted, steps, 0);
      // Nearer than ever: what only takes back what was lost before is no step forward.
      const isBetter =
        found.alignment.cost < Math.min(...trail.map(({ alignment }) => alignment.cost)) - SLIGHT ||
        (isButForNumbers(found.text.words, wanted) && !isButForNumbers(state.text.words, wanted));
      const idle = isBetter ? 0 : state.idle + 1;
      const isEnd = reachedBy(found.text.plain, goals, target) >= 0;
      if (found.alignment.cost < nearest - SLIGHT) {
        nearest = found.alignment.cost;
        last = this.touch.actions + this.manner.actions;
      }
      this.nearest = Math.min(this.nearest, found.alignment.cost);
      if (!isEnd && (this.seen.has(found.text.plain) || idle > patience.idle))
        await this.backTo(state, steps);
      else trail.push({ ...found, idle });
    }
  }

  private backTo({ text }: State, steps: number): Promise<void> {
    return this.doing.undo(steps, (sheet) => textOf(sheet, this.part, this.known).plain === text.plain);
  }

  private async stateOf(wanted: readonly Word[], steps: number, idle: number): Promise<State> {
    const text = textOf(await this.touch.look(), this.part, this.known);
    const alignment = align(text.words, wanted);
    const places = text.spots.flatMap((spot) => placesAt(spot, text, alignment, wanted));
    const known = text.spots.map(({ item }) => item);
    return {
      text,
      alignment,
      steps,
      idle,
      places: sorted(places),
      known,
      menus: [],
      moves: [],
      looked: 0,
      wandered: 0,
    };
  }

  /** What to do next; undefined where nothing promises anything. */
  private async next(
    state: State,
    goals: readonly Goal[],
    target: string,
    patience: Patience,
  ): Promise<Move | undefined> {
    const { cost } = state.alignment;
    for (;;) {
      const best = least(state.moves, ({ order }) => order);
      const gain = best === undefined ? 0 : cost - best.cost;
      const [place, ...places] = state.places;
      if (
        best !== undefined &&
        (best.cost < NOTHING ||
          best.order < 0 ||
          (gain > SLIGHT && gain >= Math.min(MUCH, ENOUGH * (place?.hope ?? 0))))
      )
        return best;
      if (place === undefined || (gain > SLIGHT && state.looked >= MOST_LOOKED))
        return gain > SLIGHT
          ? best
          : state.idle < patience.idle &&
              cost - this.nearest <= patience.astray + SLIGHT &&
              state.wandered++ < MOST_IDLE
            ? least(state.moves, (one) => one.missing())
            : undefined;
      state.places = places;
      await this.explore(state, place, goals, target);
    }
  }

  /** Finds out what may be done at a place. */
  private async explore(state: State, place: Place, goals: readonly Goal[], target: string): Promise<void> {
    const [wanted, ...later] = goals;
    const { text, alignment } = state;
    const { spot } = place;
    const add = (cost: number, how: Move['how'], said = '', order = cost, left = () => cost): void =>
      void (state.moves = [...state.moves, { place, cost, order, missing: left, how, said }]);
    /** What says the next word goes before what is as near. */
    const orderOf = (
      near: number,
      words: readonly Word[],
      here: number,
      cost: number,
      weigh: Weigh,
    ): number => {
      const isSaid = sharedWords(words, wanted) > here && wanted[here]?.sort === 'word';
      // A word that most rows say, as an article, tells of no certain one.
      const least = isSaid && weigh(wanted[here]) >= TELLING ? near : cost;
      return isSaid && least < alignment.cost + MOST_LOST ? least - SURE / 2 : cost;
    };
    if (place.act === 'count') {
      for (const value of numbersFor(spot, alignment, text, wanted))
        add(costOfNumber(text, spot, value, wanted, alignment), { count: value });
      return;
    }
    if (place.act === 'delete') {
      // A verb goes with its clause, a part of another sort by itself.
      const how = spot.item.kind === 'verb' ? ({ delete: true } as const) : ({ clear: true } as const);
      const spare = alignment.hunks.filter((hunk) => isSpare(hunk, spot));
      add(alignment.cost - spare.reduce((sum, { cost }) => sum + cost, 0), how);
      return;
    }
    if (place.act === 'menu') {
      await this.lookInMenu(state, place, wanted);
      return;
    }
    state.looked++;
    const what = await this.doing.open(place, state);
    if (what.kind === 'rows') {
      const block = blockOf(text, place.act === 'before' ? asGap(spot) : spot, what.rows);
      const weigh = rarity(what.rows);
      const here = sharedWords(text.words, wanted);
      // An effect that is as near, but says what is wanted nowhere, leads away.
      const wasted = (words: readonly Word[]): number =>
        spot.item.kind === 'verb' || spot.item.kind === 'stop' ? this.wasted(words, wanted, weigh) : 0;
      // Of what comes in besides, some word is like one that is missing elsewhere.
      const isAside =
        block.from === block.to &&
        !alignment.hunks.some(({ from, to }) => from === to && Math.abs(from - block.from) <= 1);
      for (const { name, sentence, chosen } of what.rows) {
        this.learn(wordsOf(sentence));
        const words = withRow(text, block, { sentence });
        const said = plain(words);
        if (chosen || this.seen.has(said) || state.moves.some((one) => one.said === said)) continue;
        const isEnd = later.some((goal) => plain(goal) === said);
        const more = Math.max(0, wasted(wordsOf(sentence)) - wasted(text.words.slice(block.from, block.to)));
        // What is left to be counted is as good as said.
        const isAsGood = isEnd || isButForNumbers(words, wanted);
        const near = isAsGood ? 0 : distance(words, wanted) + (isAside ? ASIDE : 0);
        const cost = isAsGood ? 0 : near + more;
        const order =
          place.hope >= NEXT
            ? costOfBeginning(words, wanted, weigh) + this.wasted(words, wanted, weigh) - SURE
            : orderOf(near, words, here, cost, weigh);
        add(cost, { take: { name, sentence } }, said, order, () => missing(words, wanted));
      }
      const own = what.writes ? wantedAt(spot, alignment, wanted, target).replaceAll('–', '-') : '';
      if (own !== '' && !this.refused.has(own))
        add(Math.max(NOTHING, alignment.cost - (alignment.hunks[0]?.cost ?? 0)), { write: own });
    } else if (what.kind === 'set') {
      const gain = gainOfTicks(what.values, spot, state.text, alignment, wanted);
      if (gain > 0) add(Math.max(NOTHING, alignment.cost - gain), { tick: true });
      const spare = spareIn(spot, text, alignment, wanted);
      // What is in the wrong field may have to go before it can come into another one.
      if (spot.item.kind !== 'ghost')
        add(Math.max(NOTHING, alignment.cost + (spare > 0 ? -spare : RIGHT)), { clear: true });
    }
    if (spot.item.kind !== 'gap' && place.act === 'open') await this.lookAround(state, place, wanted);
  }

  /** Fields that are in the menu of a clause. */
  private async lookInMenu(state: State, { spot }: Place, wanted: readonly Word[]): Promise<void> {
    const { clause, fields } = await this.doing.hidden(spot.item);
    const menu = `${spot.line} ${clause}`;
    if (state.menus.includes(menu)) return;
    state.menus = [...state.menus, menu];
    const fresh = fields.map((field) => hiddenPlace(spot, field, state.text, state.alignment, wanted));
    state.places = sorted([...state.places, ...fresh]);
  }

  /** Places that are to be seen only while a place has the focus. */
  private async lookAround(state: State, { spot, via }: Place, wanted: readonly Word[]): Promise<void> {
    const now = textOf(await this.touch.look(), this.part, this.known);
    const isKnown = ({ item }: Spot): boolean => state.known.some((one) => isSameItem(one, item));
    const fresh = now.spots
      .filter((one) => (one.item.kind === 'ghost' || one.item.kind === 'gap') && !isKnown(one))
      .flatMap((one) => placesAt(one, now, state.alignment, wanted))
      // What a field may be was just looked at, except for a number of one's own.
      .filter(({ act }) => via?.field === undefined || act === 'count')
      .map((place): Place => ({ ...place, via: via?.field === undefined ? { item: spot.item } : via }));
    state.places = sorted([...state.places, ...fresh]);
    state.known = [...state.known, ...fresh.map((place) => place.spot.item)];
  }
}

/**
 * Index of the goal that a text has reached; -1: none. Up to a "then" its signs may be others: they depend on what comes behind,
 * as a colon does on several effects.
 */
function reachedBy(text: string, goals: readonly Goal[], target: string): number {
  const whole = goals.findIndex((goal) => plain(goal) === text);
  const bare = withoutSigns(text);
  const isJoint = (goal: Goal): boolean => target[goal.at(-1)!.from] === ',';
  return whole >= 0 ? whole : goals.findIndex((goal) => isJoint(goal) && withoutSigns(plain(goal)) === bare);
}

/** Whether two texts say the same of other numbers. */
const isButForNumbers = (one: readonly Word[], other: readonly Word[]): boolean =>
  one.length === other.length &&
  one.every(({ form, sort }, i) => form === other[i].form || (sort === 'number' && other[i].sort === sort));

const withoutSigns = (text: string): string => text.replaceAll(/[,:]/g, '');

const least = (moves: readonly Move[], of: (move: Move) => number): Move | undefined =>
  moves.reduce<Move | undefined>(
    (best, one) => (best === undefined || of(one) < of(best) ? one : best),
    undefined,
  );
