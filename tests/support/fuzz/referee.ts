// What must hold while a game of Ravingspire is played, said apart from the rules' own code: it watches the events of a
// step as they happen and looks at the position at that moment. Nothing here knows how the rules come to it.
import type { Definitions, Told } from '../../../shared/engine/game.ts';
import { kindBit, type Kind } from '../../../shared/games/ravingspire/rules/card.ts';
import { fullHand } from '../../../shared/games/ravingspire/rules/piles.ts';
import {
  DUNGEON,
  KEEP,
  NONE,
  type Action,
  type Event,
  type Match,
  type State,
} from '../../../shared/games/ravingspire/types.ts';

/** The checks, each by what it looks at. */
export const CHECKS = [
  'filling',
  'turn',
  'madness',
  'afterMadness',
  'theEnd',
  'endOfPhase',
  'forbidden',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** A rule that did not hold. */
export class Breach extends Error {
  override readonly name = 'Breach';
  readonly check: CheckName;

  constructor(check: CheckName, what: string) {
    super(`${check}: ${what}`);
    this.check = check;
  }
}

interface Filling {
  readonly level: number;
  /** How many places may be filled, from the first on (WAKE-4). */
  readonly places: number;
  readonly rule: string;
}

interface Rule {
  readonly while?: string;
  readonly if?: unknown;
  readonly change?: { readonly mod: string; readonly cards?: { readonly kind?: readonly Kind[] } };
}

/** Events by which MAD-2 and MAD-3 are told, by their rule. */
const MADNESS_RULES: ReadonlySet<string> = new Set(['MAD-2', 'MAD-3', 'MAD-4', 'REC-2']);
/** What a broken Showdown still does (SHOW-6, SHOW-10), and cards that a battle gives back. */
const AFTERMATH: ReadonlySet<string> = new Set(['foeRemoved', 'cardReturned']);
/** Phases in which power is played. */
const SPENDING: ReadonlySet<string> = new Set(['encounter', 'showdown', 'keep']);

/** Watches one game; throws `Breach` at the first thing that does not hold. */
export class Referee {
  private readonly match: Match;
  private readonly state: State;
  private readonly definitions: Definitions;
  private filling: Filling | null = null;
  /** The hero in the middle of MAD-2. */
  private goingMad = NONE;
  /** The active hero, once it has gone mad in its own turn. */
  private mad = NONE;
  /** Events that a mad hero may still have once: its new hand. */
  private handDue = false;
  /** The effect that drove a hero mad, by its card, while it goes on for others. */
  private madBy: { readonly seat: number; readonly cause: number } | null = null;
  private phase = '';
  private over = false;

  constructor(match: Match, state: State, definitions: Definitions) {
    this.match = match;
    this.state = state;
    this.definitions = definitions;
  }

  /** An action that the rules accept, before it is carried out. */
  accepted(action: Action): void {
    if (action.do !== 'fight' || action.pay === null) return;
    const { battle } = this.state;
    const forbidden = this.forbiddenBy(battle.kind === 'none' ? action.card : battle.card);
    for (const entry of action.pay) {
      if ('card' in entry && (this.match.cards[entry.card].kinds & forbidden) !== 0)
        throw new Breach(
          'forbidden',
          `${this.match.cards[entry.card].id} counts in ${JSON.stringify(action)}`,
        );
    }
  }

  asked(kind: string): void {
    if (this.over) throw new Breach('theEnd', `${kind} is asked`);
  }

  event(event: Told<Event>): void {
    if (this.over) throw new Breach('theEnd', `${event.kind} of seat ${event.seat}, ${event.rule}`);
    this.watchMadness(event);
    switch (event.kind) {
      case 'levelRevealed':
        this.filled();
        this.fill(event.level, this.state.levels[event.level].ring.length, 'MOVE-5');
        break;
      case 'phaseBegan':
        this.filled();
        this.enters(event.phase);
        break;
      case 'effectStopped':
        this.filling = null;
        break;
      case 'heroRemoved':
        this.spendingOver(this.state.active);
        break;
      case 'turnBegan':
        this.filled();
        this.turnBegins(event.seat);
        break;
      case 'gameWon':
      case 'gameLost':
        this.over = true;
        break;
      default:
        break;
    }
  }

  /** The step is done. */
  settled(): void {
    this.madBy = null;
    this.endMadness();
    this.filled();
    if (!this.over) return;
    if (this.state.outcome === null) throw new Breach('theEnd', 'the end was told, but the game goes on');
  }

  // ------------------------------------------------------------------------------------------------------- madness

  private watchMadness(event: Told<Event>): void {
    if (this.madBy !== null && event.cause !== this.madBy.cause) this.madBy = null;
    if (event.kind === 'wentMad') {
      this.endMadness();
      this.madBy =
        event.cause === NONE || event.seat === this.state.active
          ? null
          : { seat: event.seat, cause: event.cause };
      this.goingMad = event.seat;
      this.handDue = true;
      if (event.seat === this.state.active) {
        this.mad = event.seat;
        this.filling = null;
      }
      return;
    }
    if (this.mad !== NONE && event.seat === this.mad && !this.belongsToMadness(event)) {
      throw new Breach('afterMadness', `${event.kind} (${event.rule}) of the hero whose turn broke off`);
    }
    if (this.madBy?.seat === event.seat && !this.belongsToMadness(event)) {
      throw new Breach(
        'afterMadness',
        `${event.kind} (${event.rule}) of a hero by the effect that drove it mad`,
      );
    }
    if (this.goingMad === NONE) return;
    if (event.kind === 'handDrawn' && event.seat === this.goingMad) this.endMadness();
    else if (!MADNESS_RULES.has(event.rule) && event.kind !== 'deckRenewed') this.endMadness();
  }

  private belongsToMadness(event: Told<Event>): boolean {
    if (event.kind === 'turnBegan' || MADNESS_RULES.has(event.rule) || AFTERMATH.has(event.kind)) return true;
    // The chaos card, or the one on the foe deck, whose effect it was is banished by the rules, not by an effect.
    if (event.kind === 'banished') return event.cause === NONE;
    if (event.kind !== 'deckRenewed' && event.kind !== 'handDrawn') return false;
    const due = this.handDue;
    if (event.kind === 'handDrawn') this.handDue = false;
    return due;
  }

  /** MAD-2 is done with a hero: what it has then (MAD-2, SETUP-8). */
  private endMadness(): void {
    const seat = this.goingMad;
    if (seat === NONE) return;
    this.goingMad = NONE;
    const { state } = this;
    if (state.outcome !== null || this.over) return;
    const hero = state.heroes[seat];
    const fail = (what: string): never => {
      throw new Breach('madness', `seat ${seat} has ${what} after it went mad`);
    };
    if (hero.sanity !== 10) fail(`${hero.sanity} sanity`);
    if (hero.slots.some((slot) => slot.length > 0)) fail('cards in slots');
    for (const zone of ['played', 'spent', 'gained'] as const)
      if (hero[zone].length > 0) fail(`cards ${zone}`);
    const full = fullHand(this.match, state, seat);
    const short = hero.hand.length < full && hero.deck.length + hero.discard.length > 0;
    if (short || hero.hand.length > full) fail(`${hero.hand.length} of ${full} cards in hand`);
  }

  // ------------------------------------------------------------------------------------------------------- filling

  private fill(level: number, places: number, rule: string): void {
    this.filling = { level, places, rule };
  }

  /** What was being filled is done: no place that may be filled is free while there is something to draw. */
  private filled(): void {
    const { filling, state } = this;
    this.filling = null;
    if (filling === null || this.over || state.outcome !== null) return;
    const { level, places, rule } = filling;
    const free = state.levels[level].ring.slice(0, places).indexOf(NONE);
    if (free >= 0 && state.decks.encounter.length > 0)
      throw new Breach('filling', `place ${free} of level ${level} is free after ${rule}`);
  }

  // -------------------------------------------------------------------------------------------------------- phases

  private enters(phase: string): void {
    const { state } = this;
    if (SPENDING.has(this.phase)) this.spendingOver(state.active);
    this.phase = phase;
    if (phase !== 'recover') return;
    const { level } = state.heroes[state.active];
    if (level === KEEP || !state.levels[level].revealed) return;
    const all = state.levels[level].ring.length;
    this.fill(level, level === DUNGEON ? Math.min(state.turn, all) : all, 'REC-4');
  }

  /** ENC-7: nothing is left of what was played and generated, nor of what lasted for the battle. */
  private spendingOver(seat: number): void {
    const { state } = this;
    const hero = state.heroes[seat];
    const fail = (what: string): never => {
      throw new Breach('endOfPhase', `${what} after ${this.phase}`);
    };
    if (hero.played.length > 0) fail(`${hero.played.length} cards are played and unspent`);
    if (hero.live.length > 0) fail('turned cards have power left');
    if (state.free.amount > 0) fail('a generated point is left');
    for (const until of state.until) {
      if (until.ends === 'battle' && state.battle.kind === 'none') fail('a change for a battle goes on');
      if (until.ends === 'play' && !this.inPlay(until.source))
        fail('a change of a card that has gone goes on');
    }
  }

  private inPlay(card: number): boolean {
    const { levels, heroes } = this.state;
    return (
      levels.some(({ ring, tower }) => tower === card || ring.includes(card)) ||
      heroes.some(({ slots, played }) => played.includes(card) || slots.flat().includes(card))
    );
  }

  private turnBegins(seat: number): void {
    const { state } = this;
    this.mad = NONE;
    for (const [other, hero] of state.heroes.entries()) {
      for (const zone of ['played', 'spent', 'gained', 'live'] as const) {
        if (hero[zone].length > 0)
          throw new Breach('turn', `seat ${other} has cards ${zone} as turn ${state.turn} begins`);
      }
    }
    if (state.heroes[seat].turned.length > 0)
      throw new Breach('turn', `seat ${seat} begins with turned cards`);
    if (state.free.amount > 0) throw new Breach('turn', `seat ${seat} begins with a generated point`);
    for (const { ends } of state.until)
      if (ends !== 'play') throw new Breach('endOfPhase', `a change for a ${ends} outlives the turn`);
    this.phase = '';
  }

  // ------------------------------------------------------------------------------------------------------- battles

  /** Kind bits that an enemy's printed rules forbid in its battle; rules under a condition are left out. */
  private forbiddenBy(enemy: number): number {
    if (enemy === NONE) return 0;
    const { rules = [] } = this.definitions[this.match.cards[enemy].id] as unknown as {
      rules?: readonly Rule[];
    };
    return rules
      .filter((rule) => rule.while === 'battle' && rule.if === undefined && rule.change?.mod === 'forbid')
      .flatMap((rule) => rule.change?.cards?.kind ?? [])
      .reduce((bits, kind) => bits | kindBit(kind), 0);
  }
}
