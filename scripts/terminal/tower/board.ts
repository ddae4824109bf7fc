import { isAligned, stairsOf } from '../../../shared/games/ravingspire/rules/board.ts';
import type { Action } from '../../../shared/games/ravingspire/types.ts';
import { KEEP, NONE, SPIRE } from '../../../shared/games/ravingspire/types.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { centred, padded, wrapped } from '../style.ts';
import type { TowerScene } from './scene.ts';

const CELL = 5;
const LABEL = 10;
const EMPTY = '.';

/** The three rings as lines, the spire on top, with what stands on them and where the listed moves lead. */
export function boardLines(t: TowerScene, numbers: ReadonlyMap<Json, number>): string[] {
  const { match, state, scene, s } = t;
  const { sectors } = match.board;
  const { paint, ui } = scene;
  const row = (label: string, cell: (sector: number) => string): string =>
    `${padded(label, LABEL)}${Array.from({ length: sectors }, (_, sector) => centred(cell(sector), CELL)).join('')}`.trimEnd();
  const lines = [paint.dim(row('', String))];
  for (let level = SPIRE; level >= 0; level--) {
    const ring = state.levels[level];
    const closed = ring.revealed ? '' : ` ${paint.dim(ui('screen.closed'))}`;
    lines.push(row(` ${t.text(s.level(level))}`, (sector) => cellOf(t, level, sector)) + closed);
    const goals = goalsOn(numbers, level * sectors, sectors);
    if (goals.size > 0)
      lines.push(paint.accent(row(`   ${ui('screen.go')}`, (sector) => goals.get(sector) ?? '')));
    if (level > 0)
      lines.push(isAligned(match, state, level - 1) ? row('', (x) => (x === ring.portal ? '|' : '')) : '');
  }
  return [...lines, ...wrapped(legend(t), scene.width - 1).map((line) => paint.dim(` ${line}`))];
}

/** What stands on one space: portal, staircase or door, foe, heroes. */
function cellOf({ match, state, seat }: TowerScene, level: number, sector: number): string {
  const ring = state.levels[level];
  let cell = '';
  if (ring.portal === sector) cell += 'O';
  if (stairsOf(match.board, ring) === sector) cell += level === SPIRE ? 'D' : '#';
  if (ring.foe === sector) cell += 'F';
  state.heroes.forEach((hero, other) => {
    if (hero.level === level && hero.space === sector && !hero.removed)
      cell += other === seat ? '@' : String(other + 1);
  });
  return cell === '' ? EMPTY : cell;
}

/** The number in the list of the move to each sector of a level, the first where there are several ways. */
function goalsOn(numbers: ReadonlyMap<Json, number>, from: number, sectors: number): Map<number, string> {
  const goals = new Map<number, string>();
  for (const [listed, number] of numbers) {
    const action = listed as unknown as Action;
    if (!('path' in action)) continue;
    const goal = (action.path.at(-1) ?? NONE) - from;
    if (goal >= 0 && goal < sectors && !goals.has(goal)) goals.set(goal, `${number}`);
  }
  return goals;
}

function legend({ scene, state, seat, s, text }: TowerScene): string {
  const others = state.heroes.flatMap((hero, other) =>
    other === seat || hero.removed || hero.level === KEEP ? [] : [`${other + 1} ${text(s.hero(other))}`],
  );
  const you = scene.ui('screen.you', { hero: text(s.hero(seat)) });
  return [you, ...others, scene.ui('screen.legend')].join('  ');
}
