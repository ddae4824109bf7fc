import type { SortLook } from '../../../face/look.ts';
import type { CardModel, Picture } from '../../../face/model.ts';
import { plainCard } from '../../../face/plain-card.ts';
import { plainPassages } from '../../../words/passages.ts';
import { capitalised, phraseText, text, tokenText, type Clause, type Phrase } from '../../../words/tokens.ts';
import type { EffectNode } from '../../../packs/effects/world.ts';
import { signOn } from '../../../tableau/sign.ts';
import { find } from '../content/find.ts';
import type { CardDefinition, CourtDefinition, PipDefinition } from '../content/schema.ts';
import type { Lexicon } from '../narrate/lexicon.ts';
import type { Printer } from './face.ts';
import { KIND_LOOKS, suitLook, TALENT_GLYPHS, typeGlyph } from './looks.ts';
import { pictureOf, suitPicture } from './pictures.ts';
import { roman } from './roman.ts';

/** What differs from kind to kind. */
interface Drawn extends SortLook {
  readonly emblem: CardModel['emblem'];
  readonly picture: Picture;
  readonly brief: Phrase;
}

/**
 * A card as it is drawn, in one language.
 *
 * @param said its rules text in words
 * @param further what it belongs to
 */
export function drawingOf(
  printer: Printer,
  id: string,
  card: CardDefinition,
  said: readonly Clause[],
  further: Phrase,
): CardModel {
  const { titles, lex } = printer;
  const kind = lex.say('word.kind', { kind: card.kind });
  const belongs = further.length === 0 ? capitalised(kind) : lex.say('face.line', { kind, further });
  const number = 'number' in card ? card.number : undefined;
  const line =
    number === undefined ? belongs : lex.say('face.numbered', { number: text(roman(number)), line: belongs });
  return plainCard({
    id,
    name: titles.name(id),
    line: phraseText(line),
    ...drawn(printer, id, card, further),
    text: plainPassages(said.map(plain)),
    story: titles.story(id) ?? null,
    ...signOn(titles, id),
  });
}

function drawn(printer: Printer, id: string, card: CardDefinition, further: Phrase): Drawn {
  const { kind, art } = card;
  switch (kind) {
    case 'suit': {
      const { dye, paper, glyph } = suitLook(id);
      const picture = suitPicture(id, suitLook(id), 1, art);
      return { dye, paper, glyph, emblem: { icon: glyph, harm: false }, picture, brief: [] };
    }
    case 'pip': {
      const { dye, paper, glyph, shape } = suitLook(card.suit);
      return {
        ...{ dye, paper, glyph },
        emblem: { shapes: [shape], value: String(card.rank) },
        picture: suitPicture(id, suitLook(card.suit), card.rank, art),
        brief: briefOf(printer, card),
      };
    }
    case 'court':
      return { ...courtLook(printer, card), picture: pictureOf(id, kind, art), brief: further };
    case 'major': {
      const [icon, ...also] = card.types.map(typeGlyph);
      const emblem = { icon, harm: true, also };
      return { ...KIND_LOOKS.major, emblem, picture: pictureOf(id, kind, art), brief: further };
    }
    case 'type': {
      const glyph = typeGlyph(id);
      const emblem = { icon: glyph, harm: true };
      return { ...KIND_LOOKS.type, glyph, emblem, picture: pictureOf(id, kind, art), brief: [] };
    }
    case 'class':
    case 'gift': {
      const { dye } = suitLook(card.suit);
      const glyph = kind === 'class' ? TALENT_GLYPHS[card.talent] : KIND_LOOKS.gift.glyph;
      const emblem = { icon: glyph, harm: false };
      return { dye, paper: 'bone', glyph, emblem, picture: pictureOf(id, kind, art), brief: further };
    }
    case 'fool':
    case 'tower':
    case 'position':
    case 'keyword': {
      const look = KIND_LOOKS[kind];
      const emblem = { icon: look.glyph, harm: false };
      return { ...look, emblem, picture: pictureOf(id, kind, art), brief: [] };
    }
  }
}

/** A court card is dyed as the suit of its Gift, and wears the emblem of its Class. */
function courtLook({ cards }: Printer, court: CourtDefinition): Pick<Drawn, keyof SortLook | 'emblem'> {
  const suit = find(cards, 'gift', court.gift)?.suit;
  const talent = find(cards, 'class', court.class)?.talent;
  const { dye, paper, glyph } = KIND_LOOKS.court;
  return {
    dye: suit === undefined ? dye : suitLook(suit).dye,
    paper,
    glyph: suit === undefined ? glyph : suitLook(suit).glyph,
    emblem: { icon: talent === undefined ? glyph : TALENT_GLYPHS[talent], harm: false },
  };
}

/** What a pip does, in a word and its rank; effects that count something else are left out. */
function briefOf({ cards, lex }: Printer, { suit, rank }: PipDefinition): Phrase {
  const effects = (find(cards, 'suit', suit)?.effects ?? []) as unknown as readonly EffectNode[];
  return lex.list(effects.flatMap(({ do: verb, amount }) => briefEffect(lex, verb, countOf(amount, rank))));
}

function briefEffect(lex: Lexicon, verb: string, n: number | null): Phrase[] {
  const key = `face.${verb}`;
  return n !== null && lex.has(key) ? [lex.say(key, { n, count: [{ number: n }] })] : [];
}

/** An amount that is a number, or the rank itself; null for any other. */
function countOf(amount: unknown, rank: number): number | null {
  if (typeof amount === 'number') return amount;
  return (amount as { readonly amount?: unknown } | undefined)?.amount === 'result' ? rank : null;
}

/** A sentence without terms and links: a card is not clicked on. */
const plain = ({ tokens, under }: Clause): Clause => ({
  tokens: tokens.map((token) => ('row' in token || 'number' in token ? token : { text: tokenText(token) })),
  under: under.map(plain),
});
