import type { FaceModel } from '../../../face/model.ts';
import type { Lookup } from '../../../packs/content.ts';
import { sentence, text, type Clause, type Phrase } from '../../../words/tokens.ts';
import type { Titles } from '../../../tableau/presenter.ts';
import type { CardFace } from '../../../tableau/tableau.ts';
import { describeCard } from '../content/describe.ts';
import type { CardDefinition } from '../content/schema.ts';
import { lexicon, type Lexicon } from '../narrate/lexicon.ts';
import type { Language } from '../../../words/languages.ts';
import { backOf } from './backs.ts';
import { drawingOf } from './drawing.ts';

/** What faces are made with: the cards there are, what they are called, and the words. */
export interface Printer {
  readonly cards: Lookup;
  readonly titles: Titles;
  readonly lex: Lexicon;
}

/** What is printed on cards outside of any table; see `GameParts.faces`. */
export function faces(cards: Lookup, language: Language, titles: Titles): (id: string) => CardFace {
  const printer: Printer = { cards, titles, lex: lexicon(language) };
  return (id) => faceOf(printer, id);
}

/**
 * What is printed on a card, in words and as it is drawn; or the back of a deck.
 *
 * @throws RangeError when there is no card of that id
 */
export function faceOf(printer: Printer, id: string): CardFace {
  const { cards, titles, lex } = printer;
  const back = backOf(id, lex);
  if (back !== null) return back;
  const card = cards.card(id) as unknown as CardDefinition | undefined;
  if (card === undefined) throw new RangeError(`there is no card "${id}"`);
  const said = describeCard(card, lex.language, cards, (other) => titles.name(other)).map(unlinked);
  const further = furtherOf(printer, card);
  let drawing: FaceModel | undefined;
  return {
    id,
    name: titles.name(id),
    kind: lex.say('face.kind', {
      kind: lex.say('word.kind', { kind: card.kind }),
      any: further.length === 0 ? 'no' : 'yes',
      further,
    }),
    values: valuesOf(lex, card),
    text: card.kind === 'tower' ? [...said, sayFoes(printer, card.foes)] : said,
    story: titles.story(id) ?? null,
    // Made on demand: callers that list many cards only read their words.
    get drawing() {
      drawing ??= drawingOf(printer, id, card, said, further);
      return drawing;
    },
  };
}

/** A sentence without links: what it names need not be on the table, and then there is nothing to look at. */
const unlinked = ({ tokens, under }: Clause): Clause => ({
  tokens: tokens.map((token) => ('card' in token ? { text: token.text } : token)),
  under: under.map(unlinked),
});

/** All possible foes of a tower; a face has no room for them. */
const sayFoes = ({ titles, lex }: Printer, foes: readonly string[]): Clause =>
  sentence(
    lex.say('face.foes.names', {
      foes: lex.list(
        foes.map((id) => text(titles.name(id))),
        'list.and',
      ),
    }),
  );

/** What a card belongs to: its suit, its types, its Class and its Gift; empty where it belongs to nothing. */
function furtherOf({ titles, lex }: Printer, card: CardDefinition): Phrase {
  const named = (...ids: readonly string[]): Phrase => lex.list(ids.map((id) => text(titles.name(id))));
  switch (card.kind) {
    case 'pip':
    case 'class':
    case 'gift':
      return named(card.suit);
    case 'major':
      return named(...card.types);
    case 'court':
      return named(card.class, card.gift);
    case 'suit':
    case 'fool':
    case 'type':
    case 'tower':
    case 'position':
    case 'keyword':
      return [];
  }
}

/** The number that is printed on a card. */
function valuesOf(lex: Lexicon, card: CardDefinition): Phrase[] {
  switch (card.kind) {
    case 'pip':
    case 'keyword':
      return [lex.say('face.rank', { rank: [{ number: card.rank }] })];
    case 'tower':
      return [lex.say('face.foes', { count: [{ number: card.foes.length }] })];
    default:
      return [];
  }
}
