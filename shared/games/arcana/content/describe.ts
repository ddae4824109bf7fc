import type { Lookup } from '../../../packs/content.ts';
import type { Origins } from '../../../packs/effects/origins.ts';
import {
  createDescriber,
  type Describer,
  type Wording,
  type Memory,
  type Speech,
} from '../../../packs/effects/describe.ts';
import { sentence, text, type Clause, type Phrase } from '../../../words/tokens.ts';
import type { AmountNode, EffectNode } from '../../../packs/effects/world.ts';
import type { Language } from '../../../words/languages.ts';
import { FULL_HEALTH } from '../rules/players.ts';
import type { ArcanaWorld, Talent } from '../rules/card.ts';
import { find } from './find.ts';
import { language } from './language.ts';
import {
  DIFFICULTIES,
  type CardDefinition,
  type ClassDefinition,
  type CourtDefinition,
  type GiftDefinition,
  type MajorDefinition,
  type PipDefinition,
  type TowerDefinition,
} from './schema.ts';
import { WORDS } from './words.ts';

/** What a card's text is made with: the words, and the cards that it mentions. */
interface Speaker {
  readonly d: Describer;
  readonly cards: Lookup;
}

/** The messages of each talent, a sentence each. */
const TALENT_TEXT: { readonly [T in Talent]: readonly string[] } = {
  shield: ['class.shield', 'class.shield.effect'],
  again: ['class.again'],
  pair: ['class.pair'],
  sanctuary: ['class.sanctuary', 'class.sanctuary.effect'],
};

/**
 * Makes a describer for effects; `names` gives the name of a card by id, `origins` has it mark what it says, `manner` is how
 * the words around are said, `memory` keeps what is said.
 */
export function effectDescriber(
  lang: Language,
  names: (id: string) => string,
  origins?: Origins,
  manner?: Wording,
  memory?: Memory,
): Describer {
  const speech: Speech<ArcanaWorld> = {
    language,
    words: WORDS[lang],
    names,
    origins,
    memory,
    // The language has neither changes of values nor effects on other players.
    change: () => [],
    isClause: () => false,
  };
  return createDescriber(speech, manner);
}

/**
 * The rules text of a card, generated from what it does: one clause a sentence. What it mentions and is not there is left
 * out.
 *
 * @param cards the cards that it may mention
 * @param names the name of a card by id
 * @param origins of this card: every piece of the text is marked with the part of the card that it is made from
 */
export function describeCard(
  definition: CardDefinition,
  lang: Language,
  cards: Lookup,
  names: (id: string) => string,
  origins?: Origins,
): Clause[] {
  const d = effectDescriber(lang, names, origins).about(definition);
  return say({ d, cards }, definition).map((phrase) => sentence(d.rest('kind', phrase)));
}

function say(speaker: Speaker, definition: CardDefinition): Phrase[] {
  const { d } = speaker;
  switch (definition.kind) {
    case 'suit':
      return sayEffects(d, definition.effects);
    case 'pip':
      return sayPip(speaker, definition);
    case 'fool':
      return [d.say('fool.shown'), d.say('fool.renews'), d.say('fool.returns')];
    case 'type':
      return [d.at('weak', d.say('type.weak', { suits: sayNames(d, definition.weak) }))];
    case 'major':
      return sayMajor(speaker, definition);
    case 'class':
      return sayClass(d, definition);
    case 'gift':
      return sayGift(d, definition);
    case 'court':
      return [
        ...sayPart(speaker, 'class', definition.class),
        ...sayPart(speaker, 'gift', definition.gift),
        ...sayPairBonus(speaker, definition),
      ];
    case 'tower':
      return sayTower(d, definition);
    case 'position':
      return [d.say('position.place', { place: d.at('place', [{ number: definition.place }], 'amount') })];
    case 'keyword':
      return [d.say('keyword.rank', { rank: d.at('rank', [{ number: definition.rank }], 'amount') })];
  }
}

/** A sentence for each effect of a suit. */
export const sayEffects = (d: Describer, effects: readonly EffectNode[]): Phrase[] =>
  effects.map((node) => d.effect(node, 'do'));

/** What its suit does, with its own number. */
function sayPip({ d, cards }: Speaker, { suit, rank }: PipDefinition): Phrase[] {
  const found = find(cards, 'suit', suit);
  if (found === undefined) return [];
  const said = found.effects.map((node): Phrase => {
    const amount = node.amount as AmountNode;
    const isRank = typeof amount !== 'number' && amount.amount === 'result';
    const effect = d.effect({ ...node, amount: isRank ? rank : atRank(amount, rank) }, 'do');
    // Or it would read as if the number were its rank.
    return typeof amount === 'number' ? d.say('pip.fixed', { effect }) : effect;
  });
  return said.map((phrase) => d.at('suit', d.at('rank', phrase, 'amount')));
}

/** The same amount with the rank of a card for the result that is a part of it. */
function atRank<T>(node: T, rank: number): T {
  if (Array.isArray(node)) return node.map((item: unknown) => atRank(item, rank)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const inside = Object.entries(node).map(([key, value]) => [key, atRank(value, rank)]);
  const isResult = (node as { readonly amount?: unknown }).amount === 'result';
  return { ...Object.fromEntries(inside), ...(isResult && { rank }) } as T;
}

/** The suits that dispel the wards of any of its types (AR-FOE-3). */
function sayMajor({ d, cards }: Speaker, { types }: MajorDefinition): Phrase[] {
  const weak = new Set(types.flatMap((type) => find(cards, 'type', type)?.weak ?? []));
  return weak.size === 0 ? [] : [d.at('types', d.say('major.weak', { suits: sayNames(d, [...weak]) }))];
}

const sayClass = (d: Describer, { talent, suit }: ClassDefinition): Phrase[] =>
  TALENT_TEXT[talent].map((key) => d.rest('talent', d.say(key, { suit: d.at('suit', d.name(suit)) })));

function sayGift(d: Describer, { suit, bonus, beyondCap = false }: GiftDefinition): Phrase[] {
  const named = d.at('suit', d.name(suit));
  const more = (): Phrase =>
    d.say('gift.bonus', { suit: named, count: d.at('bonus', [{ number: bonus }], 'amount') });
  const beyond = (): Phrase => d.say('gift.beyond', { suit: named, cap: [{ number: FULL_HEALTH }] });
  return [
    ...(bonus > 0 ? [d.rest('bonus', more())] : []),
    ...(beyondCap ? [d.rest('beyondCap', beyond())] : []),
  ];
}

/** The Class or the Gift of a court card: its name, and what it does. */
function sayPart({ d, cards }: Speaker, kind: 'class' | 'gift', id: string): Phrase[] {
  const part = find(cards, kind, id);
  if (part === undefined) return [d.at(kind, d.name(id))];
  const [first = [], ...others] = say({ d: d.about(part), cards }, part);
  return [d.say('court.part', { name: d.name(id), text: first }), ...others].map((said) => d.at(kind, said));
}

/** That the bonus of a Gift counts on both cards of a pair which its suit leads (AR-R!22). */
function sayPairBonus({ d, cards }: Speaker, court: CourtDefinition): Phrase[] {
  const talent = find(cards, 'class', court.class);
  const gift = find(cards, 'gift', court.gift);
  const both = talent?.talent === 'pair' && talent.suit === gift?.suit && gift.bonus > 0;
  return both ? [d.at('gift', d.say('court.pairBonus', { count: [{ number: gift.bonus }] }))] : [];
}

/** A line for each of its tables, and how many foes there are. */
function sayTower(d: Describer, { tables, foes }: TowerDefinition): Phrase[] {
  const lines = DIFFICULTIES.flatMap((difficulty) => {
    const table = tables[difficulty];
    if (table === undefined) return [];
    const points = text(table.map((floor) => floor.health).join(', '));
    const wards = text(table.map((floor) => floor.wards).join(', '));
    return [d.at(`tables/${difficulty}`, d.say('tower.table', { difficulty, points, wards }))];
  });
  const floors = tables.standard.length;
  const foesSaid = d.say('tower.foes', {
    floors: d.at('tables', [{ number: floors }], 'amount'),
    count: d.at('foes', [{ number: foes.length }], 'amount'),
  });
  return [foesSaid, ...lines];
}

/** The names of cards in a row: "a, b or c". */
function sayNames(d: Describer, ids: readonly string[]): Phrase {
  const names = ids.map((id) => d.name(id));
  return names
    .slice(1)
    .reduce(
      (first, second, i) => d.say(i === names.length - 2 ? 'list.last' : 'list.items', { first, second }),
      names[0],
    );
}
