import type { Definitions } from '../../../engine/game.ts';
import { lookupIn } from '../../../packs/content.ts';
import type { HeroModel } from '../../../face/model.ts';
import { Origins } from '../../../packs/effects/origins.ts';
import type { Titles } from '../../../tableau/presenter.ts';
import { signOn } from '../../../tableau/sign.ts';
import { passagesOf } from '../../../words/passages.ts';
import { describeAbilities, rulesOn } from '../content/describe.ts';
import type { CardDefinition, HeroDefinition } from '../content/schema.ts';
import type { Lexicon } from '../narrate/lexicon.ts';
import { definitionOf } from './definitions.ts';
import { heroClass } from './hero-class.ts';
import { glyphOf, lookOf } from './looks.ts';
import { pictureOf } from './pictures.ts';
import { label, passagesWithSymbols, phrasesOf, symbolsIn, valueOf } from './symbols.ts';

/** Easy heroes burn one candle. */
const DIFFICULTIES = ['normal', 'hard', 'expert'] as const;

/** A hero card as it is drawn, in one language. */
export function heroDrawing(
  definitions: Definitions,
  id: string,
  card: CardDefinition,
  hero: HeroDefinition,
  titles: Titles,
  lex: Lexicon,
): HeroModel {
  const abilities = describeAbilities(card, lex.language, (other) => titles.name(other), {
    origins: new Origins(card),
    cards: lookupIn(definitions),
  }).map((said) => passagesWithSymbols(passagesOf(said)));
  const look = lookOf(card);
  return {
    type: 'hero',
    id,
    name: titles.name(id),
    line: label(
      lex.say('drawing.line', {
        kind: heroClass(hero, lex),
        further: lex.word('word.difficulty', hero.difficulty),
      }),
    ),
    dye: look.dye,
    glyph: look.glyph,
    candles: { lit: DIFFICULTIES.indexOf(hero.difficulty) + 1, of: DIFFICULTIES.length },
    picture: pictureOf(id, card),
    abilities,
    symbols: symbolsIn(abilities.flatMap(phrasesOf)),
    deck: Object.entries(hero.deck).flatMap(([starter, count]) =>
      deckEntry(definitions, starter, count, lex),
    ),
    story: titles.story(id) ?? null,
    slots: hero.slots.map(glyphOf),
    ...signOn(titles, id),
  };
}

/** A sort of card in the starter deck, called by what it is: that is shorter than its name. */
function deckEntry(definitions: Definitions, id: string, count: number, lex: Lexicon): HeroModel['deck'] {
  if (!Object.hasOwn(definitions, id) || count === 0) return [];
  const card = definitionOf(definitions, id);
  const { power = 0, as = [], kind, types = [] } = card;
  const name = label(lex.word('drawing.kind', types[0] ?? kind));
  return [{ value: valueOf(power, as), count, name, ruled: rulesOn(card).length > 0 }];
}
