// Shows steps on the page: cards in the air, lights over places. What a game shows of its own, it performs itself.
import { Ghost, likeness, type Easings, type Sides } from './ghost.ts';
import { isTravelled, journeysOf, routeOf, type Journey, type JourneyRoute } from './journeys.ts';
import { Places, PICTURE, type Spot } from './places.ts';
import { NO_RUN, type Performer, type Run } from './queue.ts';
import { shine } from './shine.ts';
import { cardBoxes, shift, type CardBoxes } from './shifts.ts';
import type { Flight, Glint, MotionStep, PerformedStep } from '../../../shared/tableau/motion/steps.ts';
import { performedIn, FLIGHT } from './steps.ts';
import { takeOut } from './take-out.ts';

/** What a table brings along. */
export interface Props<C> {
  /** Where places are looked for. */
  readonly root: HTMLElement;
  /** Over the whole window, out of reach of pointers and voices. */
  readonly layer: HTMLElement;
  /** The page has changed: what these are going to change can still be shown as it was. */
  begin(cues: readonly C[]): void;
  /** Shows what only the table itself can show. */
  cue(cue: C, ms: number): Run;
  /** All is as it is now. */
  settled(): void;
  hear(name: string): void;
  /** A picture of a card, which is going to places like these; null: it is not known. Widths in CSS pixels. */
  face(card: string, to: readonly string[], width: number): Element | null;
  /** A picture of the back that cards show at a place; null: there is none. */
  back(place: string, width: number): Element | null;
}

/** Least width of what flies, in the size of the type. */
const LEAST = 3.6;

/** Keeps the card itself from sight; the style sheet of the layer says how. */
const FLYING = 'data-flying';

/** A card that is seen on its way. */
interface Traveller {
  readonly journey: Journey;
  readonly route: JourneyRoute;
  readonly sides: Sides;
  /** Null while it cannot be seen. */
  ghost: Ghost | null;
  /** Number of the leg that comes next. */
  leg: number;
}

/**
 * The stage of a table. `prepare` before anything changes, `open` as soon as the page has changed; then it performs.
 * Places are measured once before and once after, never in between.
 */
export class Stage<C> implements Performer<C> {
  private readonly props: Props<C>;
  /** Those that are going to move, with what they look like where they are. */
  private leaving: readonly { readonly journey: Journey; readonly look: Element | null }[] = [];
  private before: CardBoxes = new Map();
  private shifts: Animation[] = [];
  private readonly travellers = new Map<string, Traveller>();
  private now: Places;
  /** Least width of what flies, in CSS pixels. */
  private least = 0;
  private easings: Easings = { card: 'ease-out', out: 'ease-out' };

  constructor(props: Props<C>) {
    this.props = props;
    this.now = new Places(props.root);
  }

  /** Looks where the cards are that are going to move, and what they look like. */
  prepare(steps: readonly MotionStep<C>[]): void {
    this.before = cardBoxes(this.props.root);
    this.leaving = journeysOf(steps, new Places(this.props.root)).map((journey) => {
      const { seen, start } = journey;
      return { journey, look: seen && start !== null && isPicture(start) ? likeness(start.picture) : null };
    });
  }

  /**
   * Looks where everything has gone, and lets what is going to move appear where it was. What only makes room glides.
   *
   * @param scale length of all motion
   */
  open(steps: readonly MotionStep<C>[], scale: number): void {
    const { root, layer } = this.props;
    this.now = new Places(root);
    const now = cardBoxes(root);
    const style = getComputedStyle(layer);
    this.least = LEAST * parseFloat(style.fontSize);
    this.easings = {
      card: style.getPropertyValue('--ease-card'),
      out: style.getPropertyValue('--ease-out'),
    };
    const routes = this.leaving.map(({ journey, look }) => ({
      journey,
      look,
      route: routeOf(journey, this.now),
    }));
    this.leaving = [];
    // Everything has been measured: from here on the page is only written to.
    for (const { journey, look, route } of routes) {
      if (isTravelled(journey, route)) this.travellers.set(journey.card, this.set(journey, look, route));
    }
    const travels = (card: string): boolean => this.travellers.has(card);
    this.shifts = shift(this.before, now, travels, FLIGHT * scale, this.easings.out);
    this.props.begin(performedIn(steps).flatMap((each) => (each.kind === 'cue' ? [each.cue] : [])));
  }

  perform(step: PerformedStep<C>, ms: number): Run {
    switch (step.kind) {
      case 'flight':
        return this.fly(step, ms);
      case 'glint':
        return this.glint(step, ms);
      case 'sound':
        this.props.hear(step.name);
        return NO_RUN;
      case 'cue':
        return this.props.cue(step.cue, ms);
    }
  }

  settle(): void {
    this.leaving = [];
    for (const { route } of this.travellers.values()) release(route);
    this.travellers.clear();
    for (const animation of this.shifts.splice(0)) animation.cancel();
    for (const picture of [...this.props.layer.children]) takeOut(picture);
    this.props.settled();
  }

  /** Puts a card where it was, if it was seen there, and hides it where it is. */
  private set(journey: Journey, look: Element | null, route: JourneyRoute): Traveller {
    const { card, legs, start, seen } = journey;
    const last = legs[legs.length - 1];
    const behind = legs[0].how === 'turn' ? legs[0].from : last.how === 'hide' ? last.to : [];
    const end = route.stops.at(-1) ?? null;
    const width = (route.arrives ? end : (start ?? end))?.box.width ?? 0;
    const sides: Sides = {
      face: look ?? this.props.face(card, last.to, Math.max(width, this.least)),
      back: behind.length > 0 ? this.props.back(behind[0], Math.max(width, this.least)) : null,
    };
    if (route.arrives) end?.place.setAttribute(FLYING, '');
    const ghost = seen && start !== null ? this.ghostAt(start, sides, legs[0]) : null;
    return { journey, route, sides, ghost, leg: 0 };
  }

  private ghostAt({ box }: Spot, sides: Sides, { how }: Flight): Ghost {
    return new Ghost(this.props.layer, sides, box, how !== 'turn', this.least);
  }

  private fly(flight: Flight, ms: number): Run {
    const traveller = this.travellers.get(flight.card);
    if (traveller === undefined) return NO_RUN;
    const { journey, route, sides } = traveller;
    const leg = traveller.leg++;
    const isLast = leg === journey.legs.length - 1;
    const stop = route.stops[leg];
    const from = leg === 0 ? journey.start : this.now.first(flight.from);
    const appears = traveller.ghost === null && from === null;
    const begin = from ?? stop;
    if (traveller.ghost === null && begin !== null) {
      traveller.ghost = this.ghostAt(begin, sides, flight);
      if (from !== null) traveller.ghost.emerge(ms);
    }
    const { ghost } = traveller;
    if (flight.how === 'burn') ghost?.burn(ms);
    else if (stop === null || appears) ghost?.fade(appears, ms, this.easings);
    else ghost?.fly(stop.box, flight.how !== 'hide', isLast && !route.arrives, ms, this.easings);
    return { ended: null, finish: () => isLast && this.land(traveller) };
  }

  /** The card itself takes the place of its picture. */
  private land({ route, ghost }: Traveller): void {
    release(route);
    ghost?.remove();
  }

  private glint({ at, tone }: Glint, ms: number): Run {
    const spot = this.now.first(at);
    if (spot === null) return NO_RUN;
    return { ended: null, finish: shine(this.props.layer, spot, tone, ms) };
  }
}

/** Lets the card itself be seen where it lies. */
const release = ({ stops }: JourneyRoute): void => stops.at(-1)?.place.removeAttribute(FLYING);

const isPicture = ({ picture }: Spot): boolean => picture.matches(PICTURE);
