// What a test asks of the page with a board.
import { itemKey, itemsOf } from '../../../../../../renderer/games/ravingspire/board/places.ts';
import { boardState } from '../../../../../../renderer/games/ravingspire/board/state.ts';
import { phraseText } from '../../../../../../shared/tableau/plain.ts';
import { makeFlatMap } from '../../../../../../renderer/games/ravingspire/flat/index.ts';

const board = () => document.querySelector('.board');
const frame = () => new Promise(requestAnimationFrame);

/** Everything on the board that can be pressed with a pointer, in the window. */
function targets() {
  return [...board().querySelectorAll('button:not(.sr)')]
    .filter((button) => getComputedStyle(button).visibility !== 'hidden')
    .map((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      return { name: button.getAttribute('aria-label') ?? '', left, top, right, bottom };
    });
}

/** This many frames without a change, and nothing moves. */
const STILL_FRAMES = 12;

/** Waits until every element has been at its place for some frames. */
async function settled() {
  const places = () => [...board().querySelectorAll('.spot')].map(({ style }) => style.transform).join();
  let before = '';
  for (let still = 0; still < STILL_FRAMES; still++) {
    const now = places();
    if (now !== before) still = 0;
    before = now;
    await frame();
  }
}

/** Where the hero stands whose turn it is, as it is written there: "Dungeon 4". */
function standing() {
  const { view } = globalThis.seen.look;
  const { level, space } = view.heroes[view.active];
  return `${level[0].toUpperCase()}${level.slice(1)} ${space}`;
}

/** A point on the floor of a space, below its label, in the window. */
function floorOf(key) {
  const [level, sector] = key.split(' ')[1].split(':');
  const point = globalThis.seen.view.locate({ kind: 'space', at: { level, sector: Number(sector) } });
  const box = board().getBoundingClientRect();
  return { x: box.x + point.x, y: box.y + point.y + 17 };
}

/** What has the focus. */
function focused() {
  const element = document.activeElement;
  return {
    name: element?.getAttribute('aria-label') ?? '',
    text: element?.textContent?.trim() ?? '',
    spot: element?.dataset.spot ?? '',
  };
}

/** How many things change on the board in some frames. */
async function changes(frames) {
  let count = 0;
  const watcher = new MutationObserver((records) => (count += records.length));
  watcher.observe(board(), { subtree: true, childList: true, attributes: true });
  for (let i = 0; i < frames; i++) await frame();
  watcher.disconnect();
  return count;
}

/** Lets the graphics context of the tower be lost, and gives it back. */
async function loseGraphics() {
  const canvas = document.querySelector('.picture canvas');
  const extension = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
  const happens = (name) => new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
  const lost = happens('webglcontextlost');
  extension.loseContext();
  await lost;
  // The page has heard of it as well, and has given the canvas up if it does.
  await frame();
  await frame();
  if (!canvas.isConnected) return;
  const back = happens('webglcontextrestored');
  extension.restoreContext();
  await back;
}

/** Items that a flat map does not find where it says they are, with different views and a part of it covered. */
async function lostOnMap() {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'fixed', inset: '0' });
  document.body.append(element);
  const insets = { top: 20, right: 200, bottom: 90, left: 60 };
  const map = makeFlatMap(element, { quality: 'low', ambient: false, motion: 0, insets, follow: false });
  const state = boardState(globalThis.seen.look);
  const found = [];
  await map.show(state);
  for (const [preset, factor] of [
    ['overview', 1],
    ['spire', 1],
    ['overview', 0.7],
  ]) {
    map.look(preset);
    map.zoom(factor);
    for (const item of itemsOf(state)) {
      const { x, y, onScreen } = map.locate(item);
      const inside = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
      if (inside !== onScreen) found.push(`${itemKey(item)} is on the screen: ${inside}`);
      const picked = map.pick(x, y);
      if (picked === null || itemKey(picked) !== itemKey(item))
        found.push(`${preset} ${itemKey(item)}: ${picked && itemKey(picked)}`);
    }
  }
  map.dispose();
  if (element.childElementCount > 0) found.push('something is left over');
  element.remove();
  return found;
}

const spotAt = (key) => board().querySelector(`[data-spot="${key}"]`);

/** Lays something over an element: a button, or a place with a card that is still on its way there. */
function cover(key, flies) {
  const { left, top, width, height } = spotAt(key).getBoundingClientRect();
  const place = document.createElement('div');
  place.className = 'cover';
  const sides = {
    left: `${left - 6}px`,
    top: `${top - 6}px`,
    width: `${width + 12}px`,
    height: `${height + 12}px`,
  };
  Object.assign(place.style, { position: 'fixed', ...sides });
  const card = document.createElement('button');
  card.textContent = 'Card';
  Object.assign(card.style, { width: '100%', height: '100%', visibility: flies ? 'hidden' : 'visible' });
  if (flies) place.dataset.place = 'ring:temple:1';
  place.append(card);
  document.body.append(place);
}

const uncover = () => document.querySelectorAll('.cover').forEach((place) => place.remove());

function isCovered(key) {
  const spot = spotAt(key).getBoundingClientRect();
  return [...document.querySelectorAll('.cover')].some((place) => {
    const box = place.getBoundingClientRect();
    return spot.left < box.right && box.left < spot.right && spot.top < box.bottom && box.top < spot.bottom;
  });
}

/** Plays on until several ways lead to one space, and asks for everything. */
async function secondWay() {
  for (let entries = 0; entries < 600; entries++) {
    const choices = globalThis.seen.look.prompts.flatMap(({ groups }) =>
      groups.flatMap((group) => group.choices),
    );
    const second = choices.find(
      ({ action, minor, refusal }) => action.do === 'move' && minor && refusal === null,
    );
    if (second !== undefined) {
      const name = phraseText(second.label);
      globalThis.seen.everything(true);
      return [name, choices.filter(({ label }) => phraseText(label) === name).length];
    }
    globalThis.controls.play(1);
    while (!isCurrent()) await frame();
  }
  throw new Error('no two ways ever lead to one space');
}

const isCurrent = () => globalThis.seen.look?.update.n === globalThis.controls.n;

export const probe = {
  targets,
  settled,
  standing,
  floorOf,
  focused,
  changes,
  loseGraphics,
  lostOnMap,
  isMoving: () => document.querySelector('.moving') !== null,
  isCurrent,
  cover,
  uncover,
  isCovered,
  secondWay,
};
