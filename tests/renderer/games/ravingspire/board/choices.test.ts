import { describe, expect, test } from 'vitest';
import { attemptAt } from '../../../../../renderer/games/ravingspire/board/asking.ts';
import {
  directDeed as directOf,
  isLit,
  NO_ACTS,
  shownDeeds,
  type BoardActs,
  type ItemActs,
} from '../../../../../renderer/board-overlay/acts.ts';
import { boardActs, isPlain } from '../../../../../renderer/games/ravingspire/board/choices.ts';
import { itemKey, placeOf } from '../../../../../renderer/games/ravingspire/board/places.ts';
import { spotsOf } from '../../../../../renderer/games/ravingspire/board/spots.ts';
import { boardState } from '../../../../../renderer/games/ravingspire/board/state.ts';
import { LEVELS } from '../../../../../shared/games/ravingspire/public.ts';
import {
  towerDeeds,
  type Action,
  type TowerDeed,
  type TowerLook,
} from '../../../../../renderer/games/ravingspire/model.ts';
import { isOpen } from '../../../../../renderer/table/deeds.ts';
import { de } from '../../../../../renderer/games/ravingspire/text/de/board.ts';
import { en } from '../../../../../renderer/games/ravingspire/text/en/board.ts';
import { createWords } from '../../../../../renderer/ui/words.ts';
import { phraseText } from '../../../../../shared/tableau/plain.ts';
import type { Choice, Prompt } from '../../../../../shared/tableau/tableau.ts';
import { positions, RECORDINGS, type Position } from './positions.ts';
import { plainChoice } from '../../../../../shared/tableau/choice.ts';

const words = createWords('en', { en, de });

const directDeed = (acts: ItemActs<Action>, everything: boolean): TowerDeed | null =>
  directOf(acts, everything, isPlain);

/** Where an action should be found on the board, said without looking at how the page does it. */
function homeOf({ action }: TowerDeed, { view }: TowerLook): string | null {
  const spaceName = (place: number): string =>
    `space ${LEVELS[Math.floor(place / view.sectors)]}:${place % view.sectors}`;
  const hero = view.heroes[view.active];
  switch (action.do) {
    case 'move':
      return action.enterKeep ? 'door' : spaceName(action.path.at(-1)!);
    case 'exert':
      return action.enterKeep ? 'door' : spaceName(action.to);
    case 'skipMove':
      return `space ${hero.level}:${hero.space}`;
    case 'rotate':
      return hero.level === 'keep' ? null : `portal ${hero.level}`;
    case 'trade':
      return `hero ${action.with}`;
    case 'fight':
    case 'giveUp':
      if (action.do === 'fight' && action.card !== view.battle?.card?.card) return null;
      if (view.battle?.kind === 'spire') return 'space keep';
      return view.battle?.kind === 'foe' ? `foe ${hero.level}` : null;
    default:
      return null;
  }
}

const homes = (acts: BoardActs<Action>, deed: TowerDeed): string[] =>
  [...acts].filter(([, { own }]) => own.some(({ choice }) => choice === deed.choice)).map(([key]) => key);

/** Ways by stairs: each is also offered at the stairs it takes and at the portal above. @returns how many there are */
function stairsTaken(look: TowerLook, acts: BoardActs<Action>): number {
  let ways = 0;
  for (const { choice, action } of towerDeeds(look.prompts)) {
    if (action.do !== 'move') continue;
    const hero = LEVELS.findIndex((level) => level === look.view.heroes[look.view.active].level);
    const way = [hero, ...action.path.map((place) => Math.floor(place / look.view.sectors))];
    way.slice(1).forEach((level, i) => {
      if (level === way[i]) return;
      const lower = Math.min(level, way[i]);
      const ends = [`stairs ${LEVELS[lower]}`, `portal ${LEVELS[lower + 1]}`];
      const missing = ends.filter((key) => !acts.get(key)?.also.some((deed) => deed.choice === choice));
      expect(missing).toEqual([]);
      ways++;
    });
  }
  return ways;
}

describe('what can be done on the board', () => {
  const done = new Set<string>();
  const refused = new Set<string>();
  const asked = new Set<string>();
  let ways = 0;

  test.each(RECORDINGS)('%s: every choice has its one place, refused ones too', (name) => {
    for (const { look } of positions(name)) {
      const acts = boardActs(look, boardState(look));
      for (const deed of towerDeeds(look.prompts)) {
        const home = homeOf(deed, look);
        expect(homes(acts, deed)).toEqual(home === null ? [] : [home]);
        if (home !== null) (isOpen(deed) ? done : refused).add(deed.action.do);
      }
      ways += stairsTaken(look, acts);
      for (const item of acts.values()) {
        expect(isLit(item)).toBe(
          item.answers.length > 0 || item.own.some(({ choice }) => choice.refusal === null && !choice.minor),
        );
        const direct = directDeed(item, false);
        if (direct === null) continue;
        expect(['move', 'skipMove']).toContain(direct.action.do);
        const open = [item.own, item.here].map((deeds) =>
          deeds.filter(({ choice }) => choice.refusal === null && !choice.minor),
        );
        expect(open[0].length > 0 ? open[0] : open[1]).toEqual([direct]);
      }
      for (const { kind, answers } of look.prompts) {
        if (answers === null || (kind !== 'hero' && kind !== 'level')) continue;
        asked.add(kind);
        const found = [...acts.values()].flatMap((item) => item.answers.map(({ answer }) => answer));
        expect(new Set(found)).toEqual(new Set(answers));
      }
    }
  });

  test('the recorded games offer and refuse all that belongs on the board', () => {
    expect(done).toEqual(new Set(['move', 'exert', 'skipMove', 'rotate', 'trade', 'fight', 'giveUp']));
    expect([...refused].sort()).toEqual(['exert', 'fight', 'rotate']);
    expect(asked).toContain('hero');
    expect(ways).toBeGreaterThan(5);
  });

  test.each(['solo-crimson-reaver', 'six-heroes'] as const)(
    '%s: where nothing is offered the host says why, and would let nothing happen',
    (name) => {
      let reasons = 0;
      const allowed: string[] = [];
      for (const { look, table } of positions(name)) {
        for (const spot of spotsOf(words, look, boardState(look), false)) {
          const attempt = attemptAt(look, placeOf(boardState(look), spot.item)!);
          if (attempt === null || shownDeeds(spot.acts, true).some(isOpen)) continue;
          const refusal = table.refuse(attempt.seat, attempt.action as never);
          if (refusal === null) allowed.push(`${spot.key} ${JSON.stringify(attempt.action)}`);
          reasons++;
        }
      }
      expect(allowed).toEqual([]);
      expect(reasons).toBeGreaterThan(500);
    },
  );
});

test('a second way to the same space is offered when everything is shown', () => {
  const spotsAt = (look: TowerLook, everything: boolean) =>
    spotsOf(words, look, boardState(look), everything).filter(({ key }) => key.startsWith('space '));
  const hasTwoWays = ({ open }: ReturnType<typeof spotsAt>[number]): boolean =>
    open.length === 2 && open.every(({ action }) => action.do === 'move');
  const look = [...positions('flanking-and-trading')]
    .map((position) => position.look)
    .find((each) => spotsAt(each, true).some(hasTwoWays))!;
  const { key } = spotsAt(look, true).find(hasTwoWays)!;
  const spot = (everything: boolean) => spotsAt(look, everything).find((each) => each.key === key)!;
  const name = `Walk to ${key.slice('space '.length).replace(':', '\u00a0')}`;
  expect(spot(false)).toMatchObject({ name, direct: { action: { do: 'move' } } });
  // It keeps its name, and opens its slip, which tells the ways apart.
  expect(spot(true)).toMatchObject({ name, direct: null, lit: true });
  expect(spot(true).open).toHaveLength(2);
  const ways = shownDeeds(spot(true).acts, true).map(({ choice }) => choice);
  expect(ways.map(({ label }) => phraseText(label))).toEqual([name, name]);
  expect(ways.map(({ note }) => phraseText(note)).sort()).toEqual(['clockwise', 'counterclockwise']);
});

describe('made up prompts', () => {
  let position!: Position;
  for (const found of positions('six-heroes')) {
    position = found;
    if (found.look.prompts.some(({ kind }) => kind === 'move')) break;
  }
  const { look } = position;
  const prompt = (parts: Partial<Prompt>): TowerLook => ({
    ...look,
    prompts: [{ ...look.prompts[0], answers: null, groups: [], ...parts }],
  });
  const actsOf = (made: TowerLook): BoardActs<Action> => boardActs(made, boardState(look));
  const choice = (parts: Partial<Choice>): Choice => plainChoice({ do: 'skipMove' }, parts);
  const turn = (...choices: Choice[]): TowerLook => prompt({ groups: [{ id: 'move', title: [], choices }] });

  test('a level that is asked for is answered at its portal', () => {
    const answers = LEVELS.map((value) => ({ value, label: [], card: -1 }));
    const acts = actsOf(prompt({ kind: 'level', answers }));
    for (const level of LEVELS) {
      const found = acts.get(itemKey({ kind: 'portal', level }))!;
      expect(found.answers.map(({ answer }) => answer.value)).toEqual([level]);
      expect(directDeed(found, false)).toBeNull();
    }
  });

  test('two ways to one place are not chosen between by a click', () => {
    const paths = [
      [1, 2],
      [11, 2],
    ];
    const two = paths.map((path) => choice({ action: { do: 'move', path, enterKeep: false } }));
    expect(directDeed(actsOf(turn(two[0])).get('space dungeon:2')!, false)?.choice).toBe(two[0]);
    expect(directDeed(actsOf(turn(...two)).get('space dungeon:2')!, false)).toBeNull();
    const equal = actsOf(turn(two[0], { ...two[1], minor: true })).get('space dungeon:2')!;
    expect(directDeed(equal, false)?.choice).toBe(two[0]);
    expect(directDeed(equal, true)).toBeNull();
    expect(shownDeeds(equal, false)).toHaveLength(1);
    expect(shownDeeds(equal, true)).toHaveLength(2);
  });

  test('a reason of the moment is shown where there is nothing else', () => {
    const refusal = { sentence: [], rule: '' };
    const action = { do: 'rotate', using: 'skill', pay: [] };
    const acts = actsOf(turn(choice({ action, minor: true, refusal })));
    const { level } = look.view.heroes[look.view.active];
    const portal = acts.get(`portal ${level}`)!;
    expect(isLit(portal)).toBe(false);
    expect(shownDeeds(portal, false)).toHaveLength(1);
    expect(shownDeeds(NO_ACTS, false)).toEqual([]);
  });
});
