import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works the page: by mouse, or without one. */
export type Style = 'mouse' | 'keyboard';

/** How long the page may take to show something, in milliseconds. */
export const PATIENCE = 20_000;

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
}

export const handsOf = (page: Page, style: Style): Hands =>
  style === 'mouse' ? new Mouse() : new Keyboard(page);

class Mouse implements Hands {
  async press(button: Locator): Promise<void> {
    await button.click({ timeout: PATIENCE });
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
}

/** Steps of focus after which something counts as out of reach of the keyboard. */
const MOST_STEPS = 150;

/** Uses no pointer and no script: Tab and Shift+Tab to get somewhere, Enter, Space and the arrows to do something there. */
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
    const count = await list.getByRole('option').count();
    await this.page.keyboard.press('Home');
    for (let steps = 0; (await chosenIn(list)) !== option; steps++) {
      if (steps === count) throw new Error(`the arrows do not lead to "${option}"`);
      await this.page.keyboard.press('ArrowDown');
    }
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  private async reach(target: Locator): Promise<void> {
    const place = await placeOf(target);
    for (let steps = 0; steps <= MOST_STEPS; steps++) {
      const where = await whereIs(place);
      if (where === 'here') return;
      await this.page.keyboard.press(where === 'ahead' ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`${MOST_STEPS} steps of focus do not lead to ${String(target)}`);
  }
}

/** The label of what is chosen in a list. */
const chosenIn = (list: Locator): Promise<string | null> =>
  list.getByRole('option', { selected: true }).textContent();

type Place = Awaited<ReturnType<Locator['elementHandle']>>;

/** The element itself, looked for once: names are worked out from the whole page, which takes its time. */
async function placeOf(target: Locator): Promise<Place> {
  await expect(target).toBeVisible({ timeout: PATIENCE });
  return target.elementHandle();
}

/** Where something stands as seen from what has the focus, in the order of the page. */
function whereIs(place: Place): Promise<'here' | 'ahead' | 'behind'> {
  return place.evaluate((element) => {
    const { activeElement } = element.ownerDocument;
    if (activeElement === null) return 'ahead';
    if (activeElement === element) return 'here';
    const position = activeElement.compareDocumentPosition(element);
    return (position & element.DOCUMENT_POSITION_PRECEDING) === 0 ? 'ahead' : 'behind';
  });
}
