import type { Json } from '../../../shared/engine/json.ts';
import type { Definitions, Question } from '../../../shared/engine/game.ts';
import { describeAbilities, toText } from '../../../shared/games/ravingspire/content/describe.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import type { Action, CardNumber } from '../../../shared/games/ravingspire/types.ts';
import { NONE } from '../../../shared/games/ravingspire/types.ts';
import { phraseText } from '../../../shared/packs/effects/tokens.ts';
import type { Scene, Showing } from '../face.ts';
import { wrapped } from '../style.ts';
import { definitionOf, rulesText, towerScene } from './scene.ts';
import { TABLE_WORDS } from '../../../shared/games/ravingspire/narrate/speaker.ts';

/** The whole card: kind, power, cost, what it does, its story. */
export function cardSheet(id: string, definitions: Definitions, showing: Showing): string[] {
  const { paint, width, names, ui } = showing;
  const definition = definitionOf(definitions, id);
  const words = TABLE_WORDS[showing.language];
  const word = (key: string, name: string): string => phraseText(words.say(key, { name }));
  const { kind, types = [], hero } = definition;
  const story = showing.story(id);
  const head = [
    ui('look.kind', {
      kind: word('word.kind', kind),
      types: types.length > 0 ? types.map((type) => word('word.kind', type)).join(', ') : 'none',
    }),
    ...facts(definition, showing, word),
    ui('look.pack', { pack: id.slice(0, id.indexOf(':')) }),
  ].join(', ');
  const text = hero ? abilityLines(definition, showing) : rulesText(definitions, id, showing);
  const lines = [paint.bold(names(id)), ...wrapped(head, width - 2)];
  for (const line of hero ? heroFacts(definition, showing, word) : [])
    lines.push(...wrapped(line, width - 2, '  '));
  lines.push(...wrapped(text === '' ? ui('look.noText') : text, width - 2, '  '));
  if (story !== undefined) lines.push(paint.dim(`“${story}”`));
  return lines.map((line) => `  ${line}`);
}

type Word = (key: string, name: string) => string;

function facts({ power, as, cost, loot }: CardDefinition, { ui }: Showing, word: Word): string[] {
  const found: string[] = [];
  if (power !== undefined && as !== undefined) {
    const names = as.includes('vorpal')
      ? [word('word.attribute', 'any')]
      : as.map((name) => word('word.attribute', name));
    const either = names.slice(1).reduce((first, second) => ui('screen.either', { first, second }), names[0]);
    found.push(ui('look.power', { power: ui('screen.power', { amount: String(power), as: either }) }));
  }
  if (cost !== undefined) {
    const parts = (['fight', 'skill', 'charm'] as const)
      .flatMap((name) => {
        const amount = cost[name] ?? 0;
        return amount > 0
          ? [ui('screen.power', { amount: String(amount), as: word('word.attribute', name) })]
          : [];
      })
      .join(', ');
    const brute = cost.brute === undefined ? 'none' : String(cost.brute);
    found.push(
      ui('look.cost', { cost: ui('screen.cost', { parts, any: parts === '' ? 'no' : 'yes', brute }) }),
    );
  }
  if (loot !== undefined) found.push(ui('look.loot', { loot: String(loot) }));
  return found;
}

function heroFacts({ hero }: CardDefinition, { ui, names }: Showing, word: Word): string[] {
  if (!hero) return [];
  const deck = Object.entries(hero.deck).flatMap(([id, count]) =>
    count > 0 ? [`${count} ${names(id)}`] : [],
  );
  return [
    `${word('word.class', hero.class)}, ${word('word.difficulty', hero.difficulty)}`,
    ui('look.slots', { slots: hero.slots.map((kind) => word('word.kind', kind)).join(', ') }),
    ui('look.deck', { cards: deck.join(', ') }),
  ];
}

/** What a hero's abilities do, in one text. */
export function abilityLines(definition: CardDefinition, { language, names }: Showing): string {
  return describeAbilities(definition, language, names)
    .map((clauses) => toText(clauses))
    .join(' ');
}

/** Cards whose names begin with a word, else contain it; those at hand come first. */
export function look(scene: Scene, word: string): Map<string, string[]> {
  const { definitions, state, match, hero } = towerScene(scene);
  const { names } = scene;
  const sheet = (id: string): [string, string[]] => [names(id), cardSheet(id, definitions, scene)];
  const wanted = word.toLowerCase();
  if (wanted === '') return new Map([sheet(match.heroes[scene.seat].id)]);
  const near = [
    ...hero.hand,
    ...hero.slots.flat(),
    ...state.levels.flatMap(({ ring, tower }) => [...ring, tower]),
    ...hero.discard,
    ...hero.played,
    state.waiting,
    state.battle.card,
    state.challenge,
  ].flatMap((card) => (card === NONE ? [] : [match.cards[card].id]));
  const fits = (ids: Iterable<string>, test: (name: string) => boolean): string[] =>
    [...new Set(ids)].filter((id) => test(names(id).toLowerCase()));
  for (const pool of [near, Object.keys(definitions)]) {
    for (const test of [
      (name: string) => name === wanted,
      (name: string) => name.startsWith(wanted),
      (name: string) => name.includes(wanted),
    ]) {
      const found = fits(pool, test);
      if (found.length > 0) return new Map(found.slice(0, 12).map(sheet));
    }
  }
  return new Map();
}

const answerCard = ({ data }: Question, option: Json): CardNumber =>
  data['values'] === 'cards' && typeof option === 'number' ? option : NONE;

function actionCard(action: Action): CardNumber {
  if ('card' in action) return action.card;
  return action.do === 'well' ? action.banish : action.do === 'trade' ? action.give : NONE;
}

/** The card that an action, or an answer to the open question, is about. */
export function lookAt(scene: Scene, json: Json): string[] | null {
  const { definitions, match } = towerScene(scene);
  const card = scene.table.question
    ? answerCard(scene.table.question, json)
    : actionCard(json as unknown as Action);
  return card === NONE ? null : cardSheet(match.cards[card].id, definitions, scene);
}
