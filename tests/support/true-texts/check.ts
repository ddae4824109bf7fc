// Plays a form, reads what is printed of it, and tells where the two differ.
import { describeCard, type Clause } from '../../../shared/games/ravingspire/content/describe.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import { inspect } from '../../../shared/games/ravingspire/content/inspect.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { sensible } from '../../../shared/games/ravingspire/content/sense.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { fire } from '../../../shared/games/ravingspire/rules/triggers.ts';
import { phraseText } from '../../../shared/words/tokens.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import type { StandingForm } from './forms.ts';
import { difference, Model, type Sentence } from './model.ts';
import {
  ENEMY,
  HERO,
  lieToy,
  playToy,
  SAMPLE,
  sampleOf,
  toyMatch,
  type Lying,
  type Manner,
  type Played,
  type Scene,
} from './position.ts';
import { createReader, type Meaning, type Reader } from './reader.ts';
import { Untrue, type Node } from './untrue.ts';

/** A printed sentence, and the rows of its table below it. */
export interface Printed {
  readonly line: string;
  readonly rows: readonly Printed[];
}
/** Prints a card. */
export type Writer = (definition: CardDefinition, lang: Language) => Printed[];

/** Names of cards are put in brackets that no sentence has. */
export const named = (id: string): string => `«${id}»`;
export const printed = ({ tokens, under }: Clause): Printed => ({
  line: phraseText(tokens),
  rows: under.map(printed),
});
/** As the program prints it. */
export const PRINTED: Writer = (definition, lang) => describeCard(definition, lang, named).map(printed);

const READERS: { readonly [L in Language]: Reader } = { en: createReader(EN), de: createReader(DE) };

/** The meaning of a sentence, or of a row of a table. @throws Untrue where it cannot be read */
export function readSentence(
  { line, rows }: Printed,
  lang: Language,
  sort: 'text' | 'row' = 'text',
): Sentence {
  const means = READERS[lang](sort, line.replace(/[.:]$/, ''));
  if (means === null) throw new Untrue(`cannot be read: ${line}`);
  const tables = openTables(means);
  if (tables !== (rows.length > 0 ? 1 : 0)) throw new Untrue(`${tables} tables and ${rows.length} rows`);
  if (tables > 0 && openTables(lastDeed((means as Node).do as Node)) === 0)
    throw new Untrue(`rows below what is no table: ${line}`);
  return { means: means as Node, rows: rows.map((row) => readSentence(row, lang, 'row')) };
}

/** The tables of a meaning whose rows are not in it. */
function openTables(means: Meaning): number {
  if (typeof means !== 'object') return 0;
  const own = 'deed' in means && means.deed === 'table' && !('rows' in means) ? 1 : 0;
  return Object.values(means as Node).reduce<number>((sum, part) => sum + openTables(part), own);
}

/** What a sentence ends with. */
function lastDeed(node: Node): Node {
  const { deed, second, then, else: otherwise, of } = node as { readonly [name: string]: Node | undefined };
  const last = (node.deed === 'choose' ? (of as unknown as Node[]).at(-1) : second) ?? otherwise ?? then;
  return deed === undefined || last === undefined ? node : lastDeed(last);
}

const MANNERS: readonly Manner[] = ['first', 'last', 'middle'];

/** What only an enemy does that has just been turned up. */
const BY_ENEMIES = /"take-into-battle"/;

/** A card with one effect, or several of one rule. */
export function cardOf(form: object | readonly object[]): CardDefinition {
  const nodes = [form].flat();
  const plain = { id: 'sample', name: 'Sample' };
  const card = BY_ENEMIES.test(JSON.stringify(form))
    ? { ...plain, ...ENEMY, rules: [{ when: 'revealed', do: nodes }] }
    : {
        ...plain,
        kind: 'attack',
        power: 1,
        as: ['skill'],
        cost: { skill: 1 },
        rules: [{ when: 'played', do: nodes }],
      };
  return card as unknown as CardDefinition;
}

/** Whether a card with this effect loads. */
export const loads = (form: object): boolean => isLoaded(cardOf(form));
export const isLoaded = (definition: CardDefinition): boolean =>
  inspect(definition, { card: () => ({ kind: 'starter' }) as unknown as Definition }).every(
    ({ severity }) => severity === 'warning',
  );

/** What is printed of an effect and does not happen so: nothing where it is true in each language. */
export function falsehoods(form: object, write: Writer, langs: readonly Language[] = LANGUAGES): string[] {
  const definition = cardOf(form);
  const text = JSON.stringify(form);
  const scene = BY_ENEMIES.test(text) ? 'revealed' : IN_BATTLE.test(text) ? 'battle' : 'ring';
  return falseIn(text, definition, (card) => games(card, scene), write, langs);
}

/** What is printed of a card and does not happen so as it is played. */
export function falseIn(
  text: string,
  definition: CardDefinition,
  play: (card: CardDefinition) => Played[],
  write: Writer,
  langs: readonly Language[],
): string[] {
  const sense = sensible(definition);
  const played = play(sense);
  if (sense !== definition) {
    const whole = play(definition);
    for (let i = 0; i < Math.max(played.length, whole.length); i++) {
      const [{ after }, all] = [played, whole].map((games) => games[Math.min(i, games.length - 1)]);
      // What waits only to do nothing is not printed.
      const differs = difference({ ...after, waits: [] }, { ...all.after, waits: [] });
      if (differs !== null) return [`${text}\n  what is not printed\n  ${differs}`];
    }
  }
  return langs.flatMap((lang) => {
    const sentences = write(definition, lang);
    const untrue = untruth(sentences, lang, played);
    return untrue === null ? [] : [`${text}\n  ${sentences.map(lineOf).join(' ')}\n  ${untrue}`];
  });
}

/** A printed sentence with its rows. */
export const lineOf = ({ line, rows }: Printed): string => [line, ...rows.map(lineOf)].join(' ');

/** What happens in battles only, or otherwise there. */
export const IN_BATTLE = /"(?:redraw-foe|add-loot|until|reduce-cost|battle|stage)"/;

/** An effect played in each manner. */
function games(definition: CardDefinition, scene: Scene): Played[] {
  const match = toyMatch(sampleOf(definition));
  const trigger = scene === 'revealed' ? 'revealed' : 'played';
  return inEachManner((manner) => playToy(match, manner, (g) => fire(g, trigger, SAMPLE, 0), scene));
}

/** Plays with all manners of answering, or once where nothing is asked. */
export function inEachManner(play: (manner: Manner) => Played): Played[] {
  const played: Played[] = [];
  for (const manner of MANNERS) {
    // Where nothing is asked, there is but one manner.
    if (played.length > 0 && played[0].asked.length === 0) break;
    played.push(play(manner));
  }
  return played;
}

/** Changes that the game reads wherever it counts them. */
const SEEN_AT_ONCE = /-power"|"allow"|"loot-roll"|"forbid"/;
const LYING: readonly Lying[] = ['hand', 'slots', 'played'];

/** A card with a standing rule, and where it may lie. */
export interface Standing {
  readonly definition: CardDefinition;
  readonly lying: readonly Lying[];
}

/** A card with one standing rule, of a kind that may have it. */
export function cardThatStands(rule: StandingForm): Standing {
  const plain = { id: 'sample', name: 'Sample', rules: [rule] };
  switch (rule.while) {
    case 'level':
      return { definition: { ...plain, kind: 'tower' } as unknown as CardDefinition, lying: ['tower'] };
    case 'ring':
      return { definition: relicWith(plain), lying: ['ring', ...LYING] };
    case 'battle': {
      return { definition: { ...plain, ...ENEMY } as unknown as CardDefinition, lying: ['battle'] };
    }
    default:
      return { definition: relicWith(plain), lying: LYING };
  }
}

const relicWith = (plain: object): CardDefinition =>
  ({ ...plain, kind: 'relic', power: 2, as: ['charm'], cost: { charm: 2 } }) as unknown as CardDefinition;

/** A hero with an ability that is a standing rule. */
export const heroWith = (rule: object): Standing =>
  ({
    definition: {
      id: 'hero',
      name: 'Hero',
      kind: 'hero',
      hero: { ...HERO, abilities: [{ rules: [rule] }, { rules: [] }] },
    },
    lying: ['hero'],
  }) as unknown as Standing;

/** What is printed of a standing rule and is not so, wherever its card lies. */
export function falseStanding(
  rule: StandingForm,
  write: Writer,
  { definition, lying }: Standing = cardThatStands(rule),
  langs: readonly Language[] = LANGUAGES,
): string[] {
  // What is read too late to work is counted all the same: only what is printed can be seen so.
  if (write === PRINTED && sensible(definition) !== definition && !SEEN_AT_ONCE.test(JSON.stringify(rule)))
    return [];
  const games = lying.map((where) => ({ where, played: [lieToy(definition, where)] }));
  return langs.flatMap((lang) => {
    const sentences = write(definition, lang);
    const untrue = games
      .map(({ where, played }) => untruth(sentences, lang, played, where))
      .find((found) => found !== null);
    const text = sentences.map(lineOf).join(' ');
    return untrue === undefined ? [] : [`${JSON.stringify(rule)}\n  ${text}\n  ${untrue}`];
  });
}

function untruth(
  sentences: readonly Printed[],
  lang: Language,
  games: readonly Played[],
  lying: Lying | null = null,
): string | null {
  try {
    const meanings = sentences.map((sentence) => readSentence(sentence, lang));
    for (const played of games) {
      const model = new Model(played);
      model.run(meanings, lying);
      const differs = difference(model.expected(), played.after);
      if (differs !== null) return differs;
    }
    return null;
  } catch (error) {
    if (!(error instanceof Untrue)) throw error;
    return error.message;
  }
}
