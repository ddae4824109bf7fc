import type { Json } from '../../../shared/engine/json.ts';
import { sayAction } from '../../../shared/games/ravingspire/narrate/action.ts';
import { sources, withSurge, type Source } from '../../../shared/games/ravingspire/proposals.ts';
import { priceOf, type Price } from '../../../shared/games/ravingspire/rules/cost.ts';
import { explorePrice } from '../../../shared/games/ravingspire/rules/explore.ts';
import type { Action, AttributeName, Pay } from '../../../shared/games/ravingspire/types.ts';
import { ATTRIBUTES, attributeBit, NONE } from '../../../shared/games/ravingspire/types.ts';
import type { Adjuster, Scene } from '../face.ts';
import { padded } from '../style.ts';
import { towerScene, type TowerScene } from './scene.ts';
import { sayPower, sayPrice } from './values.ts';

type Paying = Extract<Action, { pay: Pay[] | null }>;

/** Lets a player change the payment of an action by hand, or null where nothing is paid. */
export function adjuster(scene: Scene, json: Json): Adjuster | null {
  const action = json as unknown as Action;
  if (!('pay' in action) || action.pay === null) return null;
  return new Payment(towerScene(scene), action);
}

const LETTER_A = 97;

class Payment implements Adjuster {
  private readonly t: TowerScene;
  private readonly base: Paying;
  private readonly available: readonly Source[];
  private readonly price: Price;
  /** What each source counts as; null: not used. */
  private readonly chosen: (AttributeName | null)[];
  private brute: boolean;

  constructor(t: TowerScene, action: Paying) {
    const { match, state, seat } = t;
    const fighting = action.do === 'fight';
    this.t = t;
    this.base = action;
    const plain = sources(match, state, seat, fighting);
    this.available = fighting ? withSurge(match, state, seat, plain) : plain;
    this.price = priceFor(t, action);
    this.brute = action.do === 'rotate' ? action.using === 'brute' : 'brute' in action && action.brute;
    this.chosen = this.available.map(
      ({ card }) =>
        action.pay?.find((pay) => ('card' in pay ? pay.card === card : card === NONE))?.as ?? null,
    );
  }

  show(): string[] {
    const { t } = this;
    const { ui, paint } = t.scene;
    const what = t.text(sayAction(t.s, this.base, t.seat)).split(':')[0];
    const lines = [paint.bold(ui('pay.title', { what, cost: sayPrice(t, this.price) }))];
    this.available.forEach((source, i) => lines.push(this.line(source, i)));
    const sum = { fight: 0, skill: 0, charm: 0 };
    this.chosen.forEach((as, i) => {
      if (as !== null) sum[as] += this.available[i].value;
    });
    const total = String(sum.fight + sum.skill + sum.charm);
    const words = { fight: String(sum.fight), skill: String(sum.skill), charm: String(sum.charm), total };
    lines.push(`${ui('pay.sum', words)}${this.brute ? ` ${ui('pay.brute')}` : ''}`);
    return lines;
  }

  private line({ card, value, as }: Source, i: number): string {
    const { t } = this;
    const { ui } = t.scene;
    const chosen = this.chosen[i];
    const name = card === NONE ? ui('pay.own') : t.card(card);
    const where =
      card === NONE || t.hero.hand.includes(card) ? '' : ui(this.isSlotted(card) ? 'pay.slot' : 'pay.played');
    const mark = chosen === null ? ' ' : '*';
    const counts = chosen === null || this.brute ? '' : `= ${t.text(t.s.attribute(chosen))}`;
    const letter = String.fromCharCode(LETTER_A + i);
    return `  ${letter} ${mark} ${padded(name, 30)} ${padded(sayPower(t, value, as), 22)} ${padded(where, 10)} ${counts}`.trimEnd();
  }

  private isSlotted(card: number): boolean {
    return this.t.hero.slots.some((slot) => slot.includes(card));
  }

  edit(line: string): string | null {
    const { ui } = this.t.scene;
    if (line === 'brute') {
      this.brute = !this.brute;
      return null;
    }
    const [letter, word] = line.split(/\s+/);
    const i = (letter ?? '').length === 1 ? letter.charCodeAt(0) - LETTER_A : -1;
    const source = this.available[i];
    if (source === undefined) return ui('pay.unknown', { letter: letter ?? '' });
    const allowed = ATTRIBUTES.filter((name) => (source.as & attributeBit(name)) !== 0);
    if (word === undefined) {
      this.chosen[i] = this.chosen[i] === null ? allowed[0] : null;
      return null;
    }
    const meant = allowed.find(
      (name) => name === word || this.t.text(this.t.s.attribute(name)).toLowerCase() === word,
    );
    if (meant === undefined) return ui('pay.unknown', { letter: line });
    this.chosen[i] = meant;
    return null;
  }

  action(): Json {
    const pay = this.available.flatMap(({ card }, i): Pay[] => {
      const as = this.chosen[i];
      if (as === null) return [];
      return [card === NONE ? { ability: true, as } : { card, as }];
    });
    const changed: Paying =
      'brute' in this.base ? { ...this.base, pay, brute: this.brute } : { ...this.base, pay };
    return changed as unknown as Json;
  }
}

function priceFor({ match, state, seat }: TowerScene, action: Paying): Price {
  switch (action.do) {
    case 'acquire':
    case 'fight':
      return priceOf(match, state, seat, action.card);
    case 'rotate':
      return explorePrice(match, state, seat, action.using);
    case 'exert':
    case 'well':
      return explorePrice(match, state, seat, action.do);
  }
}
