// Playing with the cards of a table: by pressing, by dragging and by keys alone.
import { expect, type Locator } from '@playwright/test';
import { encounter as findEncounter, questionScene } from '../../../table/found.ts';
import { gameScene } from '../../../table/scenes.ts';
import { withhold, type Built } from '../../../../support/pages.ts';
import { Bench, buildBench, type Wanted } from './bench.ts';
import { test } from '../../../../support/kept-page.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildBench();
});

const { scene: ENCOUNTER, slotted: SLOTTED } = findEncounter();

async function encounter(bench: Bench): Promise<Wanted> {
  await bench.open(built, ENCOUNTER);
  const found = (await bench.wanted()).find(({ action, refused }) => action.do === 'acquire' && !refused);
  if (found === undefined) throw new Error('Nothing can be bought in this scene.');
  return found;
}

const payOf = ({ action }: Wanted): { card: number; as: string }[] =>
  action['pay'] as { card: number; as: string }[];

test('a card of the ring unfolds its payment, and Enter pays it', async ({ page }) => {
  const bench = new Bench(page);
  const buy = await encounter(bench);
  await bench.card(buy.card).click();
  await expect(bench.payment).toBeVisible();
  await expect(bench.card(buy.card)).toHaveAttribute('aria-expanded', 'true');
  const chips = bench.payment.getByRole('listitem').getByRole('button', { pressed: true });
  await expect(chips).toHaveCount(payOf(buy).length);
  await bench.counted();
  await bench.entering(() => page.keyboard.press('Enter'));
  expect(await bench.submitted()).toEqual(buy.action);
  await expect(bench.payment).toHaveCount(0);
  await expect(bench.card(buy.card)).toHaveCount(0);
});

test('a press counts even when the picture of the card arrives in the midst of it', async ({ page }) => {
  const bench = new Bench(page);
  const buy = await encounter(bench);
  // Once more, with icons that come late: until then there is paper.
  const go = await withhold(page, '**/assets/*.json');
  await page.reload();
  const card = bench.card(buy.card);
  await card.hover();
  await page.mouse.down();
  await expect(card.locator('img')).toHaveCount(0);
  go();
  await expect(card.locator('img')).toHaveCount(1);
  await page.mouse.up();
  await expect(bench.payment).toBeVisible();
});

test('cards in hand join and leave the payment when they are pressed', async ({ page }) => {
  const bench = new Bench(page);
  const buy = await encounter(bench);
  await bench.card(buy.card).click();
  const [first] = payOf(buy);
  const own = bench.card(first.card);
  await expect(own).toHaveAttribute('aria-pressed', 'true');

  // Out: round through all that it could count as, until it is not used.
  for (let presses = 0; (await own.getAttribute('aria-pressed')) === 'true'; presses++) {
    if (presses > 4) throw new Error('The card never leaves the payment.');
    await own.click();
  }
  await bench.counted();
  const pay = bench.payment.getByRole('button', { name: buy.label, exact: true });
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await expect(bench.payment.getByRole('status')).toContainText('Needs');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Needs');
  expect(await bench.entries()).toBe(ENCOUNTER.played);

  // In again, and as what it was.
  await own.click();
  await bench.counted();
  await expect(pay).not.toHaveAttribute('aria-disabled');
  await bench.entering(() => page.keyboard.press('Enter'));
  const paid = (await bench.submitted()) as { pay: { card: number }[] };
  expect(paid.pay.map(({ card }) => card).sort()).toEqual(
    payOf(buy)
      .map(({ card }) => card)
      .sort(),
  );
});

test('another way to pay can be taken, and the dialog in words is one press away', async ({ page }) => {
  const bench = new Bench(page);
  const buy = await encounter(bench);
  await bench.card(buy.card).click();
  const brute = bench.payment.getByRole('radio', { name: /^by brute force/ });
  await brute.check();
  await bench.counted();
  await expect(brute).toBeChecked();
  await bench.payment.getByRole('button', { name: `Pay by hand: ${buy.label}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Pay: ${buy.label}`, exact: true });
  // It begins with what has been put together.
  await expect(dialog.getByRole('radio', { name: /^by brute force/ })).toBeChecked();
  await dialog.getByRole('radio').first().check();
  await expect(dialog.getByRole('status')).toContainText('That pays it.');
  await bench.entering(() => dialog.getByRole('button', { name: 'Pay', exact: true }).click());
  expect(await bench.submitted()).toEqual(buy.action);
});

test('everything by keys alone: zones by Tab, cards by arrows, and back where one was', async ({ page }) => {
  const bench = new Bench(page);
  const buy = await encounter(bench);
  const has = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => element === element.ownerDocument.activeElement);
  const inZone = (): Promise<string | null> => page.evaluate(() => cardLooks.zone());
  const zones: string[] = [];
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('Tab');
    const zone = await inZone();
    if (zone !== null && zone !== zones.at(-1)) zones.push(zone);
  }
  expect(zones).toEqual(expect.arrayContaining(['mat', 'ring', 'hand']));

  await bench.ring.locator('[data-stop][tabindex="0"]').focus();
  for (let steps = 0; !(await has(bench.card(buy.card))); steps++) {
    if (steps > 8) throw new Error('The arrows do not lead to the card.');
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await bench.counted();
  await page.keyboard.press('Escape');
  await expect(bench.payment).toHaveCount(0);
  expect(await has(bench.card(buy.card))).toBe(true);
  await page.keyboard.press('Enter');
  await bench.counted();
  await bench.entering(() => page.keyboard.press('Enter'));
  await expect.poll(inZone).toBe('ring');
});

test('cards are dragged into payments, into slots and out of them', async ({ page }) => {
  const bench = new Bench(page);
  const buy = await encounter(bench);
  const [first] = payOf(buy).filter(({ card }) => card >= 0);

  await test.step('onto a card of the ring: it alone pays', async () => {
    await drag(bench, bench.card(first.card), bench.card(buy.card));
    await expect(bench.payment).toBeVisible();
    await expect(bench.payment.getByRole('listitem').getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(bench.card(first.card)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('the others after it, until it is enough, though all is told again meanwhile', async () => {
    await page.evaluate(() => controls.retell());
    for (const { card } of payOf(buy).slice(1)) await drag(bench, bench.card(card), bench.card(buy.card));
    await bench.counted();
    await expect(bench.payment.getByRole('listitem').getByRole('button', { pressed: true })).toHaveCount(
      payOf(buy).length,
    );
    await page.keyboard.press('Escape');
  });

  // A card of which there is no other, or another would stand for it.
  const slotted = (await bench.wanted()).find(
    ({ action, label }) => action.do === 'unslot' && label.includes(SLOTTED),
  )!;
  await test.step('from a slot to the hand', async () => {
    await bench.entering(() => drag(bench, bench.card(slotted.card), bench.hand));
    expect(await bench.submitted()).toEqual(slotted.action);
    await expect(bench.hand.locator(`[data-card="${slotted.card}"]`)).toBeVisible();
  });
  await test.step('and back', async () => {
    const back = (await bench.wanted()).find(
      ({ action, refused }) => action.do === 'slot' && action['card'] === slotted.card && !refused,
    )!;
    const slot = page.locator(`[data-drop="slot ${String(back.action['slot'])}"]`);
    await bench.entering(() => drag(bench, bench.card(slotted.card), slot));
    expect(await bench.submitted()).toEqual(back.action);
    await expect(bench.mat.locator(`[data-card="${slotted.card}"]`)).toBeVisible();
  });
  await test.step('nowhere: nothing happens, and no slip opens', async () => {
    const before = await bench.entries();
    await drag(bench, bench.card(slotted.card), page.getByRole('heading', { level: 1 }));
    expect(await bench.entries()).toBe(before);
    await expect(bench.slip).toHaveCount(0);
  });
});

async function drag(bench: Bench, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (a === null || b === null) throw new Error('What is dragged, or where to, is not on the page.');
  const { mouse } = bench.page;
  await mouse.move(a.x + 14, a.y + a.height * 0.4);
  await mouse.down();
  await mouse.move(a.x + 40, a.y + a.height * 0.3, { steps: 3 });
  await mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await mouse.up();
}

test('what cannot be had says what is missing', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open(built, gameScene({ played: 36 }));
  const dear = (await bench.wanted()).find(
    ({ action, refused, minor }) => action.do === 'acquire' && refused && !minor,
  )!;
  const card = bench.card(dear.card);
  await expect(card).toHaveClass(/dim/);
  await expect(card).toHaveAccessibleDescription(/Needs \d+\smore/);
  await card.click();
  // It is not to be had, and says so: a press has to reach it nevertheless.
  await bench.slip.getByRole('button', { name: dear.label, exact: true }).click({ force: true });
  await expect(page.getByRole('alert')).toContainText(/Needs \d+\smore/);
  expect(await bench.entries()).toBe(36);
});

test('a question is answered in its slip, or at the cards on the table', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open(built, questionScene('discard'));
  const question = page.getByRole('group', { name: 'Which card do you discard?' });
  const answers = question.getByRole('list', { name: 'Answers' }).getByRole('listitem').getByRole('button');
  await expect(answers.first()).toBeVisible();
  const prompts = await page.evaluate(() => asked());
  const [{ answers: all }] = prompts;
  await expect(answers).toHaveCount(all!.length);
  const lying = all!.find(({ card }) => card >= 0)!;
  await expect(bench.card(lying.card)).toHaveClass(/lit/);
  await expect(bench.card(lying.card)).toHaveAccessibleDescription(/Stands for an answer/);
  await bench.entering(() => bench.card(lying.card).click());
  expect(await bench.submitted()).toEqual(lying.value);
});

test('what belongs to no card stands above the hand and is paid in the same way', async ({ page }) => {
  const bench = new Bench(page);
  await bench.open(built, ENCOUNTER);
  await page.evaluate(() => controls.playUntil('explore'));
  const turn = (await bench.wanted()).find(({ action, refused }) => action.do === 'rotate' && !refused)!;
  await bench.more.getByRole('button', { name: 'Rotate', exact: true }).click();
  // One way can be paid: its payment unfolds at once.
  await expect(bench.payment).toHaveAccessibleName(`Payment: ${turn.label}`);
  await bench.counted();
  await bench.entering(() => page.keyboard.press('Enter'));
  expect(await bench.submitted()).toEqual(turn.action);
});

test('a card from close up: by I, by the glass, and on to its neighbours', async ({ page }) => {
  const bench = new Bench(page);
  const buy = await encounter(bench);
  const dear = (await bench.wanted()).find(
    ({ action, refused, minor }) => action.do === 'acquire' && refused && !minor,
  )!;
  await bench.ring.locator('[data-stop][tabindex="0"]').focus();
  await bench.card(dear.card).focus();
  await page.keyboard.press('i');
  // An id of a rule leads nowhere: none is shown.
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/\b[A-Z]{3,}-\d/)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await bench.card(buy.card).focus();
  await page.keyboard.press('i');
  const name = await bench.card(buy.card).getAttribute('aria-label');
  const close = page.getByRole('dialog', { name: name!, exact: true });
  await expect(close.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).not.toHaveText(name!);
  await page.keyboard.press('ArrowLeft');
  const workshop = close.getByRole('link', { name: 'In the workshop' });
  await expect(workshop).toHaveAttribute('href', /^#\/change\/base%3A/);
  await close.getByRole('button', { name: 'What can be done' }).click();
  await expect(bench.payment).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bench.payment).toHaveCount(0);
});

test('a finger that rests on a card sees it from close up, and nothing else happens', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true });
  const bench = new Bench(page);
  const buy = await encounter(bench);
  const box = (await bench.card(buy.card).boundingBox())!;
  const touch = {
    pointerType: 'touch',
    pointerId: 5,
    button: 0,
    clientX: box.x + 30,
    clientY: box.y + 60,
    bubbles: true,
  };
  await bench.card(buy.card).dispatchEvent('pointerdown', touch);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  await bench.card(buy.card).dispatchEvent('pointerup', touch);
  await expect(bench.payment).toHaveCount(0);
  await page.close();
});

test('another ring can be looked at, and does not stay', async ({ page }) => {
  const bench = new Bench(page);
  const buy = await encounter(bench);
  const rings = page.getByRole('group', { name: 'Ring to look at' }).getByRole('radio');
  await expect(rings).toHaveCount(3);
  const here = page.getByRole('radio', { name: /you are here/ });
  await expect(here).toBeChecked();
  const other = rings.and(page.locator(':not(:checked)')).first();
  const name = await other.evaluate((radio) =>
    (radio as unknown as { labels: { textContent: string }[] }).labels[0].textContent.trim(),
  );
  await other.check();
  await expect(bench.card(buy.card)).toHaveCount(0);
  await expect(bench.ring.getByRole('list', { name })).toBeVisible();
  await here.check();
  await expect(bench.card(buy.card)).toBeVisible();
});

/** Looks for things that can be done, where a player would; each slip is opened once. */
class Search {
  private readonly bench: Bench;
  /** What is in the slip of a card or of a sort of choices, as it is told. */
  private readonly slips = new Map<string, string>();

  constructor(bench: Bench) {
    this.bench = bench;
  }

  /** Whether something can be pressed: at once, in the slip of its card, or in one above the hand. */
  async finds({ label, card, onward, action }: Wanted): Promise<boolean> {
    const { page, more } = this.bench;
    const isThere = (await page.getByRole('button', { name: label, exact: true }).count()) > 0;
    if (onward || isThere) return isThere;
    const told = `button ${JSON.stringify(label.replaceAll(/\s/g, ' '))}`;
    const cards = card >= 0 ? await this.bench.card(card).all() : [];
    for (const opener of cards) if ((await this.slip(`card ${card}`, opener)).includes(told)) return true;
    for (const opener of await more.getByRole('button', { expanded: false }).all())
      if ((await this.slip(await opener.innerText(), opener)).includes(told)) return true;
    // Walking is the board's, which is not on this page.
    return action.do === 'move' || action.do === 'skipMove';
  }

  private async slip(name: string, opener: Locator): Promise<string> {
    const known = this.slips.get(name);
    if (known !== undefined) return known;
    await opener.click();
    const told = await this.bench.slip.ariaSnapshot();
    await this.bench.page.keyboard.press('Escape');
    await expect(this.bench.slip).toHaveCount(0);
    this.slips.set(name, told);
    return told;
  }
}

for (const kind of ['move', 'encounter', 'battle', 'explore', 'flank', 'trade'] as const) {
  test(`everything that can be done in a decision of the kind "${kind}" can be pressed`, async ({ page }) => {
    const bench = new Bench(page);
    const scene = gameScene({
      played: 60,
      seats: kind === 'flank' || kind === 'trade' ? 3 : 1,
      seed: `find ${kind}`,
    });
    const options = kind === 'flank' ? { flanking: true } : kind === 'trade' ? { trading: true } : {};
    await openAt(bench, { ...scene, setup: { ...scene.setup, options } }, kind);
    const wanted = (await bench.wanted()).filter(({ refused }) => !refused);
    expect(wanted.length).toBeGreaterThan(1);
    const lost: string[] = [];
    const everything = page.getByRole('switch', { name: 'Show everything' }).first();
    for (const minor of [false, true]) {
      if (minor && (await everything.count()) > 0) await everything.click();
      const search = new Search(bench);
      for (const each of wanted.filter((one) => one.minor === minor))
        if (!(await search.finds(each))) lost.push(each.label);
    }
    expect(lost).toEqual([]);
  });
}

/** Presses what the question at the foot of the stage offers, for the seat that is asked. */
async function answer(bench: Bench, question: RegExp, name: string | RegExp): Promise<void> {
  await handOver(bench);
  const asked = bench.page.getByRole('group', { name: question });
  await bench.entering(() =>
    asked
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click(),
  );
}

/** Asks for a gift: what needs no card of one's own stands above the hand. */
async function ask(bench: Bench, { label }: Wanted): Promise<void> {
  await bench.more.getByRole('button', { name: 'Trade', exact: true }).click();
  await bench.entering(() => bench.slip.getByRole('button', { name: label, exact: true }).click());
}

const tradeScene = (hidden: boolean): ReturnType<typeof gameScene> => {
  const scene = gameScene({ played: 60, seats: 3, seed: 'find trade' });
  return { ...scene, setup: { ...scene.setup, options: { trading: true, flanking: hidden } } };
};

test('a gift is asked for by mouse, declined, and another one agreed to', async ({ page }) => {
  const bench = new Bench(page);
  await openAt(bench, tradeScene(false), 'trade');
  const asks = (await bench.wanted()).filter(({ action, minor }) => action['give'] === -1 && !minor);
  await ask(bench, asks[0]);
  expect(await bench.submitted()).toEqual(asks[0].action);
  await answer(bench, /asks you for .* as a gift/, 'No');
  // Not the same again (TRADE-3), but something else.
  const left = (await bench.wanted()).filter(({ refused }) => !refused).map(({ label }) => label);
  expect(left).not.toContain(asks[0].label);
  expect(left).toContain(asks[1].label);
  await ask(bench, asks[1]);
  await answer(bench, /asks you for .* as a gift/, 'Yes');
  await expect(bench.card(asks[1].card).first()).toBeVisible();
});

test('with hidden hands a card is offered at the card, named by the partner, and confirmed', async ({
  page,
}) => {
  const bench = new Bench(page);
  await openAt(bench, tradeScene(true), 'trade');
  const offers = (await bench.wanted()).filter(
    ({ action, minor }) => action.do === 'trade' && action['take'] === 'any' && !minor,
  );
  const [first, second] = offers.filter(({ action }) => action['give'] !== -1);
  const offer = async ({ card, label }: Wanted): Promise<void> => {
    await bench.card(card).click();
    await bench.entering(() => bench.slip.getByRole('button', { name: label, exact: true }).click());
  };
  const ASKED = /offers .* for a card of yours/;
  const NAMED = /would give you .*Agreed/;
  const named = /\(/;

  await offer(first);
  await answer(bench, ASKED, named);
  await answer(bench, NAMED, 'No');
  await handOver(bench);
  await offer(second);
  await answer(bench, ASKED, 'None');
  await handOver(bench);
  await ask(
    bench,
    offers.find(({ action }) => action['give'] === -1)!,
  );
  await answer(bench, /asks you for a card of yours as a gift/, named);
  await answer(bench, NAMED, 'Yes');
});

async function openAt(bench: Bench, scene: ReturnType<typeof gameScene>, kind: string): Promise<void> {
  await bench.open(built, scene);
  const found = await bench.page.evaluate((wanted) => controls.playUntil(wanted), kind);
  expect(found, `the scene comes to a "${kind}"`).toBe(true);
  await bench.page.waitForFunction(() => controls.shown() === controls.n);
  await handOver(bench);
}

/** Hidden hands are seen by one seat at a time. */
async function handOver({ page }: Bench): Promise<void> {
  const curtain = page.getByRole('button', { name: /^I am / });
  if ((await curtain.count()) > 0) await curtain.click();
}
