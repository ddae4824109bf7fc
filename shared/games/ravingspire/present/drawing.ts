import type { CardModel, FaceModel, Foot, Matrix, Value } from '../../../face/model.ts';
import { lookupIn } from '../../../packs/content.ts';
import { passagesOf } from '../../../words/passages.ts';
import { phraseText } from '../../../words/tokens.ts';
import { briefCard, briefRows } from '../content/brief.ts';
import { describePrinted } from '../content/describe.ts';
import { EQUIPMENT } from '../rules/card.ts';
import type { CardDefinition, CostDefinition } from '../content/schema.ts';
import type { Lexicon } from '../narrate/lexicon.ts';
import { ATTRIBUTES, type AttributeName } from '../types.ts';
import type { Titles } from '../../../tableau/presenter.ts';
import type { Definitions } from '../../../engine/game.ts';
import { signOn } from '../../../tableau/sign.ts';
import { definitionOf } from './definitions.ts';
import { heroDrawing } from './drawing-hero.ts';
import { CLASS_LOOKS, KIND_LOOKS, lookOf } from './looks.ts';
import { pictureOf } from './pictures.ts';
import { drawn, label, passagesWithSymbols, phrasesOf, SHAPES, symbolsIn, valueOf } from './symbols.ts';
import type { WrittenKind } from '../content/kinds.ts';

/** What a beaten foe pays when its card does not say (SHOW-4). */
const LEAST_LOOT = 2;
/** Enemies of flesh: the sign in the corner of their cards is a threat. */
const HARMFUL: ReadonlySet<string> = new Set(['adversary', 'foe']);

/** A card as it is drawn, in one language. */
export function drawingOf(definitions: Definitions, id: string, titles: Titles, lex: Lexicon): FaceModel {
  const card = definitionOf(definitions, id);
  if (card.hero !== undefined) return heroDrawing(definitions, id, card, card.hero, titles, lex);
  const names = (other: string): string => titles.name(other);
  const text = passagesWithSymbols(
    passagesOf(describePrinted(card, lex.language, names, lookupIn(definitions))),
  );
  const brief = drawn(briefCard(card, lex.language, names));
  const rows = briefRows(card, lex.language, names).map(({ row, tokens }) => ({
    row,
    tokens: drawn(tokens),
  }));
  const look = lookOf(card);
  return {
    type: 'card',
    id,
    name: titles.name(id),
    line: lineOf(card, lex),
    dye: look.dye,
    paper: look.paper,
    glyph: look.glyph,
    emblem: emblemOf(card),
    picture: pictureOf(id, card),
    text,
    symbols: symbolsIn([...phrasesOf(text), brief, ...rows.map(({ tokens }) => tokens)]),
    brief,
    briefRows: rows,
    prices: (card.cost === undefined ? [] : [card.cost, ...(card.stages ?? [])]).map(matrixOf),
    story: titles.story(id) ?? null,
    foot: footOf(card, lex),
    ...signOn(titles, id),
  };
}

/** "Starter · Attack", "Foe · Runelord". */
function lineOf({ kind, types = [], class: cardClass }: CardDefinition, lex: Lexicon): string {
  const further = [
    ...types.map((type) => lex.word('drawing.kind', type)),
    ...(cardClass === undefined ? [] : [lex.word('word.class', cardClass)]),
  ];
  const said = lex.word('drawing.kind', kind);
  return label(
    further.length === 0 ? said : lex.say('drawing.line', { kind: said, further: lex.list(further) }),
  );
}

function emblemOf({ kind, power, as, class: cardClass }: CardDefinition): CardModel['emblem'] {
  if (power !== undefined && as !== undefined) return valueOf(power, as);
  const { glyph } = cardClass === undefined ? KIND_LOOKS[kind] : CLASS_LOOKS[cardClass];
  return { icon: glyph, harm: HARMFUL.has(kind) };
}

/** The printed price. A rolled part is a die, and what is added to it follows a plus: "d+6". */
function matrixOf(cost: CostDefinition): Matrix {
  const value = (name: AttributeName): Value => {
    const printed = cost[name] ?? 0;
    const rolled = cost.rolled?.includes(name) === true;
    return { shapes: [SHAPES[name]], value: rolled ? (printed > 0 ? `d+${printed}` : 'd') : String(printed) };
  };
  const [fight, skill, charm] = ATTRIBUTES.map(value);
  return {
    top: fight,
    left: skill,
    right: charm,
    middle: cost.brute === undefined ? null : String(cost.brute),
  };
}

function footOf({ kind, types = [], loot = LEAST_LOOT }: CardDefinition, lex: Lexicon): Foot {
  if (kind === 'foe') {
    return {
      kind: 'reward',
      label: phraseText(lex.say('drawing.key')),
      icon: 'key',
      count: loot,
      of: KIND_LOOKS.loot.glyph,
    };
  }
  if (kind === 'spire') {
    return {
      kind: 'signature',
      labels: [phraseText(lex.say('drawing.signed')), phraseText(lex.say('drawing.on'))],
    };
  }
  const kinds: readonly WrittenKind[] = [kind, ...types];
  const any = kinds.includes('adventurer');
  const slots = EQUIPMENT.map((slot) => ({
    icon: KIND_LOOKS[slot].glyph,
    fits: any || kinds.includes(slot),
  }));
  return slots.some(({ fits }) => fits) ? { kind: 'slots', slots } : { kind: 'none' };
}
