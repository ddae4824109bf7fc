import type { Definitions } from '../../../shared/engine/game.ts';
import { TABLE_WORDS } from '../../../shared/games/ravingspire/narrate/speaker.ts';
import { phraseText } from '../../../shared/packs/effects/tokens.ts';
import type { HeroChoice, Showing } from '../face.ts';
import { wrapped } from '../style.ts';
import { abilityLines, cardSheet } from './look.ts';
import { definitionOf } from './scene.ts';

/** The heroes to choose from, each in a few lines: what it is, what it brings, what it can do. */
export function heroChoices(
  ids: readonly string[],
  definitions: Definitions,
  showing: Showing,
): HeroChoice[] {
  const { ui, paint, names, width, language } = showing;
  const words = TABLE_WORDS[language];
  const word = (key: string, name: string): string => phraseText(words.say(key, { name }));
  return ids.map((id) => {
    const definition = definitionOf(definitions, id);
    const hero = definition.hero!;
    const kind = `${word('word.class', hero.class)}, ${word('word.difficulty', hero.difficulty)}`;
    const totals = ui('welcome.totals', totalsOf(definitions, hero.deck));
    const about = `${word('class.about', hero.class)} ${word('difficulty.about', hero.difficulty)}`;
    const text = `${about} ${abilityLines(definition, showing)}`;
    const lines = [`${paint.bold(names(id))} (${kind}; ${totals})`, ...wrapped(text, width - 8, '')];
    return { id, lines, full: cardSheet(id, definitions, showing) };
  });
}

/** The power of a starter deck by attribute. */
function totalsOf(definitions: Definitions, deck: { readonly [id: string]: number }) {
  const totals = { fight: 0, skill: 0, charm: 0 };
  for (const [id, count] of Object.entries(deck)) {
    const card = definitions[id] === undefined ? undefined : definitionOf(definitions, id);
    const [as] = card?.as ?? [];
    if (as === 'fight' || as === 'skill' || as === 'charm') totals[as] += count * (card?.power ?? 0);
  }
  return { fight: String(totals.fight), skill: String(totals.skill), charm: String(totals.charm) };
}
