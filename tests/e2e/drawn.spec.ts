// What only the drawn table has: dragging, graphics that can fail, and people, bots and the curtain around it.
import type { Locator, Page } from '@playwright/test';
import { de as boardDe } from '../../renderer/games/ravingspire/text/de/board.ts';
import { en as boardEn } from '../../renderer/games/ravingspire/text/en/board.ts';
import { createWords } from '../../renderer/ui/words.ts';
import { phraseText } from '../../shared/words/tokens.ts';
import { isPayable, proposedPayment } from '../../shared/tableau/payment.ts';
import { expect, test } from './app.ts';
import { handsOf } from './driver/hands.ts';
import { literal, named } from './driver/named.ts';
import { Shell } from './driver/setup.ts';
import { dialog, drawn, entries, followHint, words } from './support/at-table.ts';
import { DrawCalls } from './support/draw-calls.ts';
import { wordsAt } from './support/positions.ts';
import { isSlotting, sceneOf } from './support/scenes.ts';
import { FLAT, MUTED, PLAIN } from './support/stock.ts';
import { Viewer } from './support/viewer.ts';

const board = createWords('en', { en: boardEn, de: boardDe });

const AURORA = 'Aurora the All-Knowing';
const QUINN = 'Quinn ApBlanc';
const REAVER = 'Crimson Reaver';

const tower = (page: Page): Locator => named(page, 'region', board('board.name'));
const ring = (page: Page): Locator => named(page, 'region', drawn.ring);
const hand = (page: Page): Locator => page.getByRole('region', { name: drawn.hand });
const slots = (page: Page): Locator => named(page, 'region', drawn.slots);
/** Cards that can pay: in the hand, or in slots. */
const own = (page: Page): Locator => hand(page).or(slots(page));

/** Drags something with the pointer onto something else. */
async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  await what.hover();
  await page.mouse.down();
  // In steps, as a hand does.
  const box = (await to.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
}

test.describe('people and bots', () => {
  test.use({ stocked: { settings: { motion: 'off', board: FLAT, sound: MUTED } } });

  test('two people and a bot share a screen, and each hand stays hidden from the other', async ({
    app,
    page,
  }) => {
    const hands = handsOf(page, 'mouse');
    await page.goto(app.address);
    await new Shell(page, 'mouse', 'en').begin({
      seats: [
        { hero: AURORA, player: { person: 'Ada' } },
        { hero: QUINN, player: { person: 'Bo' } },
        { hero: REAVER, player: { bot: 'Adept' } },
      ],
      options: [{ label: 'Interfering in battles', turn: true }],
      seed: 'two people and a bot',
    });
    const seen: string[] = [];
    const curtain = page.getByRole('dialog', {
      name: new RegExp(literal(words('curtain.title', { name: '' }))),
    });
    const byBot = entries(page).filter({ hasText: REAVER });
    while (!(
      seen.includes('Bo') &&
      (await byBot.count()) > 0 &&
      seen.lastIndexOf('Ada') > seen.indexOf('Bo')
    )) {
      expect(seen.length, seen.join()).toBeLessThan(12);
      const hint = named(page, 'button', words('tool.hint')).and(page.locator(':not([aria-disabled])'));
      await expect(curtain.or(hint).first()).toBeVisible();
      if (await curtain.isVisible()) {
        const name = (await curtain.getByRole('heading').innerText()).split(' ').at(-1)!;
        await expect(hand(page).getByRole('button', { includeHidden: true })).toHaveCount(0);
        await named(curtain, 'button', words('curtain.button', { name })).click();
        await expect(curtain).toBeHidden();
        await expect(hand(page)).toHaveAccessibleName(`Hand of ${name === 'Ada' ? 'Aurora' : QUINN}`);
        seen.push(name);
      } else await followHint(page, hands);
    }
  });
});

test.describe('graphics that fail', () => {
  const SCENE = 'turn-move';
  test.use({ stocked: { tables: () => [sceneOf(SCENE).table], settings: { motion: 'off', board: PLAIN } } });

  /** What a driver that crashes does. @param back whether it comes to itself again */
  const loseGraphics = (page: Page, back: boolean): Promise<void> =>
    tower(page)
      .locator('canvas')
      .evaluate((canvas, back) => {
        type Extension = { loseContext(): void; restoreContext(): void };
        type Context = { getExtension(name: string): Extension };
        const context = (canvas as unknown as { getContext(kind: string): Context }).getContext('webgl2');
        const extension = context.getExtension('WEBGL_lose_context');
        return new Promise<void>((done) => {
          canvas.addEventListener('webglcontextlost', () => {
            if (!back) return done();
            // The context can be restored only after all listeners have been notified of the loss.
            canvas.ownerDocument.defaultView!.setTimeout(() => extension.restoreContext(), 0);
          });
          canvas.addEventListener('webglcontextrestored', () => done());
          extension.loseContext();
        });
      }, back);

  test('the table goes on; when they fail again there is a map', async ({ app, page, tables }) => {
    const hands = handsOf(page, 'mouse');
    const calls = await DrawCalls.countIn(page);
    const viewer = new Viewer(page, app);
    await viewer.speak('en');
    await viewer.sitDown(sceneOf(SCENE), tables[0]);
    const canvas = tower(page).locator('canvas');
    await expect(canvas).toBeVisible();

    await expect.poll(() => calls.most()).toBeGreaterThan(0);
    const whole = await calls.most();

    await calls.reset();
    await loseGraphics(page, true);
    // All of it is drawn again, not only what has changed meanwhile.
    await expect.poll(() => calls.most()).toBeGreaterThanOrEqual(whole);
    await followHint(page, hands);
    await expect(canvas).toBeVisible();

    await loseGraphics(page, false);
    await expect(tower(page).getByText(board('map.lost'))).toBeVisible();
    await expect(canvas).toHaveCount(0);
    await expect(tower(page).getByRole('group', { name: board('board.picture.flat') })).toBeVisible();
    await followHint(page, hands);
    await named(tower(page), 'button', board('map.again')).click();
    await expect(canvas).toBeVisible();
    await followHint(page, hands);
  });
});

test.describe('dragging', () => {
  const SCENE = 'payment';
  test.use({ stocked: { tables: () => [sceneOf(SCENE).table], settings: { motion: 'off', board: PLAIN } } });

  test('a card is dragged onto a slot and back, and cards onto a card that they pay for', async ({
    app,
    page,
    tables,
  }) => {
    const viewer = new Viewer(page, app);
    await viewer.speak('en');
    await viewer.visit(`table/${tables[0]}`);
    const told = wordsAt(sceneOf(SCENE).position, 'en');

    await test.step('onto a slot, where it lies, and back', async () => {
      const choice = told.prompt.groups.flatMap(({ choices }) => choices).find(isSlotting)!;
      const name = told.cardName(choice.card);
      const { slot } = choice.action as { readonly slot: number };
      const mat = slots(page);
      const free = mat.getByRole('button', { name: new RegExp(`\\b${slot + 1}\\b`) });
      await expect(free).toBeVisible();
      const [before, inHand] = [await entries(page).count(), await hand(page).getByRole('button').count()];

      await drag(page, named(hand(page), 'button', name).first(), free);
      await expect(entries(page)).toHaveCount(before + 1);
      await expect(named(mat, 'button', name)).toBeVisible();
      await expect(hand(page).getByRole('button')).toHaveCount(inHand - 1);

      await drag(page, named(mat, 'button', name), hand(page));
      await expect(entries(page)).toHaveCount(before + 2);
      await expect(named(mat, 'button', name)).toHaveCount(0);
    });

    await test.step('onto a card of the ring, which they pay for', async () => {
      const choice = told.prompt.groups
        .flatMap(({ choices }) => choices)
        .filter(isPayable)
        .find(({ refusal, card }) => refusal === null && card >= 0)!;
      const { form } = choice;
      const goal = named(ring(page), 'button', told.cardName(choice.card)).first();
      const slip = dialog(page, drawn.cardSlip(told.cardName(choice.card)));
      const verdict = slip.getByRole('status');
      const pays = form.sources.filter((_, i) => proposedPayment(form).uses[i] >= 0);
      expect(pays.length).toBeGreaterThan(1);

      const dragged = new Map<string, number>();
      for (const [i, { card }] of pays.entries()) {
        const name = told.cardName(card);
        const nth = dragged.get(name) ?? 0;
        dragged.set(name, nth + 1);
        if (i > 0) await expect(verdict).not.toHaveText(drawn.payExact);
        const paid = named(own(page), 'button', name).nth(nth);
        await drag(page, paid, goal);
        await expect(paid).toHaveAttribute('aria-pressed', 'true');
        // What is counted changes the room that the slip takes.
        await expect(verdict).toHaveText(/^(Needs|That pays) /);
      }
      await expect(verdict).toHaveText(drawn.payExact);

      // What pays can be taken away and given back by pressing it.
      const last = named(own(page), 'button', told.cardName(pays[0].card)).first();
      await expect(last).toHaveAttribute('aria-pressed', 'true');
      await last.click();
      await expect(verdict).not.toHaveText(drawn.payExact);
      while ((await last.getAttribute('aria-pressed')) !== 'true') await last.click();
      await expect(verdict).toHaveText(drawn.payExact);

      const before = await entries(page).count();
      await named(slip, 'button', phraseText(choice.label)).click();
      await expect(entries(page)).toHaveCount(before + 1);
    });
  });
});
