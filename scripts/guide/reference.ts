// docs/modding/reference.md: every word of the card language: its help, its form and an example.
import { cardWords } from '../../shared/games/ravingspire/content/card-words.ts';
import { cardDescriber, describeRule, toText } from '../../shared/games/ravingspire/content/describe.ts';
import { WRITTEN_KINDS } from '../../shared/games/ravingspire/content/kinds.ts';
import { CardFile, type Rule } from '../../shared/games/ravingspire/content/schema.ts';
import type { CardWord, WordList } from '../../shared/packs/card-words.ts';
import { nameOf } from './base.ts';
import { readExamples, type Example } from './examples.ts';
import { formOf, type Schema } from './forms.ts';
import { jsonBlock } from './json.ts';

const cardSchema = (CardFile as unknown as Schema).properties?.cards.items ?? {};
const WHOM = cardWords.whom.map(({ name }) => name);

interface Part {
  readonly list: WordList;
  readonly title: string;
  readonly intro: string;
  /** The key that holds the word among its fields, or nothing where the word is itself a field; none where it has no fields. */
  readonly tag?: string;
}

const PARTS: readonly Part[] = [
  {
    list: 'triggers',
    title: 'Triggers',
    intro:
      'A triggered rule is `{ "when": WORD, "do": [EFFECT, ...] }`; `if` may hold a [condition](#conditions). Its effects happen in order.',
  },
  {
    list: 'standings',
    title: 'Standing rules',
    intro:
      'A standing rule is `{ "while": WORD, "change": CHANGE }`; `if` may hold a [condition](#conditions). It is in force as long as the word and the condition hold.',
  },
  {
    list: 'verbs',
    title: 'Effects',
    intro: 'An effect is `{ "do": WORD, ... }`. What cannot be done is skipped.',
    tag: 'do',
  },
  {
    list: 'whom',
    title: 'Whom',
    intro: 'Values of `who`: whom an effect happens to.',
  },
  {
    list: 'filters',
    title: 'Cards',
    intro:
      'Which cards an effect works on: `"this"` (the card itself), `"that"` (the card chosen last), or an object with `from` and any of the other keys. Counts and conditions take the same object without `count`, `upTo` and `pick`; changes take it without these and `whose`, and need no `from`.',
    tag: '',
  },
  {
    list: 'zones',
    title: 'Zones',
    intro: 'Values of `from`.',
  },
  {
    list: 'amounts',
    title: 'Amounts',
    intro:
      'A whole number from -99 to 99, or `{ "amount": WORD, ... }`. Those marked *in effects only* cannot stand in a standing rule, which is read at any time and must not roll.',
    tag: 'amount',
  },
  {
    list: 'conditions',
    title: 'Conditions',
    intro: 'A condition is `{ "is": WORD, ... }`.',
    tag: 'is',
  },
  {
    list: 'changes',
    title: 'Changes',
    intro:
      'A change is `{ "mod": WORD, ... }`, in a standing rule or in the effect `until`. `cards` says which cards it touches: [cards](#cards), or `"this"`. `"against": "enemies"` limits it to payments against adversaries, foes and Spire cards.',
    tag: 'mod',
  },
];

/**
 * The whole page.
 *
 * @throws Error naming the word that has no example, or the example that has no word
 */
export async function referencePage(): Promise<string> {
  const parts = await Promise.all(PARTS.map(partPage));
  const toc = PARTS.map(
    ({ title, list }) =>
      `- [${title}](#${anchor(title)}): ${cardWords[list].map(({ name }) => `\`${name}\``).join(' ')}`,
  );
  return [HEAD, '', '- [A card](#a-card)', ...toc, '', cardPart(), '', ...parts].join('\n');
}

const HEAD = `# Reference of the card language

<!-- Made by \`npm run gen\` from the card language with its help (content/help) and docs/modding/reference/. Do not edit here. -->

Every word that a card of Ravingspire may use: what it does, its fields, an example, and the rules text that the game
makes of it. Every example is validated and played by the tests. How the words work together stands in
[effects.md](effects.md), whole cards in the [cookbook](cookbook.md).
`;

const anchor = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/**
 * The fields of a card, in the order of the schema.
 *
 * @throws Error naming the field that has no help
 */
function cardPart(): string {
  const rows = Object.entries(cardSchema.properties ?? {}).map(([field, schema]) => {
    const does = cardWords.fields[field]?.en;
    if (does === undefined)
      throw new Error(`content/help/en.ts says nothing about the field "${field}" of a card`);
    const must = cardSchema.required?.includes(field) ? ', needed' : '';
    return `| \`${field}\` | ${formOf(schema, WHOM)}${must} | ${does} |`;
  });
  return ['## A card', '', '| field | written as | meaning |', '|---|---|---|', ...rows].join('\n');
}

async function partPage(part: Part): Promise<string> {
  const entries = await Promise.all(readExamples(part.list).map((example) => entry(part, example)));
  return [`## ${part.title}`, '', part.intro, '', ...entries].join('\n');
}

async function entry(part: Part, { word, rule }: Example): Promise<string> {
  const { name, kinds, help } = word;
  const lines = [`### \`${name}\``, '', help.en.does];
  if (kinds !== undefined) {
    const inOrder = WRITTEN_KINDS.filter((kind) => kinds.includes(kind));
    lines.push('', `Cards: ${inOrder.map((kind) => `\`${kind}\``).join(' ')}.`);
  }
  lines.push(...fieldLines(part, word));
  lines.push('', await jsonBlock(rule, 'rule'), '', `> ${textOf(rule)}`, '');
  return lines.join('\n');
}

function fieldLines({ tag }: Part, { schema, help }: CardWord): string[] {
  if (tag === '') return ['', `- ${formOf(schema as Schema, WHOM)}`];
  const { fields: notes = {} } = help.en;
  const { properties = {}, required = [] }: Schema = tag === undefined ? {} : (schema as Schema);
  const own = Object.entries(properties)
    .filter(([field]) => field !== tag)
    .map(([field, form]) => {
      const optional = required.includes(field) ? '' : ' (may be left out)';
      const note = notes[field] === undefined ? '' : `; ${notes[field]}`;
      return `- \`${field}\`${optional}: ${formOf(form, WHOM)}${note}`;
    });
  const others = Object.entries(notes).filter(([field]) => !(field in properties));
  const lines = [...own, ...others.map(([field, note]) => `- \`${field}\`: ${note}`)];
  return lines.length === 0 ? [] : ['', ...lines];
}

/** The rules text of a rule in English. */
const textOf = (rule: Rule): string => toText(describeRule(rule, cardDescriber('en', nameOf)));
