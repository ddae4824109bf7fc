// docs/modding/reference.md: every word of the card language: its help, its form and an example.
import { cardWords } from '../../shared/games/ravingspire/content/card-words.ts';
import { cardDescriber, describeRule, toText } from '../../shared/games/ravingspire/content/describe.ts';
import { WRITTEN_KINDS } from '../../shared/games/ravingspire/content/kinds.ts';
import { CardFile, type Rule } from '../../shared/games/ravingspire/content/schema.ts';
import { WORD_LISTS, type CardWord, type ListHeading, type WordList } from '../../shared/packs/card-words.ts';
import { formatOfField } from '../../shared/packs/needs.ts';
import { nameOf } from './base.ts';
import { detailsOf, inDetail } from './details.ts';
import { readExamples, type Example } from './examples.ts';
import { formOf, signOf, type Schema } from './forms.ts';
import { jsonBlock } from './json.ts';

const cardSchema = (CardFile as unknown as Schema).properties?.cards.items ?? {};
const DETAILS = detailsOf('ravingspire', cardWords);
const WHOM = cardWords.whom.map(({ name }) => name);

/** The key that holds a word among its fields, or nothing where the word is itself a field; none where it has no fields. */
const TAGS: { readonly [list in WordList]?: string } = {
  verbs: 'do',
  filters: '',
  amounts: 'amount',
  conditions: 'is',
  changes: 'mod',
};

/**
 * The whole page.
 *
 * @throws Error naming the word that has no example, or the example that has no word
 */
export async function referencePage(): Promise<string> {
  const parts = await Promise.all(WORD_LISTS.map(partPage));
  const toc = WORD_LISTS.map(
    (list) =>
      `- ${link(headingOf(list).title)}: ${cardWords[list].map(({ name, format }) => `\`${name}\`${signOf(format)}`).join(' ')}`,
  );
  return [HEAD, '', `- ${link(headingOf('card').title)}`, ...toc, '', cardPart(), '', ...parts].join('\n');
}

const HEAD = `# Reference of the card language

<!-- Made by \`npm run gen\` from the card language with its help (content/help) and docs/modding/reference/. Do not edit here. -->

Every word that a card of Ravingspire may use: what it does, its fields, an example, and the rules text that the game
makes of it. Every example is validated and played by the tests. How the words work together stands in
[effects.md](effects.md), whole cards in the [cookbook](cookbook.md). What has a ² is for packs of [format 2](packs.md#formats).
`;

const link = (title: string): string => `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`;

/** @throws Error naming a part of the page that has no heading */
function headingOf(part: WordList | 'card'): ListHeading {
  const heading = cardWords.headings[part]?.en;
  if (heading === undefined) throw new Error(`content/help/en.ts has no heading for ${part}`);
  return heading;
}

/**
 * The fields of a card, in the order of the schema.
 *
 * @throws Error naming the field that has no help
 */
function cardPart(): string {
  const rows = Object.entries(cardSchema.properties ?? {}).map(([field, schema]) => {
    const help = cardWords.fields[field]?.en;
    if (help === undefined)
      throw new Error(`content/help/en.ts says nothing about the field "${field}" of a card`);
    const must = cardSchema.required?.includes(field) ? ', needed' : '';
    return `| \`${field}\`${signOf(formatOfField(field))} | ${formOf(schema, WHOM)}${must} | ${inDetail(help.does, DETAILS, `card.${field}`)} |`;
  });
  return [
    `## ${headingOf('card').title}`,
    '',
    '| field | written as | meaning |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

async function partPage(list: WordList): Promise<string> {
  const { title, intro = '' } = headingOf(list);
  const entries = await Promise.all(readExamples(list).map((example) => entry(list, example)));
  return [`## ${title}`, '', inDetail(intro, DETAILS, `headings.${list}`), '', ...entries].join('\n');
}

async function entry(list: WordList, { word, rule }: Example): Promise<string> {
  const { name, kinds, help, format } = word;
  const does = inDetail(help.en.does, DETAILS, `${list}.${name}`);
  const lines = [`### \`${name}\``, '', format === undefined ? does : `${does} Format ${format}.`];
  if (kinds !== undefined) {
    const inOrder = WRITTEN_KINDS.filter((kind) => kinds.includes(kind));
    lines.push('', `Cards: ${inOrder.map((kind) => `\`${kind}\``).join(' ')}.`);
  }
  lines.push(...fieldLines(list, word));
  lines.push('', await jsonBlock(rule, 'rule'), '', `> ${textOf(rule)}`, '');
  return lines.join('\n');
}

function fieldLines(list: WordList, { name, schema, help }: CardWord): string[] {
  const tag = TAGS[list];
  if (tag === '') return ['', `- ${formOf(schema as Schema, WHOM)}`];
  const { fields: notes = {} } = help.en;
  const noteOn = (field: string): string =>
    [notes[field], DETAILS[`${list}.${name}.${field}`]].filter((note) => note !== undefined).join('; ');
  const { properties = {}, required = [] }: Schema = tag === undefined ? {} : (schema as Schema);
  const own = Object.entries(properties)
    .filter(([field]) => field !== tag)
    .map(([field, form]) => {
      const optional = required.includes(field) ? '' : ' (may be left out)';
      const note = notes[field] === undefined ? '' : `; ${noteOn(field)}`;
      return `- \`${field}\`${signOf(form.since)}${optional}: ${formOf(form, WHOM)}${note}`;
    });
  const others = Object.entries(notes).filter(([field]) => !(field in properties));
  const lines = [...own, ...others.map(([field]) => `- \`${field}\`: ${noteOn(field)}`)];
  return lines.length === 0 ? [] : ['', ...lines];
}

/** The rules text of a rule in English. */
const textOf = (rule: Rule): string => toText(describeRule(rule, cardDescriber('en', nameOf)));
