// What the cards of a payment may cost and give, card by card.
import type { Foresight } from '../../../engine/foresee.ts';
import { text, type Phrase } from '../../../words/tokens.ts';
import { kindOf } from '../actions/index.ts';
import { foresee } from '../foresight.ts';
import { asIfOpen } from '../rules/battle.ts';
import { isReady } from '../rules/play.ts';
import { powerOf } from '../rules/values.ts';
import { NONE, type Action, type CardNumber, type State } from '../types.ts';
import { lossOf } from './harm.ts';
import type { Sight } from './teller.ts';

/** What may come of playing a card. */
export interface Risk {
  /** What it costs, where that is known and not nothing. */
  readonly harm: Phrase | null;
  /** How it may give less than it says, or that this cannot be known. */
  readonly less: Phrase | null;
}

const NO_RISK: Risk = { harm: null, less: null };

/** What playing a card for an action costs and may give; while exploring no text counts (EXP-1). */
export function riskOf(t: Sight, action: Action, card: CardNumber): Risk {
  const { match, seat } = t;
  const kind = kindOf(action);
  if (card === NONE || !match.cards[card].risky || !kind.playsPayment) return NO_RISK;
  const enemy = kind.enemy?.(action) ?? NONE;
  const state = enemy === NONE ? t.state : asIfOpen(match, t.state, seat, enemy);
  if (isReady(state, seat, card)) return NO_RISK;
  const seen = foresee(match, state, seat, { do: 'play', card, instead: false }, t.allowance);
  const lost = seen.total('sanity');
  const harm = lost.least > 0 || (seen.closed && lost.most > 0) ? lossOf(t.s, lost) : null;
  return { harm, less: lessOf(t, state, card, seen, harm !== null) };
}

function lessOf({ s, match, seat }: Sight, state: State, card: CardNumber, seen: Foresight, harms: boolean) {
  if (!seen.closed) return harms ? null : s.say('pay.source.risk');
  const full = powerOf(match, state, seat, card, state.battle.kind !== 'none');
  const { least } = seen.total('power');
  if (least >= full) return null;
  const amounts = seen.byRoll('power');
  if (amounts === null) return s.say('pay.source.less', { least: String(least), full: String(full) });
  const worse = [...new Set(amounts.filter((amount) => amount < full))].map((amount) => {
    const rolls = amounts.flatMap((other, i) => (other === amount ? [i + 1] : []));
    return s.say('pay.source.rolled', {
      rolls: rollsIn(s, rolls),
      amount: String(amount),
      full: String(full),
    });
  });
  return s.list(worse);
}

/** "1 to 3", "2", "1, 4". */
function rollsIn(s: Sight['s'], rolls: readonly number[]): Phrase {
  const [first, last] = [rolls[0], rolls[rolls.length - 1]];
  if (rolls.length > 1 && last - first === rolls.length - 1)
    return s.say('warn.range', { least: String(first), most: String(last) });
  return s.list(rolls.map((roll) => text(String(roll))));
}
