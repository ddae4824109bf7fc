// A small game for the tests of the loader: cards with a kind, a power, effects, and references to other cards.
import { Ajv } from 'ajv';
import { Type } from '../../../shared/generated/typebox.js';
import type { Definition, GameContent, Issue, Lookup } from '../../../shared/packs/content.ts';
import { loadPacks, type Loaded, type LoadOptions } from '../../../shared/packs/load.ts';
import { describe, type Problem } from '../../../shared/packs/problems.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { VALIDATOR_OPTIONS } from '../../../shared/packs/schema.ts';
import type { Origin, PackSource } from '../../../shared/packs/source.ts';

const closed = { additionalProperties: false };
const Amount = Type.Unsafe({ $ref: '#/$defs/amount' });

const CardFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    cards: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
          kind: Type.Enum(['weapon', 'armor', 'relic']),
          name: Type.String({ minLength: 1, maxLength: 40 }),
          power: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
          tags: Type.Optional(Type.Array(Type.String(), { uniqueItems: true, maxItems: 3 })),
          needs: Type.Optional(Type.String()),
          effects: Type.Optional(
            Type.Array(
              Type.Unsafe({
                type: 'object',
                discriminator: { propertyName: 'do' },
                required: ['do'],
                oneOf: [
                  Type.Object({ do: Type.Literal('draw'), cards: Amount }, closed),
                  Type.Object({ do: Type.Literal('summon'), card: Type.String() }, closed),
                ],
              }),
            ),
          ),
          art: Type.Optional(
            Type.Union([
              Type.Object({ icon: Type.String(), scale: Type.Number() }, closed),
              Type.Enum(['none', 'plain']),
            ]),
          ),
        },
        closed,
      ),
    ),
  },
  {
    ...closed,
    $defs: {
      amount: { anyOf: [{ type: 'integer' }, Type.Object({ dice: Type.Integer({ minimum: 1 }) }, closed)] },
    },
  },
);

/** Every card that one refers to must be there; what a relic needs must be a weapon; power 8 is suspicious. */
function inspect(definition: Definition, lookup: Lookup): Issue[] {
  const issues: Issue[] = [];
  const check = (id: unknown, pointer: string): void => {
    const found = lookup.card(String(id));
    if (!found) issues.push({ code: 'unknown-id', pointer, data: { id: String(id) } });
    else if (definition.kind === 'relic' && pointer === '/needs' && Number(found.power) < 1) {
      issues.push({ code: 'powerless', pointer, data: { id: String(id) } });
    }
  };
  if (definition.needs !== undefined) check(definition.needs, '/needs');
  const effects = (definition.effects ?? []) as { card?: string }[];
  effects.forEach(({ card }, i) => card !== undefined && check(card, `/effects/${i}/card`));
  if (definition.power === 8)
    issues.push({ code: 'eight', pointer: '/power', data: {}, severity: 'warning' });
  if (definition.name === 'throw') throw new Error('stumbled');
  return issues;
}

export const toy: GameContent = {
  game: 'toy',
  validateCards: new Ajv(VALIDATOR_OPTIONS).compile(CardFile),
  inspect,
  patchable: ['id', 'kind', 'name', 'power', 'needs', 'effects', 'art'],
  messages: {
    en: {
      'problem.powerless': '“{id}” has no power.',
      'problem.powerless.cure': 'Take another.',
      'problem.eight': 'Eight is much.',
      'problem.eight.cure': 'Take less.',
    },
    de: {
      'problem.powerless': '„{id}“ hat keine Stärke.',
      'problem.powerless.cure': 'Nimm eine andere.',
      'problem.eight': 'Acht ist viel.',
      'problem.eight.cure': 'Nimm weniger.',
    },
  },
};
export const otherGame: GameContent = { ...toy, game: 'marbles' };

/** A manifest in order. */
export function manifest(id: string, more: object = {}): string {
  const basics = { id, game: 'toy', version: '1.0.0', format: 1, title: id, authors: ['A'], licence: 'MIT' };
  return JSON.stringify({ ...basics, ...more }, null, 2);
}

/** A file of cards, each on a line of its own, the first on line 2. */
export function cardFile(...cards: object[]): string {
  return `{ "cards": [\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n] }`;
}

export function card(id: string, more: object = {}): object {
  return { id, kind: 'weapon', name: id, ...more };
}

/** A pack folder; a file that is no text is written as JSON. */
export function pack(
  id: string,
  files: Record<string, string | object | null> = {},
  more: object = {},
  source: Origin = 'user',
  folder = `mods/${id}`,
): PackSource {
  const all: Record<string, string | object | null> = { 'pack.json': manifest(id, more), ...files };
  return {
    folder,
    source,
    files: Object.entries(all).map(([path, content]) => ({
      path,
      text: typeof content === 'object' && content !== null ? JSON.stringify(content) : content,
    })),
  };
}

/** Loads packs of the toy game and checks what holds for every result. */
export function load(sources: readonly PackSource[], options: LoadOptions = {}): Loaded {
  const loaded = loadPacks(sources, [toy, otherGame], options);
  for (const [i, problem] of loaded.problems.entries()) checkProblem(problem, loaded.problems.slice(0, i));
  return loaded;
}

function checkProblem(problem: Problem, earlier: readonly Problem[]): void {
  const text = JSON.stringify(problem);
  if (problem.line < 1 || problem.column < 1) throw new Error(`no place: ${text}`);
  if (problem.root && (problem.root.root || !earlier.includes(problem.root)))
    throw new Error(`root: ${text}`);
  for (const language of LANGUAGES) {
    const { sentence, cure } = describe(problem, language, toy.messages?.[language]);
    if (
      !sentence ||
      !cure ||
      /[{}]|undefined/.test(`${sentence}${cure}`.replaceAll(JSON.stringify(problem.data), ''))
    ) {
      if (!/[{}]|undefined/.test(JSON.stringify(problem.data))) {
        throw new Error(`unfinished sentence: ${sentence} / ${cure} / ${text}`);
      }
    }
  }
}

/** A problem in one line, for comparing: `code file:line:column pointer (nearest)`. */
export function brief(problem: Problem): string {
  const { code, file, line, column, pointer, data } = problem;
  const near = typeof data.nearest === 'string' ? ` (${data.nearest})` : '';
  const place = `${file.replace(/^mods\//, '')}:${line}:${column}`;
  return `${code} ${place} ${pointer}`.trimEnd() + near;
}

export function briefs(loaded: Loaded): string[] {
  return loaded.problems.map(brief);
}
