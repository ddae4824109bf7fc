// Actions that are nearly legal, or not at all: what a broken or hostile client might send.
import { clone, type Json } from '../../shared/engine/json.ts';
import type { Draw } from '../../shared/engine/random.ts';
import type { Action, Match, Pay, State } from '../../shared/games/ravingspire/types.ts';
import { ATTRIBUTES, NONE } from '../../shared/games/ravingspire/types.ts';

const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw(list.length)];

/** A card: mostly one that could matter here, at times any, none, or one that does not exist. */
function anyCard(match: Match, state: State, seat: number, draw: Draw): number {
  const hero = state.heroes[seat];
  const near = [
    ...hero.hand,
    ...hero.slots.flat(),
    ...hero.played,
    ...hero.spent,
    ...hero.discard,
    ...state.departed,
    ...state.levels.flatMap(({ ring }) => ring),
    state.battle.card,
    state.challenge,
  ];
  if (near.length > 0 && draw(8) > 0) return pick(draw, near);
  return pick(draw, [NONE, match.cards.length, draw(match.cards.length), draw(match.cards.length)]);
}

function anyPay(match: Match, state: State, seat: number, draw: Draw): Pay[] {
  const one = (): Pay => {
    const as = pick(draw, ATTRIBUTES);
    return draw(10) === 0 ? { ability: true, as } : { card: anyCard(match, state, seat, draw), as };
  };
  return Array.from({ length: draw(4) }, one);
}

/** Any action at all, now and then one that does not exist. */
export function anyAction(match: Match, state: State, seat: number, draw: Draw): Action {
  const card = () => anyCard(match, state, seat, draw);
  const pay = () => anyPay(match, state, seat, draw);
  const flag = () => draw(2) === 1;
  const other = () => draw(match.seats + 1);
  const makers: (() => Action)[] = [
    () => ({ do: 'move', path: Array.from({ length: draw(4) }, () => draw(38) - 1), enterKeep: flag() }),
    () => ({ do: 'skipMove' }),
    () => ({ do: 'play', card: card(), instead: flag() }),
    () => ({ do: 'generate', card: card() }),
    () => ({ do: 'generate', ability: true, as: pick(draw, ATTRIBUTES) }),
    () => ({ do: 'ability', index: draw(4), card: card(), price: card() }),
    () => ({ do: 'acquire', card: card(), pay: pay(), brute: flag() }),
    () => ({ do: 'fight', card: card(), pay: draw(4) === 0 ? null : pay(), brute: flag() }),
    () => ({ do: 'giveUp' }),
    () => ({ do: 'slot', card: card(), slot: draw(7) - 1 }),
    () => ({ do: 'unslot', card: card() }),
    () => ({ do: 'endEncounter' }),
    () => ({ do: 'endExplore' }),
    () => ({ do: 'rotate', using: pick(draw, ['skill', 'charm', 'brute'] as const), pay: pay() }),
    () => ({ do: 'exert', pay: pay(), to: draw(38) - 1, enterKeep: flag() }),
    () => ({ do: 'well', pay: pay(), brute: flag(), banish: card() }),
    () => ({ do: 'flank', card: card(), assist: flag() }),
    () => ({ do: 'pass' }),
    () => ({ do: 'trade', with: other(), give: card(), take: pick(draw, [card(), NONE, 'any'] as const) }),
    () => ({ do: 'fly', card: card() }) as unknown as Action,
  ];
  return pick(draw, makers)();
}

type Fields = { [key: string]: Json };

/** A legal action with one thing changed, mostly for the worse; well formed still. */
export function mutateAction(match: Match, state: State, seat: number, action: Action, draw: Draw): Action {
  if (draw(3) === 0) return anyAction(match, state, seat, draw);
  const mutant = clone(action) as unknown as Fields;
  const keys = Object.keys(mutant).filter((key) => key !== 'do' && key !== 'ability');
  if (keys.length === 0) return anyAction(match, state, seat, draw);
  const key = pick(draw, keys);
  const value = mutant[key];
  if (typeof value === 'number') {
    const isCard = ['card', 'price', 'banish', 'give', 'take'].includes(key);
    const wantsAny = key === 'take' && draw(4) === 0;
    mutant[key] = wantsAny
      ? 'any'
      : isCard
        ? anyCard(match, state, seat, draw)
        : value + pick(draw, [-7, -1, 1, 7, 1000]);
  } else if (typeof value === 'boolean') mutant[key] = !value;
  else if (key === 'using') mutant[key] = pick(draw, ['skill', 'charm', 'brute']);
  else if (key === 'as') mutant[key] = pick(draw, ATTRIBUTES);
  else if (key === 'path') mutant[key] = mutatePath(value as number[], draw);
  else if (key === 'pay')
    mutant[key] = mutatePay(match, state, seat, (value ?? []) as unknown as Pay[], draw) as unknown as Json;
  return mutant as unknown as Action;
}

function mutatePath(path: number[], draw: Draw): number[] {
  switch (draw(3)) {
    case 0:
      return path.slice(0, -1);
    case 1:
      return [...path, draw(36)];
    default:
      return path.map((place, i) => (i === 0 ? place + 1 : place));
  }
}

function mutatePay(match: Match, state: State, seat: number, pay: readonly Pay[], draw: Draw): Pay[] {
  switch (draw(5)) {
    case 0:
      return pay.slice(1);
    case 1:
      return pay.length === 0 ? [] : [...pay, pay[draw(pay.length)]];
    case 2:
      return pay.map((entry) => ({ ...entry, as: pick(draw, ATTRIBUTES) }));
    case 3:
      return [...pay, ...anyPay(match, state, seat, draw)];
    default:
      return anyPay(match, state, seat, draw);
  }
}
