import { playOn } from '../../../../engine/drive.ts';
import { drawFrom } from '../../../../engine/random.ts';
import { redeal } from '../../../../engine/redeal.ts';
import { copyState } from '../../copy.ts';
import { apply, check } from '../../actions/index.ts';
import { ravingspire } from '../../index.ts';
import { legalActions } from '../../actions/index.ts';
import { distinctCards } from '../../actions/open-turn.ts';
import { propose, shortfall, type Proposal } from '../../payments/proposals.ts';
import { assistance, withSurge, type Source } from '../../payments/sources.ts';
import { enemyPurpose } from '../../rules/battle.ts';
import { isWithinReach } from '../../rules/encounter.ts';
import type { Action, Match, Pay, State } from '../../types.ts';
import { answerAptly } from './answers.ts';
import { dares } from './nerve.ts';
import { payEnemy } from './odds.ts';
import { purse } from './purse.ts';

/** Worlds in which something is tried that may draw or roll. */
const WORLDS = 2;

/** Pays the enemy of the open battle with the least loss, looks for help where it cannot, and gives up at last. */
export function fight(match: Match, state: State, seat: number): Action {
  const { card } = state.battle;
  const offer = offerNow(match, state, seat, purse(match, state, seat, true));
  if (offer) return { do: 'fight', card, pay: offer.pay, brute: offer.brute };
  return help(match, state, seat) ?? { do: 'giveUp' };
}

/** How the present stage of the battle is paid; where others follow, with what they do not need. @param own what is in the purse */
function offerNow(match: Match, state: State, seat: number, own: readonly Source[]): Proposal | null {
  const { card, stage } = state.battle;
  if (!isWithinReach(match, state, card)) return null;
  const { price } = enemyPurpose(match, state, seat, card, false);
  if (stage < match.cards[card].stages.length) {
    const whole = payEnemy(match, state, seat, card);
    const needed = (['fight', 'skill', 'charm'] as const).filter((name) => price[name] > 0);
    const pay: Pay[] = whole?.pay.filter(({ as }) => needed.includes(as)) ?? [];
    const action: Action = { do: 'fight', card, pay, brute: false };
    if (whole && check(match, state, seat, action) === null) return { ...whole, pay, brute: false };
  }
  const lent = assistance(state, card);
  const offer = propose(price, [...lent, ...own]);
  // What a card may give at best has a price: without the nerve for it the payment would come to nothing.
  if (offer || !dares(state, seat)) return offer;
  return propose(price, [...lent, ...hopeful(match, state, seat, own)]);
}

/** The purse with what cards may give at best when they are spent. Played cards have been tried already. */
function hopeful(match: Match, state: State, seat: number, own: readonly Source[]): Source[] {
  const { played, live } = state.heroes[seat];
  const best = withSurge(match, state, seat, own);
  return own.map((source, i) =>
    played.includes(source.card) || live.includes(source.card) ? source : best[i],
  );
}

/** What is missing for the battle. */
function missing(match: Match, state: State, seat: number): number {
  const { card } = state.battle;
  if (state.outcome !== null || state.battle.kind === 'none' || state.active !== seat) return Infinity;
  if (!isWithinReach(match, state, card)) return Infinity;
  const own = purse(match, state, seat, true);
  if (offerNow(match, state, seat, own)) return 0;
  const { price } = enemyPurpose(match, state, seat, card, false);
  const { matrix, brute } = shortfall(price, [...assistance(state, card), ...own]);
  const inMatrix = matrix.reduce((sum, amount) => sum + amount, 0);
  return Math.max(0.5, brute === null ? inMatrix : Math.min(inMatrix, brute));
}

const HELPS: readonly Action['do'][] = ['play', 'generate', 'ability'];

/** An action that brings a battle that cannot be paid nearer to it: tried in worlds that look like this one. */
function help(match: Match, state: State, seat: number): Action | null {
  const actions = legalActions(match, state, seat, distinctCards, (sort) => HELPS.includes(sort));
  if (actions.length === 0) return null;
  let best: Action | null = null;
  let least = missing(match, state, seat);
  const worlds = Array.from({ length: WORLDS }, (_, i) =>
    redeal(ravingspire, match, state, [seat], drawFrom(`help ${state.turn} ${i}`)),
  );
  const policy = { act: () => ({ do: 'pass' }) as const, answer: answerAptly };
  for (const action of actions) {
    let sum = 0;
    for (const world of worlds) {
      const after = playOn(
        ravingspire,
        world.match,
        copyState(world.state),
        { player: () => policy, maxActions: 0 },
        (g) => apply(g, seat, action),
      ).state;
      sum += missing(match, after, seat);
    }
    if (sum / WORLDS < least) {
      least = sum / WORLDS;
      best = action;
    }
  }
  return best;
}
