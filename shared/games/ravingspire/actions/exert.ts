import { offerExplore } from '../offers.ts';
import { adjacent, heroPlace } from '../rules/board.ts';
import { checkExert, exert as walk, explorePrice } from '../rules/explore.ts';
import { mayEnterKeep } from '../rules/move.ts';
import { NONE, type Match, type State } from '../types.ts';
import { deed, defineAction, Flag, Index, paid, Payment } from './define.ts';
import { shortOf } from './explore.ts';
import { flag, Flag as MaybeFlag, Pays, Place, readPay, readPlace, writePay, writePlace } from './scene.ts';

/** A hero walks one step more (EXP-4), or into the Keep (EXP-6). */
export const exert = defineAction({
  do: 'exert',
  order: 150,
  at: ['explore'],
  fields: { pay: Payment, to: Index, enterKeep: Flag },
  check: (match, state, seat, { pay, to, enterKeep }) => checkExert(match, state, seat, pay, to, enterKeep),
  apply: (g, seat, { pay, to, enterKeep }) => walk(g, seat, pay, to, enterKeep),
  offers({ match, state, seat, sources }) {
    const offer = offerExplore(match, state, seat, 'exert', sources);
    if (offer === null) return [];
    const { pay } = offer;
    return neighbours(match, state, seat).flatMap((to) => [
      { pay, to, enterKeep: false },
      ...(mayEnterKeep(match, state, seat, to) ? [{ pay, to, enterKeep: true }] : []),
    ]);
  },
  tries({ match, state, seat, sources }) {
    const [to = NONE] = neighbours(match, state, seat);
    const pay = offerExplore(match, state, seat, 'exert', sources)?.pay ?? [];
    return to === NONE ? [] : [{ pay, to, enterKeep: false }];
  },
  inNumbers: (match, state, seat, _action, refusal) => shortOf(match, state, seat, 'exert', refusal),
  group: () => 'explore',
  card: () => NONE,
  path: ({ to }) => [to],
  key: (_match, _state, _seat, { to, enterKeep }) => `${to} ${enterKeep}`,
  price: (match, state, seat) => explorePrice(match, state, seat, 'exert'),
  paidAlike: () => 'exert',
  say: (s, { to, enterKeep }) =>
    s.say(enterKeep ? 'action.exert.keep' : 'action.exert', { place: s.place(to) }),
  did: (s, { pay, to, enterKeep }, seat) =>
    deed(s, seat, enterKeep ? 'did.exert.keep' : 'did.exert', { place: s.place(to), ...paid(s, pay, false) }),
  scenario: {
    fields: { pay: Pays, to: Place, enterKeep: MaybeFlag },
    read(scene, step) {
      const pay = readPay(scene, step.pay);
      const to = readPlace(scene.match, step.to as string);
      return pay && { pay, to, enterKeep: step.enterKeep === true };
    },
    write: (scene, { pay, to, enterKeep }) => ({
      pay: writePay(scene, pay),
      to: writePlace(scene.match, to),
      ...flag({ enterKeep }),
    }),
  },
});

/** The places one step from the hero. */
export function neighbours(match: Match, state: State, seat: number): number[] {
  const here = heroPlace(match, state, seat);
  if (here === NONE) return [];
  const places = match.board.sectors * state.levels.length;
  return Array.from({ length: places }, (_, place) => place).filter((place) =>
    adjacent(match, state, here, place),
  );
}
