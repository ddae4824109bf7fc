// Everything that the drawn table can show, each at a position that is found by itself.
import { expect, type Locator, type Page } from '@playwright/test';
import { de as kitDe } from '../../../renderer/cards-table/text/de.ts';
import { en as kitEn } from '../../../renderer/cards-table/text/en.ts';
import { de as frameDe } from '../../../renderer/games/ravingspire/text/de/frame.ts';
import { en as frameEn } from '../../../renderer/games/ravingspire/text/en/frame.ts';
import { de } from '../../../renderer/table/text/de.ts';
import { en } from '../../../renderer/table/text/en.ts';
import { createWords, languageOf, type Tongue } from '../../../renderer/ui/words.ts';
import { say } from '../../../main/host/words.ts';
import type { Seat } from '../../../shared/engine/game.ts';
import { games, type GameEntry } from '../../../shared/games/index.ts';
import { text } from '../../../shared/words/tokens.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { PlayerChoice, TableUpdate } from '../../../shared/rpc/messages/tables.ts';
import type { Settings } from '../../../shared/rpc/messages/profile.ts';
import type { Choice } from '../../../shared/tableau/tableau.ts';
import { PATIENCE } from '../../support/patience.ts';
import { literal, named } from '../driver/named.ts';
import { drawnNames, tableNames } from '../driver/names.ts';
import { IN_WORDS, positionsInWords } from './in-words.ts';
import type { Meddling } from './meddler.ts';
import { findPositions, wordsAt, type Glance, type Position, type Words } from './positions.ts';
import type { Stored } from './stock.ts';

/** Something to look at. */
export interface Scene {
  /** Made of letters, digits and hyphens. */
  readonly name: string;
  readonly position: Position;
  readonly table: Stored;
  /** How things move while one looks: most scenes stand still. */
  readonly motion: Settings['motion'];
  /** The drawn table where there is one, or the one in words. */
  readonly shown: Settings['table'];
  /** What the host says otherwise. */
  readonly meddling?: (language: Language) => Meddling;
  /** What is done at the table before one looks. */
  readonly act: (stage: Stage) => Promise<void>;
}

/** A page that shows the table of a scene. */
export interface Stage {
  readonly page: Page;
  readonly tongue: Tongue;
  readonly position: Position;
  /** What the game says at the position. */
  readonly words: () => Words;
}

const PEOPLE = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Fay'];

const tableWords = (tongue: Tongue) => createWords(tongue, { en, de });
const kitWords = (tongue: Tongue) => createWords(tongue, { en: kitEn, de: kitDe });
const frameWords = (tongue: Tongue) => createWords(tongue, { en: frameEn, de: frameDe });

// ----------------------------------------------------------------------------------------------- where

/** A choice at a card of the ring that can be paid in several ways. */
const isPaid = ({ form, refusal, card, minor }: Choice): boolean =>
  form?.kind === 'payment' && form.ways.length > 1 && refusal === null && card >= 0 && !minor;

const isWarning = ({ onward, warnings, refusal }: Choice): boolean =>
  onward && warnings.length > 0 && refusal === null;

const isShort = ({ form, refusal, card, minor }: Choice): boolean =>
  form?.kind === 'payment' && refusal !== null && card >= 0 && !minor;

/** A card that can be put into a slot, as an ordinary choice. */
export const isSlotting = ({ action, refusal, minor }: Choice): boolean =>
  (action as { readonly do?: string }).do === 'slot' && refusal === null && !minor;

const choicesOf = ({ prompt }: { readonly prompt: Words['prompt'] }): readonly Choice[] =>
  prompt.groups.flatMap(({ choices }) => choices);

/** The sorts of scenes for which a position will do. */
function sortsOf(glance: Glance, missed: (sort: string) => boolean): string[] {
  const { state, kind, isQuestion, heroes } = glance;
  if (kind === null) return state.outcome === null ? [] : [`end-${state.outcome.result}`];
  if (isQuestion) return [`question-${kind}`];
  const sorts = [kind === 'battle' ? `battle-${state.battle.kind}` : `turn-${kind}`];
  const open = state.levels.filter(({ revealed }) => revealed).length;
  if (open === state.levels.length) sorts.push('all-revealed');
  if (open === 1) sorts.push('unrevealed');
  if (heroes === 6) sorts.push('six-heroes');
  const active = state.heroes[state.active];
  if (active.discard.length > 3 && state.banished.length > 0) sorts.push('piles');
  // To put a prompt into words takes longer than to play the entry.
  if (kind === 'encounter' && ['paying', 'warning'].some(missed)) {
    const choices = choicesOf({ prompt: glance.prompt() });
    if ([isPaid, isShort, isSlotting].every((is) => choices.some(is))) sorts.push('paying');
    if (choices.some(isWarning)) sorts.push('warning');
  }
  return sorts;
}

// ----------------------------------------------------------------------------------------------- what is done

const nothing = (): Promise<void> => Promise.resolve();

const press = (button: Locator): Promise<void> => button.click({ timeout: PATIENCE });

async function openSlip({ page, tongue, words }: Stage, is: (choice: Choice) => boolean): Promise<Locator> {
  const told = words();
  const { card } = choicesOf(told).find(is)!;
  const name = told.cardName(card);
  const names = drawnNames(tongue);
  await press(named(named(page, 'region', names.ring), 'button', name).first());
  const slip = named(page, 'dialog', names.cardSlip(name));
  await expect(slip).toBeVisible({ timeout: PATIENCE });
  return slip;
}

async function payment(stage: Stage): Promise<void> {
  const slip = await openSlip(stage, isPaid);
  const { payExact } = drawnNames(stage.tongue);
  await expect(slip.getByRole('status')).toHaveText(payExact, { timeout: PATIENCE });
}

async function whyNot(stage: Stage): Promise<void> {
  await openSlip(stage, isShort);
}

async function inspector(stage: Stage): Promise<void> {
  const slip = await openSlip(stage, isShort);
  await press(named(slip, 'button', drawnNames(stage.tongue).look));
  await expect(stage.page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible({
    timeout: PATIENCE,
  });
}

/** Looks into one of the piles; how many cards lie there stands before its name. */
const pile =
  (kind: 'discard' | 'gone') =>
  async ({ page, tongue }: Stage): Promise<void> => {
    const t = frameWords(tongue);
    const name = new RegExp(`${literal(t(`pile.${kind}`))}$`);
    await press(named(page, 'list', kitWords(tongue)('piles')).getByRole('button', { name }));
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: PATIENCE });
  };

/** A key of the table that opens a dialog. */
const dialogByKey =
  (key: string) =>
  async ({ page }: Stage): Promise<void> => {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: PATIENCE });
  };

async function lookBack({ page, tongue, position }: Stage): Promise<void> {
  const entries = named(page, 'log', tableNames(tongue).log).getByRole('listitem').getByRole('button');
  // At its first words: cards among the others have links of their own.
  await entries.nth(-4).click({ position: { x: 12, y: 8 }, timeout: PATIENCE });
  const title = tableWords(tongue)('past.title', { n: position.n - 3, of: position.n });
  await expect(named(page, 'region', title)).toBeVisible({ timeout: PATIENCE });
}

async function warning({ page, tongue }: Stage): Promise<void> {
  const onward = named(page, 'group', tableNames(tongue).onward);
  await press(onward.getByRole('button').first());
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: PATIENCE });
}

async function menu({ page, tongue }: Stage): Promise<void> {
  await press(named(page, 'button', kitWords(tongue)('menu')));
  await expect(named(page, 'list', kitWords(tongue)('menu'))).toBeVisible({ timeout: PATIENCE });
}

async function primer({ page, tongue }: Stage): Promise<void> {
  const name = tableWords(tongue)('tool.primer');
  await press(named(page, 'button', name).first());
  await expect(named(page, 'dialog', name)).toBeVisible({ timeout: PATIENCE });
}

/** Picks a card of the hand: what can be done with it is listed alone. */
async function picked({ page }: Stage): Promise<void> {
  const card = page.getByRole('article').locator('button[aria-pressed]').first();
  await press(card);
  await expect(card).toHaveAttribute('aria-pressed', 'true', { timeout: PATIENCE });
}

/** Signs the game, if that has not been done, and reads in the hall what it has left. */
async function inTheHall({ page, tongue, position }: Stage): Promise<void> {
  const { words } = games.find(({ game }) => game.id === position.saved.game)!;
  const t = tableWords(tongue);
  const sign = named(page, 'button', t('end.sign'));
  // The form comes when it is known that the game has not been signed.
  await expect(sign.or(page.getByRole('status').filter({ hasText: PEOPLE[0] }))).toBeVisible({
    timeout: PATIENCE,
  });
  if (await sign.isVisible()) {
    await press(sign);
    await expect(sign).toBeHidden({ timeout: PATIENCE });
  }
  await page.evaluate("location.hash = '#/records/signed'");
  const name = words[languageOf(tongue)].epilogue!;
  await press(page.getByRole('button', { name }).first());
  await expect(named(page, 'dialog', name)).toBeVisible({ timeout: PATIENCE });
}

/** Something is written about the game, nearly as long as it may be. */
async function writing({ page }: Stage): Promise<void> {
  const field = page.getByRole('textbox').first();
  await field.fill('It was worth the climb. '.repeat(20).trim(), { timeout: PATIENCE });
  await field.scrollIntoViewIfNeeded();
}

async function curtain({ page }: Stage): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: PATIENCE });
}

/** The bot goes on by itself; what it does is shown step by step. */
async function botTurn({ page, tongue }: Stage): Promise<void> {
  await expect(named(page, 'button', tableWords(tongue)('step.skip'))).toBeVisible({ timeout: PATIENCE });
}

async function passed({ page, tongue, position }: Stage): Promise<void> {
  const name = PEOPLE[position.seat];
  await press(named(page, 'button', tableWords(tongue)('curtain.button', { name })));
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: PATIENCE });
}

// ----------------------------------------------------------------------------------------------- all of them

/** Opens the newest reason in the log, when all bots have played. */
async function why({ page, tongue }: Stage): Promise<void> {
  const hint = named(page, 'button', tableWords(tongue)('tool.hint'));
  await expect(hint).not.toHaveAttribute('aria-disabled', 'true', { timeout: PATIENCE });
  await press(named(page, 'log', tableNames(tongue).log).locator('summary').last());
}

/** Asks for a hint, which takes its time. */
async function hint({ page }: Stage): Promise<void> {
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: PATIENCE });
}

/** Asks for a hint that does not come. */
async function thinking({ page, tongue }: Stage): Promise<void> {
  await page.keyboard.press('h');
  await expect(page.getByText(tableWords(tongue)('hint.thinking')).first()).toBeVisible({
    timeout: PATIENCE,
  });
}

/** Waits until the page says that a bot cannot go on. */
async function stuck({ page, tongue }: Stage): Promise<void> {
  await expect(named(page, 'heading', tableWords(tongue)('stuck.title'))).toBeVisible({ timeout: PATIENCE });
}

/** Scenes beside those that only show a position: where they are, and what is done. */
const ACTED: readonly { readonly name: string; readonly at: string; readonly act: Scene['act'] }[] = [
  { name: 'payment', at: 'paying', act: payment },
  { name: 'why-not', at: 'paying', act: whyNot },
  { name: 'inspector', at: 'paying', act: inspector },
  { name: 'keys', at: 'paying', act: dialogByKey('?') },
  { name: 'menu', at: 'paying', act: menu },
  { name: 'primer', at: 'paying', act: primer },
  { name: 'looking-back', at: 'paying', act: lookBack },
  { name: 'warning', at: 'warning', act: warning },
  { name: 'discard-pile', at: 'piles', act: pile('discard') },
  { name: 'banished-pile', at: 'piles', act: pile('gone') },
];

/** Whether a position has secrets: it is shown only after a player has said who they are. */
const isSecret = ({ saved }: Position): boolean => saved.setup.options['flanking'] === true;

const people = ({ saved }: Position): PlayerChoice[] =>
  saved.setup.heroes.map((_, seat) => ({ kind: 'person', name: PEOPLE[seat] }));

/** All scenes, in an order that stays. */
export function allScenes(): Scene[] {
  const positions = findPositions(sortsOf);
  const at = (sort: string): Position => {
    const position = positions.get(sort);
    if (position === undefined) throw new Error(`No recorded game has a position of the sort "${sort}".`);
    return position;
  };
  const plain = [...positions.keys()].filter((sort) => !ACTED.some(({ at }) => at === sort)).sort();
  const shown = plain.map((name): Scene => {
    const position = at(name);
    const act = isSecret(position) ? passed : nothing;
    return still(name, position, act, stored(position, name.startsWith('end-')));
  });
  const acted = ACTED.map(({ name, at: sort, act }): Scene => {
    const position = at(sort);
    return still(name, position, isSecret(position) ? after(passed, act) : act);
  });
  const alone = [still('curtain', at('turn-flank'), curtain), botScene(at('six-heroes'))];
  const turn = still('turn', at('turn-encounter'), nothing);
  const bots = [botScenes('', turn, 'adept'), botScenes('plain-', { ...turn, shown: 'plain' }, 'adept')];
  return [...shown, ...acted, ...alone, ...bots.flat(), ...inWords()];
}

let known: ReadonlyMap<string, Scene> | null = null;

/** The scene with a name. The first one takes its time: all games are played to find it, and the others with it. */
export function sceneOf(name: string): Scene {
  known ??= new Map(allScenes().map((scene) => [scene.name, scene]));
  const scene = known.get(name);
  if (scene === undefined) throw new Error(`there is no scene "${name}"`);
  return scene;
}

/** Scenes about bots, at the table of a scene: `bot` plays the seat that acts at its position. */
function botScenes(prefix: string, scene: Scene, bot: string): Scene[] {
  const { position, table, shown } = scene;
  const { seat } = position;
  const players = table.players.map((player, at): PlayerChoice =>
    at === seat ? { kind: 'bot', bot } : player,
  );
  const at = (name: string, act: Scene['act'], more: Partial<Scene> = {}): Scene => ({
    ...still(`${prefix}${name}`, position, act, table),
    shown,
    ...more,
  });
  return [
    at('hint', hint),
    at('hint-thinking', thinking, { meddling: () => ({ unanswered: ['table.hint'] }) }),
    at('why', why, { table: { ...table, players, counts: false } }),
    at('stuck', stuck, { meddling: (language) => stuckAt(seat, bot, language) }),
  ];
}

/** The seat is played by a bot that cannot go on. */
function stuckAt(seat: Seat, bot: string, language: Language): Meddling {
  const change = (update: TableUpdate): TableUpdate => {
    const seats = update.seats.map((each) =>
      each.seat === seat ? { ...each, mine: false, player: { kind: 'bot', bot } as const } : each,
    );
    const name = text(seats[seat].name);
    const sentence = say(language, 'table.stuck.takeOver', { name });
    return { ...update, seats, prompts: [], stuck: { seat, sentence, owner: true } };
  };
  return { answers: { 'table.watch': change }, news: { table: change } };
}

/**
 * The other games, which have no table of their own. One person plays several seats there: all of them, where people
 * introduce themselves at the beginning, since the log of the position has done that.
 */
function inWords(): Scene[] {
  const scenes = [...positionsInWords()].flatMap(([name, position]) => {
    const { introduce } = games.find(({ game }) => game.id === position.saved.game)!;
    const players = position.saved.setup.heroes.map((_, seat): PlayerChoice => ({
      kind: 'person',
      name: PEOPLE[introduce === undefined ? seat % 2 : 0],
    }));
    // What bots have played is played again at a new table, so that it counts and can be signed.
    const table = { saved: position.saved, players, counts: position.saved.log.length > 0 };
    const and = (what: string, act: Scene['act']): Scene => still(`${name}-${what}`, position, act, table);
    const scene = still(name, position, nothing, table);
    if (name.endsWith('-end-won')) return [scene, and('written', writing), and('hall', inTheHall)];
    return name.endsWith('-action') ? [scene, and('picked', picked), and('primer', primer)] : [scene];
  });
  return [...scenes, ...IN_WORDS.flatMap((entry) => botScenesIn(entry, scenes))];
}

/** What has to do with bots at the table of another game, where it is most lived in. */
function botScenesIn({ game, bots }: GameEntry, scenes: readonly Scene[]): Scene[] {
  const [scene] = scenes
    .filter(({ table, name }) => table.saved.game === game.id && !name.includes('-end-'))
    .sort((a, b) => b.position.turn - a.position.turn);
  // The strongest one takes its time.
  return botScenes(`${game.id}-`, scene, Object.keys(bots).at(-2)!);
}

const stored = (position: Position, counts = false): Stored => ({
  saved: position.saved,
  players: people(position),
  counts,
});

const after =
  (first: Scene['act'], then: Scene['act']): Scene['act'] =>
  async (stage) => {
    await first(stage);
    await then(stage);
  };

const still = (name: string, position: Position, act: Scene['act'], table = stored(position)): Scene => ({
  name,
  position,
  table,
  motion: 'off',
  shown: 'drawn',
  act,
});

/** The same heroes, all but one in the hands of bots: the one who acts last has to wait for them. */
function botScene(position: Position): Scene {
  const { heroes } = position.saved.setup;
  const last = (position.seat + heroes.length - 1) % heroes.length;
  const bots = people(position).map((person, seat): PlayerChoice =>
    seat === last ? person : { kind: 'bot', bot: 'greedy' },
  );
  return {
    name: 'bot-turn',
    position,
    table: { saved: position.saved, players: bots, counts: false },
    motion: 'cinematic',
    shown: 'drawn',
    act: botTurn,
  };
}

/** What the words of a scene are, made when they are asked for. */
export const stageOf = (page: Page, tongue: Tongue, { position }: Scene): Stage => ({
  page,
  tongue,
  position,
  words: () => wordsAt(position, languageOf(tongue)),
});
