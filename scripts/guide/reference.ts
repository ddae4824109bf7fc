// docs/modding/reference.md: every word of the card language, from the schema of card files and the examples.
import { inspect } from '../../shared/games/ravingspire/content/inspect.ts';
import { cardDescriber, describeRule, toText } from '../../shared/games/ravingspire/content/describe.ts';
import { CardFile, type CardDefinition, type Rule } from '../../shared/games/ravingspire/content/schema.ts';
import { WRITTEN_KINDS } from '../../shared/games/ravingspire/content/kinds.ts';
import { nameOf } from './base.ts';
import { readExamples, readFields, type Example, type Section } from './examples.ts';
import { formOf, type Schema } from './forms.ts';
import { jsonBlock } from './json.ts';

const GAME = 'ravingspire';
const file = CardFile as unknown as Schema & { readonly $defs: { readonly [name: string]: Schema } };
const { $defs } = file;
const cardSchema = file.properties?.cards.items ?? {};

/** The words of a tagged union with their schemas. */
const branches = (union: Schema, tag: string): [string, Schema][] =>
  (union.oneOf ?? []).map((branch) => [branch.properties?.[tag].const ?? '', branch]);
const listed = (words: readonly string[] = []): [string, Schema][] => words.map((word) => [word, {}]);

const choosing = fieldsOf($defs.effect, 'do', 'discard', 'cards').else ?? {};
const WHOM = fieldsOf($defs.effect, 'do', 'discard', 'who').enum ?? [];

function fieldsOf(union: Schema, tag: string, word: string, field: string): Schema {
  const [, branch] = branches(union, tag).find(([name]) => name === word) ?? [];
  return branch?.properties?.[field] ?? {};
}

interface Part {
  readonly section: Section;
  readonly title: string;
  readonly intro: string;
  /** The words that the schema allows. */
  readonly words: readonly [word: string, schema: Schema][];
  /** The key that holds the word. */
  readonly tag?: string;
  /** Whether only some kinds of cards come to it. */
  readonly kinds?: 'when' | 'while';
}

const PARTS: readonly Part[] = [
  {
    section: 'triggers',
    title: 'Triggers',
    intro:
      'A triggered rule is `{ "when": WORD, "do": [EFFECT, ...] }`; `if` may hold a [condition](#conditions). Its effects happen in order.',
    words: listed($defs.triggeredRule.properties?.when.enum),
    kinds: 'when',
  },
  {
    section: 'standing',
    title: 'Standing rules',
    intro:
      'A standing rule is `{ "while": WORD, "change": CHANGE }`; `if` may hold a [condition](#conditions). It is in force as long as the word and the condition hold.',
    words: listed($defs.standingRule.properties?.while.enum),
    kinds: 'while',
  },
  {
    section: 'effects',
    title: 'Effects',
    intro: 'An effect is `{ "do": WORD, ... }`. What cannot be done is skipped.',
    words: branches($defs.effect, 'do'),
    tag: 'do',
  },
  {
    section: 'whom',
    title: 'Whom',
    intro: 'Values of `who`: whom an effect happens to.',
    words: listed(WHOM),
  },
  {
    section: 'selection',
    title: 'Cards',
    intro:
      'Which cards an effect works on: `"this"` (the card itself), `"that"` (the card chosen last), or an object with `from` and any of the other keys. Counts and conditions take the same object without `count`, `upTo` and `pick`; changes take it without these and `whose`, and need no `from`.',
    words: Object.entries(choosing.properties ?? {}),
    tag: '',
  },
  {
    section: 'zones',
    title: 'Zones',
    intro: 'Values of `from`.',
    words: listed(choosing.properties?.from.items?.enum),
  },
  {
    section: 'amounts',
    title: 'Amounts',
    intro:
      'A whole number from -99 to 99, or `{ "amount": WORD, ... }`. Those marked *in effects only* cannot stand in a standing rule, which is read at any time and must not roll.',
    words: branches($defs.amount.then ?? {}, 'amount'),
    tag: 'amount',
  },
  {
    section: 'conditions',
    title: 'Conditions',
    intro: 'A condition is `{ "is": WORD, ... }`.',
    words: branches($defs.condition, 'is'),
    tag: 'is',
  },
  {
    section: 'changes',
    title: 'Changes',
    intro:
      'A change is `{ "mod": WORD, ... }`, in a standing rule or in the effect `until`. `cards` says which cards it touches: [cards](#cards), or `"this"`. `"against": "enemies"` limits it to payments against adversaries, foes and Spire cards.',
    words: branches($defs.change, 'mod'),
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
    ({ title, words }) =>
      `- [${title}](#${anchor(title)}): ${words.map(([word]) => `\`${word}\``).join(' ')}`,
  );
  return [HEAD, '', '- [A card](#a-card)', ...toc, '', cardPart(), '', ...parts].join('\n');
}

const HEAD = `# Reference of the card language

<!-- Made by \`npm run gen\` from the schema of card files and docs/modding/reference/. Do not edit here. -->

Every word that a card of Ravingspire may use: what it does, its fields, an example, and the rules text that the game
makes of it. Every example is validated and played by the tests. How the words work together stands in
[effects.md](effects.md), whole cards in the [cookbook](cookbook.md).
`;

const anchor = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** The fields of a card, in the order of the schema. */
function cardPart(): string {
  const does = readFields(GAME);
  const fields = Object.entries(cardSchema.properties ?? {});
  matched(
    'card',
    fields.map(([field]) => field),
    Object.keys(does),
  );
  const rows = fields.map(([field, schema]) => {
    const must = cardSchema.required?.includes(field) ? ', needed' : '';
    return `| \`${field}\` | ${formOf(schema, WHOM)}${must} | ${does[field]} |`;
  });
  return ['## A card', '', '| field | written as | meaning |', '|---|---|---|', ...rows].join('\n');
}

async function partPage(part: Part): Promise<string> {
  const examples = readExamples(GAME, part.section);
  matched(
    part.section,
    part.words.map(([word]) => word),
    Object.keys(examples),
  );
  const entries = await Promise.all(
    part.words.map(([word, schema]) => entry(part, word, schema, examples[word])),
  );
  return [`## ${part.title}`, '', part.intro, '', ...entries].join('\n');
}

function matched(section: string, words: readonly string[], described: readonly string[]): void {
  const missing = words.filter((word) => !described.includes(word));
  const stray = described.filter((word) => !words.includes(word));
  if (missing.length + stray.length === 0) return;
  const place = `docs/modding/reference/${GAME}/${section}.json`;
  throw new Error(
    [
      ...missing.map(
        (word) => `${place} says nothing about "${word}": add an entry with what it does and an example`,
      ),
      ...stray.map(
        (word) => `${place} describes "${word}", which the card language does not have: remove it`,
      ),
    ].join('\n'),
  );
}

async function entry(part: Part, word: string, schema: Schema, example: Example): Promise<string> {
  const lines = [`### \`${word}\``, '', example.does];
  if (part.kinds !== undefined)
    lines.push(
      '',
      `Cards: ${kindsFor(part.kinds, word)
        .map((kind) => `\`${kind}\``)
        .join(' ')}.`,
    );
  lines.push(...fieldLines(part, schema, example));
  lines.push('', await jsonBlock(example.rule, 'rule'), '', `> ${textOf(example.rule)}`, '');
  return lines.join('\n');
}

function fieldLines({ tag }: Part, schema: Schema, { fields: notes = {} }: Example): string[] {
  if (tag === '') return ['', `- ${formOf(schema, WHOM)}`];
  const fields = Object.entries(schema.properties ?? {}).filter(([field]) => field !== tag);
  const own = fields.map(([field, form]) => {
    const optional = schema.required?.includes(field) ? '' : ' (may be left out)';
    const note = notes[field] === undefined ? '' : `; ${notes[field]}`;
    return `- \`${field}\`${optional}: ${formOf(form, WHOM)}${note}`;
  });
  const others = Object.entries(notes).filter(([field]) => !(field in (schema.properties ?? {})));
  const lines = [...own, ...others.map(([field, note]) => `- \`${field}\`: ${note}`)];
  return lines.length === 0 ? [] : ['', ...lines];
}

/** The rules text of a rule in English. */
const textOf = (rule: Rule): string => toText(describeRule(rule, cardDescriber('en', nameOf)));

/** Kinds of cards that ever come to a trigger or stand somewhere, as the inspection of cards has it. */
function kindsFor(key: 'when' | 'while', word: string): string[] {
  const rule =
    key === 'when'
      ? { when: word, do: [{ do: 'draw', cards: 1 }] }
      : { while: word, change: { mod: 'reroll' } };
  return WRITTEN_KINDS.filter((kind) => {
    const rules =
      kind === 'hero' ? { hero: { deck: {}, abilities: [{ rules: [rule] }] } } : { rules: [rule] };
    const issues = inspect({ id: 'probe', name: 'Probe', kind, ...rules } as unknown as CardDefinition, {
      card: () => undefined,
    });
    return !issues.some(({ code }) => code === 'trigger-not-for-kind' || code === 'standing-not-for-kind');
  });
}
