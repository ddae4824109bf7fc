import type { Json } from '../../../shared/engine/json.ts';
import { options } from '../../../shared/games/ravingspire/options.ts';
import { sayAction } from '../../../shared/games/ravingspire/narrate/action.ts';
import { isAligned, levelOf, sectorOf, stairsOf } from '../../../shared/games/ravingspire/rules/board.ts';
import type { Action } from '../../../shared/games/ravingspire/types.ts';
import { SPIRE } from '../../../shared/games/ravingspire/types.ts';
import type { MenuEntry, MenuGroup, Scene } from '../face.ts';
import { towerScene, type TowerScene } from './scene.ts';

const GROUPS = ['move', 'buy', 'fight', 'play', 'flank', 'trade', 'explore', 'slot', 'end'] as const;
type Group = (typeof GROUPS)[number];

function groupOf(action: Action): Group {
  switch (action.do) {
    case 'move':
      return 'move';
    case 'acquire':
      return 'buy';
    case 'fight':
      return 'fight';
    case 'play':
    case 'generate':
    case 'ability':
      return 'play';
    case 'flank':
      return 'flank';
    case 'trade':
      return 'trade';
    case 'rotate':
    case 'exert':
    case 'well':
      return 'explore';
    case 'slot':
    case 'unslot':
      return 'slot';
    case 'skipMove':
    case 'giveUp':
    case 'endEncounter':
    case 'endExplore':
    case 'pass':
      return 'end';
  }
}

/** The legal actions in groups. */
export function menu(scene: Scene): MenuGroup[] {
  const t = towerScene(scene);
  const groups = new Map<Group, MenuEntry[]>(GROUPS.map((group) => [group, []]));
  const seen = new Set<string>();
  for (const { action } of options(t.match, t.state, t.seat)) {
    const same = sameAs(t, action);
    groups
      .get(groupOf(action))!
      .push({ ...entryOf(t, action), hidden: isPlain(t, action) || (same !== null && seen.has(same)) });
    if (same !== null) seen.add(same);
  }
  return GROUPS.flatMap((group) => {
    const entries = groups.get(group)!;
    return entries.length === 0 ? [] : [{ title: scene.ui(`group.${group}`), entries }];
  });
}

/** Actions that come to the same have the same text here: one of them is enough. */
function sameAs({ match, hero, seat }: TowerScene, action: Action): string | null {
  if (action.do === 'move') {
    const levels = new Set(action.path.map((place) => levelOf(match.board, place)));
    return `move ${action.path.at(-1)} ${action.enterKeep} ${[...levels].join(' ')}`;
  }
  if (action.do !== 'slot' || hero.slots[action.slot].length > 0) return null;
  return `${match.cards[action.card].id} ${match.heroes[seat].hero!.slots[action.slot]}`;
}

/** Playing a card that does nothing but give its power: paying does that by itself. */
const isPlain = (t: TowerScene, action: Action): boolean =>
  action.do === 'play' && !action.instead && t.rules(action.card) === '';

function entryOf(t: TowerScene, action: Action): MenuEntry {
  const label = t.text(sayAction(t.s, action, t.seat));
  const note = noteOf(t, action);
  const goesOn = groupOf(action) === 'end' && action.do !== 'giveUp';
  return { action: action as unknown as Json, label, goesOn, ...(note !== '' && { note }) };
}

function noteOf(t: TowerScene, action: Action): string {
  switch (action.do) {
    case 'move':
      return moveNote(t, action.path);
    case 'play':
      return t.rules(action.card); // what stands on the ring is described there
    case 'exert':
      return moveNote(t, [action.to]);
    default:
      return '';
  }
}

/** Which way round, and what is there. */
function moveNote({ match, state, scene, hero }: TowerScene, path: readonly number[]): string {
  const { board } = match;
  const { ui } = scene;
  const goal = path.at(-1);
  if (goal === undefined) return '';
  const level = levelOf(board, goal);
  const sector = sectorOf(board, goal);
  const ring = state.levels[level];
  const notes: string[] = [];
  if (levelOf(board, path[0]) === hero.level) {
    const clockwise = (sectorOf(board, path[0]) - hero.space + board.sectors) % board.sectors === 1;
    notes.push(ui(clockwise ? 'menu.clockwise' : 'menu.counterclockwise'));
  }
  if (ring.foe === sector) notes.push(ui('menu.foe'));
  if (ring.portal === sector) notes.push(ui('menu.portal'));
  if (stairsOf(board, ring) === sector) {
    notes.push(
      ui(level === SPIRE ? 'menu.door' : isAligned(match, state, level) ? 'menu.aligned' : 'menu.stairs'),
    );
  }
  if (!ring.revealed) notes.push(ui('menu.opens'));
  return notes.join(', ');
}
