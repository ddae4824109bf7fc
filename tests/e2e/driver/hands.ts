import { expect, type Locator, type Page } from '@playwright/test';
import { PATIENCE } from '../../support/patience.ts';

/** How a player operates the page: by mouse, or without one. */
export type Style = 'mouse' | 'keyboard';

/** The few things that hands do. What they are done to is found by role and name. */
export interface Hands {
  /** Presses a button, or turns a switch. */
  press(button: Locator): Promise<void>;
  /** Chooses one of the radio buttons of a group. */
  choose(group: Locator, name: string | RegExp): Promise<void>;
  /** Chooses an option of a list that opens. */
  select(list: Locator, option: string): Promise<void>;
  /** Writes in a field, in place of what stands there. */
  type(field: Locator, text: string): Promise<void>;
  /**
   * Looks whether one can go on from here, when something has been done.
   *
   * @throws Error when the focus is lost of those who have nothing else
   */
  rest(): Promise<void>;
}

export const handsOf = (page: Page, style: Style): Hands =>
  style === 'mouse' ? new Mouse(page) : new Keyboard(page);

/**
 * A pointer. It does not wait for frames, as `click` does: where a processor plays the graphics card they are slow. It
 * looks whether it would hit what it means, both before it goes there and when it is there.
 */
class Mouse implements Hands {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(button: Locator): Promise<void> {
    const { mouse } = this.page;
    let place = await placeOf(button);
    await expect(async () => {
      if (await isGone(place)) place = await placeOf(button);
      const { x, y } = await bareSpot(place);
      await mouse.move(x, y);
      await expectHit(place, x, y);
    }).toPass({ timeout: PATIENCE, intervals: [20, 50, 100, 250] });
    await mouse.down();
    await mouse.up();
  }

  async choose(group: Locator, name: string | RegExp): Promise<void> {
    await group.getByRole('radio', { name, exact: true }).check({ timeout: PATIENCE });
  }

  async select(list: Locator, option: string): Promise<void> {
    await list.selectOption({ label: option }, { timeout: PATIENCE });
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text, { timeout: PATIENCE });
  }

  rest(): Promise<void> {
    return Promise.resolve();
  }
}

/** Steps of focus after which something counts as out of reach of the keyboard. */
const MOST_STEPS = 150;

/** Keys that lead the focus to what lies ahead of it, or behind: within a part of a table, and from part to part. */
interface Steps {
  readonly ahead: string;
  readonly behind: string;
  readonly farAhead: string;
  readonly farBehind: string;
}

const STOPS: Steps = { ahead: 'Tab', behind: 'Shift+Tab', farAhead: 'F6', farBehind: 'Shift+F6' };
const ARROWS: Steps = {
  ahead: 'ArrowRight',
  behind: 'ArrowLeft',
  farAhead: 'ArrowRight',
  farBehind: 'ArrowLeft',
};

/**
 * Uses no pointer and no script: F6 to get to a part of a table, Tab and Shift+Tab to get to something there, the arrows
 * to go on where Tab stops only once; Enter, Space and the arrows to do something.
 */
class Keyboard implements Hands {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(button: Locator): Promise<void> {
    await this.reach(button);
    await this.page.keyboard.press('Enter');
  }

  async choose(group: Locator, name: string | RegExp): Promise<void> {
    // Of a group of radio buttons Tab reaches the chosen one; the arrows go on from there, and most choose as they go.
    await this.reach(group.getByRole('radio', { checked: true }));
    const radio = group.getByRole('radio', { name, exact: true });
    const count = await group.getByRole('radio').count();
    const place = await placeOf(radio);
    for (let steps = 0; (await whereIs(place)) !== 'here'; steps++) {
      if (steps === count) throw new Error(`the arrows do not lead to "${String(name)}"`);
      await this.page.keyboard.press('ArrowRight');
    }
    if (!(await radio.isChecked())) await this.page.keyboard.press('Space');
    await expect(radio).toBeChecked();
  }

  async select(list: Locator, option: string): Promise<void> {
    await this.reach(list);
    const { keyboard } = this.page;
    const count = await list.getByRole('option').count();
    await keyboard.press('Home');
    if ((await chosenIn(list)) === option) return;
    await keyboard.press('ArrowDown');
    // Where options tell what they are, the arrows open the list, and Enter takes the one with the focus.
    const isOpen = await list.evaluate((one) => one.matches(':open'));
    if (isOpen) await keyboard.press('Home');
    const lit = (): Promise<string | null> =>
      isOpen ? list.locator('option:focus').textContent() : chosenIn(list);
    for (let steps = 0; (await lit()) !== option; steps++) {
      if (steps === count) throw new Error(`the arrows do not lead to "${option}"`);
      await keyboard.press('ArrowDown');
    }
    if (isOpen) await keyboard.press('Enter');
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.press('Delete');
    await this.page.keyboard.type(text);
  }

  async rest(): Promise<void> {
    const isLost = (): Promise<boolean> =>
      this.page.evaluate<boolean>(
        'document.activeElement === null || document.activeElement === document.body',
      );
    // What had it may have gone a moment ago.
    await expect
      .poll(isLost, { message: 'the focus is lost', timeout: PATIENCE, intervals: [0, 20, 50, 100] })
      .toBe(false);
  }

  private async reach(target: Locator): Promise<void> {
    const place = await placeOf(target);
    const stop = await stopFor(place);
    if ((await this.walk(stop, STOPS)) && (await this.walk(place, ARROWS))) return;
    if ((await isGone(stop)) || (await isGone(place))) return this.reach(target);
    throw new Error(`${MOST_STEPS} steps of focus do not lead to ${String(target)}`);
  }

  /** Goes step by step. @returns whether it has come there */
  private async walk(place: Place, steps: Steps): Promise<boolean> {
    for (let count = 0; count <= MOST_STEPS; count++) {
      const where = await whereIs(place);
      if (where === 'here') return true;
      if (where === 'gone') return false;
      await this.page.keyboard.press(steps[where]);
    }
    return false;
  }
}

/** The label of what is chosen in a list. */
const chosenIn = (list: Locator): Promise<string | null> =>
  list.getByRole('option', { selected: true }).textContent();

type Place = NonNullable<Awaited<ReturnType<Locator['elementHandle']>>>;

/** The element itself, looked for once: names are worked out from the whole page, which takes its time. */
async function placeOf(target: Locator): Promise<Place> {
  await expect(target).toBeVisible({ timeout: PATIENCE });
  return (await target.elementHandle({ timeout: PATIENCE }))!;
}

/** Whether the page has put something else in the place of an element since it was looked for. */
const isGone = (place: Place): Promise<boolean> => place.evaluate((element) => !element.isConnected);

/** Where Tab gets to: the element itself, or the one in its row at which Tab stops. */
async function stopFor(place: Place): Promise<Place> {
  const stop = await place.evaluateHandle((element) => {
    if (element.tabIndex >= 0) return element;
    const row = element.closest('ul, ol, [role="group"], [role="list"]');
    return row?.querySelector('[tabindex="0"]') ?? element;
  });
  return stop.asElement() as Place;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Parts of the width of something at which a pointer may hit it: of a fan of cards the left edges are seen. */
const PARTS = [0.5, 0.1, 0.25, 0.75, 0.9];

/**
 * Where a pointer hits something, in the window; it is scrolled into view for that.
 *
 * @throws Error when something else covers it everywhere, naming that
 */
async function bareSpot(place: Place): Promise<Point> {
  const found = await place.evaluate((element, parts): Point | string => {
    const middle = (): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const { defaultView } = element.ownerDocument;
    const isOut = ({ x, y }: Point): boolean =>
      x < 0 || y < 0 || x > defaultView!.innerWidth || y > defaultView!.innerHeight;
    const hit = ({ x, y }: Point) => element.ownerDocument.elementFromPoint(x, y);
    if (isOut(middle()) || !element.contains(hit(middle())))
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, width } = element.getBoundingClientRect();
    const { y } = middle();
    const bare = parts.map((part) => ({ x: left + width * part, y })).find((at) => element.contains(hit(at)));
    const cover = hit(middle());
    return bare ?? (cover === null ? 'the edge of the window' : cover.outerHTML.slice(0, 120));
  }, PARTS);
  if (typeof found === 'string') throw new Error(`a pointer hits ${found} instead`);
  return found;
}

/** @throws Error when a pointer there hits something else */
async function expectHit(place: Place, x: number, y: number): Promise<void> {
  const isHit = await place.evaluate(
    (element, { x, y }) => element.contains(element.ownerDocument.elementFromPoint(x, y)),
    { x, y },
  );
  expect(isHit, 'it has gone from under the pointer').toBe(true);
}

/** Where something stands as seen from what has the focus, in the order of the page; far: in another part of a table. */
function whereIs(place: Place): Promise<'here' | 'gone' | keyof Steps> {
  return place.evaluate((element) => {
    if (!element.isConnected) return 'gone';
    const { activeElement } = element.ownerDocument;
    if (activeElement === element) return 'here';
    const part = element.closest('[data-zone]');
    if (activeElement === null) return part === null ? 'ahead' : 'farAhead';
    const isFar = part !== null && !part.contains(activeElement);
    const position = activeElement.compareDocumentPosition(isFar ? part : element);
    const isAhead = (position & element.DOCUMENT_POSITION_PRECEDING) === 0;
    if (isFar) return isAhead ? 'farAhead' : 'farBehind';
    return isAhead ? 'ahead' : 'behind';
  });
}
