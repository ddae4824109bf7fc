import type { Intent } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { sayPayment } from '../../../shared/games/ravingspire/actions/words.ts';
import { sayRefusal } from '../../../shared/games/ravingspire/narrate/refusal.ts';
import { intents, kindOf } from '../../../shared/games/ravingspire/actions/index.ts';
import { priceOf } from '../../../shared/games/ravingspire/rules/cost.ts';
import { definitionOf } from '../../../shared/games/ravingspire/present/definitions.ts';
import { grouped } from '../../../shared/games/ravingspire/present/teller.ts';
import { powerNow, sayPrice } from '../../../shared/games/ravingspire/present/values.ts';
import { SANE } from '../../../shared/games/ravingspire/rules/madness.ts';
import { fullHand } from '../../../shared/games/ravingspire/rules/piles.ts';
import type { Action, CardNumber } from '../../../shared/games/ravingspire/types.ts';
import { KEEP, NONE } from '../../../shared/games/ravingspire/types.ts';
import type { Scene } from '../face.ts';
import { cut, packed, padded, widthOf, wrapped } from '../style.ts';
import { boardLines } from './board.ts';
import { towerScene, type TowerScene } from './scene.ts';

const NAME = 26;
const KIND = 13;
const POWER = 22;

/** Everything to see before the list of actions. */
export function screen(scene: Scene, numbers: ReadonlyMap<Json, number>): string[] {
  const t = towerScene(scene);
  return [
    ...headLines(t),
    '',
    ...boardLines(t, numbers),
    ...otherLines(t),
    ...(t.state.battle.kind === 'none' ? ringLines(t) : battleLines(t)),
    ...handLines(t),
    ...slotLines(t),
    ...playedLines(t),
  ];
}

function headLines(t: TowerScene): string[] {
  const { scene, state, hero, match, seat, s, text } = t;
  const { ui, paint } = scene;
  const turn = ui('screen.turn', {
    turn: String(state.turn),
    phase: text(s.say('word.phase', { name: state.phase })),
  });
  const title = `${scene.titles.name(match.heroes[seat].id)} - ${turn}`;
  const own = [
    ui('screen.sanity', { sanity: String(hero.sanity), most: String(SANE) }),
    ui('screen.key', { key: hero.key ? 'yes' : 'no' }),
    ui('screen.madness', { madness: String(state.madness) }),
  ].join(', ');
  const cards = [
    ui('screen.hand', { count: String(hero.hand.length), full: String(fullHand(match, state, seat)) }),
    ui('screen.deck', { count: String(hero.deck.length) }),
    ui('screen.discard', { count: String(hero.discard.length) }),
  ].join(', ');
  const { encounter, loot, foe } = state.decks;
  const decks = [
    ui('screen.decks', {
      encounter: String(encounter.length),
      loot: String(loot.length),
      foe: String(foe.length),
    }),
    ...(state.onFoeDeck.length > 0
      ? [ui('screen.onFoeDeck', { cards: text(s.cards(state.onFoeDeck)) })]
      : []),
    ...(scene.table.practice ? [ui('say.practice')] : []),
  ].join(', ');
  return [
    paint.bold(`=== ${title} `.padEnd(scene.width, '=')),
    ...wrapped(own, scene.width - 1).map((line) => ` ${line}`),
    ...wrapped(cards, scene.width - 1).map((line) => ` ${line}`),
    ...wrapped(decks, scene.width - 1).map((line) => paint.dim(` ${line}`)),
  ];
}

function otherLines(t: TowerScene): string[] {
  const { scene, state, seat, s, text } = t;
  return state.heroes.flatMap((hero, other) => {
    if (other === seat) return [];
    const values = {
      hero: text(s.hero(other)),
      atLevel: text(s.atLevel(hero.level)),
      sanity: String(hero.sanity),
      key: hero.key ? 'yes' : 'no',
      removed: hero.removed ? 'yes' : 'no',
    };
    return [scene.paint.dim(` ${scene.ui('screen.other', values)}`)];
  });
}

/** The ring of the hero's level: each card with its power, its cost, and how it can be paid or what is missing. */
function ringLines(t: TowerScene): string[] {
  const { scene, state, hero, s, text } = t;
  if (hero.level === KEEP) return [];
  const { paint, ui } = scene;
  const { ring, tower } = state.levels[hero.level];
  const lines = ['', paint.bold(ui('screen.ring', { atLevel: text(s.atLevel(hero.level)) }))];
  if (tower !== NONE) {
    const said = ui('screen.tower', { card: t.card(tower), text: t.rules(tower) });
    lines.push(...wrapped(said, scene.width - 2, '  ').map((line) => paint.dim(`  ${line}`)));
  }
  const cards = ring.filter((card) => card !== NONE);
  if (cards.length === 0 && state.waiting === NONE) lines.push(`  ${ui('screen.empty')}`);
  const reasons = ringReasons(t);
  for (const card of cards) lines.push(...ringLine(t, card, reasons.get(card)));
  if (state.waiting !== NONE) lines.push(...ringLine(t, state.waiting, undefined));
  return lines;
}

/** How each ring card can be paid, or why it cannot. */
function ringReasons({ match, state, seat }: TowerScene): Map<CardNumber, Intent<Action>> {
  const reasons = new Map<CardNumber, Intent<Action>>();
  if (state.active !== seat || state.phase !== 'encounter') return reasons;
  for (const { action, refusal } of intents(match, state, seat))
    if (kindOf(action).cards === 'ring') reasons.set(kindOf(action).card(action), { action, refusal });
  return reasons;
}

function ringLine(t: TowerScene, card: CardNumber, reason: Intent<Action> | undefined): string[] {
  const { scene, match, state, seat, s, text } = t;
  const { paint, ui } = scene;
  const waiting = card === state.waiting;
  const kind = text(s.say('word.kind', { name: match.cards[card].kind }));
  const cost = match.cards[card].cost === null ? '' : text(sayPrice(s, priceOf(match, state, seat, card)));
  const possible = reason?.refusal === null;
  const head = `${possible ? '*' : ' '} ${padded(cut(t.card(card), NAME), NAME)} ${padded(kind, KIND)} ${padded(text(powerNow(t, card)), POWER)} `;
  const behind = `${waiting ? `(${ui('screen.waiting')}) ` : ''}${cost}`;
  const fits = widthOf(head) + widthOf(behind) <= scene.width;
  const lines = fits ? [`${head}${behind}`] : [head.trimEnd(), `      ${behind}`];
  const rules = state.phase === 'encounter' ? t.rules(card) : '';
  const detail = possible
    ? paint.good(`-> ${text(sayPayment(s, reason.action) ?? [])}`)
    : reason?.refusal
      ? paint.dim(text(sayRefusal(s, reason.refusal, seat)))
      : '';
  for (const [extra, colour] of [
    [rules, paint.dim],
    [detail, (line: string) => line],
  ] as const) {
    if (extra !== '')
      lines.push(...wrapped(extra, scene.width - 6, '').map((line) => `      ${colour(line)}`));
  }
  return lines;
}

function battleLines(t: TowerScene): string[] {
  const { scene, state, s, text } = t;
  const { paint } = scene;
  const { card, taken } = state.battle;
  if (card === NONE) return [];
  const lines = ['', paint.bold(text(s.say('zone.battle', { card: s.card(card) })))];
  const rules = t.rules(card);
  if (rules !== '') lines.push(...wrapped(rules, scene.width - 2, '').map((line) => paint.dim(`  ${line}`)));
  if (taken.length > 0)
    lines.push(paint.dim(`  ${text(s.say('event.cardTaken', { card: s.cards(taken) }))}`));
  return lines;
}

/** One line per card: name, kind, power, what it does. */
function cardLine(t: TowerScene, card: CardNumber, count: number): string {
  const { scene, match, s, text } = t;
  const name = count > 1 ? `${count} ${t.card(card)}` : t.card(card);
  const kinds = match.cards[card];
  const type = definitionKinds(t, card);
  const kind = text(
    s.say('word.kind', { name: kinds.kind === 'starter' || kinds.kind === 'loot' ? type : kinds.kind }),
  );
  const head = `  ${padded(cut(name, NAME), NAME)} ${padded(kind, KIND)} ${padded(text(powerNow(t, card)), POWER)} `;
  return head + scene.paint.dim(cut(t.rules(card), Math.max(10, scene.width - head.length)));
}

/** What a starter or loot card counts as. */
function definitionKinds(t: TowerScene, card: CardNumber): string {
  const { types, kind } = definitionOf(t.t.definitions, t.match.cards[card].id);
  return types?.[0] ?? kind;
}

function handLines(t: TowerScene): string[] {
  const { scene, match, hero } = t;
  const { paint, ui } = scene;
  const lines = ['', paint.bold(ui('screen.inHand'))];
  if (hero.hand.length === 0) lines.push(`  ${ui('screen.handEmpty')}`);
  for (const { card, count } of grouped(match, hero.hand)) lines.push(cardLine(t, card, count).trimEnd());
  return lines;
}

function slotLines(t: TowerScene): string[] {
  const { scene, hero, s, seat, text } = t;
  const { paint, ui } = scene;
  const slots = hero.slots.map((cards, slot) => {
    const lying = cards.map((card) => {
      const used = hero.turned.includes(card) ? ` ${ui('screen.turned')}` : '';
      return `${t.card(card)} ${text(powerNow(t, card))}${used}`;
    });
    return `${slot + 1} ${text(s.slotKind(seat, slot))}: ${lying.length > 0 ? lying.join(' + ') : ui('screen.slotEmpty')}`;
  });
  return [paint.bold(ui('screen.slots')), ...packed(slots, scene.width - 2).map((line) => `  ${line}`)];
}

function playedLines(t: TowerScene): string[] {
  const { scene, hero, match, state } = t;
  const ready = [...hero.played, ...hero.live, ...state.lingering];
  if (ready.length === 0) return [];
  const cards = grouped(match, ready).map(
    ({ card, count }) => `${count > 1 ? `${count} ` : ''}${t.card(card)} (${t.text(powerNow(t, card))})`,
  );
  return [`${scene.paint.bold(scene.ui('screen.played'))}: ${cards.join(', ')}`];
}
