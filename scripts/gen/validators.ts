// Makes what follows from the schemas: validators (shared/generated, not committed) and JSON schemas for editors
// (schemas/, committed). `npm run gen`, and by itself whenever a schema changed.
import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { format, resolveConfig } from 'prettier';
import type { CardWords } from '../../shared/packs/card-words.ts';
import { WorkshopFile } from '../../shared/packs/plan/schema.ts';
import { AnyScenario } from '../../shared/packs/scenario-form.ts';
import { Manifest, PatchFile, TextFile, VALIDATOR_OPTIONS } from '../../shared/packs/schema.ts';
import { paramsValidator, procedures } from '../../shared/rpc/contract.ts';
import { SavedTableSchema, StoredOutcomeSchema, StoredSeatingSchema } from '../../shared/rpc/saved-table.ts';
import { detailsOf } from '../guide/details.ts';
import { withWords } from '../guide/with-words.ts';
import { withoutRepetition } from './repeated-parts.ts';
import { write } from './write.ts';

interface Generated {
  /** Name of the exported validator; none for what only editors check. */
  validator?: string;
  schema: object;
  /** Name and title of the schema for editors, where authors write such files, and what adds the help of words to it. */
  editor?: { file: string; title: string; explain?: (schema: object) => object };
}

const root = resolve(import.meta.dirname, '../..');

/** Everything that is generated. */
const SCHEMAS: Generated[] = [
  { validator: 'validateManifest', schema: Manifest, editor: { file: 'pack', title: 'pack.json' } },
  { validator: 'validatePatchFile', schema: PatchFile, editor: { file: 'patches', title: 'patches/*.json' } },
  {
    validator: 'validateTextFile',
    schema: TextFile,
    editor: { file: 'text', title: 'text/<language>.json' },
  },
  {
    validator: 'validateWorkshopFile',
    schema: WorkshopFile,
    editor: { file: 'workshop', title: 'workshop.json' },
  },
  { validator: 'validateScenario', schema: AnyScenario },
  ...(await gameSchemas()),
  // Tables that come as files.
  { validator: 'validateSavedTable', schema: SavedTableSchema },
  // What is stored of tables.
  { validator: 'validateStoredSeating', schema: StoredSeatingSchema },
  { validator: 'validateStoredOutcome', schema: StoredOutcomeSchema },
  // What clients may send to a host.
  ...Object.entries(procedures).map(([name, { params }]) => ({
    validator: paramsValidator(name),
    schema: params,
  })),
];

for (const { schema, editor } of SCHEMAS) {
  if (!editor) continue;
  const { file, title, explain = (bare) => bare } = editor;
  const whole = { $schema: 'http://json-schema.org/draft-07/schema#', title, ...explain(schema) };
  const path = join(root, 'schemas', `${file}.schema.json`);
  const config = await resolveConfig(path);
  write(path, await format(JSON.stringify(whole), { ...config, parser: 'json' }));
}
const { code, types } = validators(SCHEMAS);
write(join(root, 'shared/generated/validators.js'), code);
write(join(root, 'shared/generated/validators.d.ts'), types);

/**
 * What `schemas.ts` in the folder of a game exports: what its players may send; its cards where it has some, and the words that these are
 * written in; where its scenarios have a schema, a whole one, its position and its steps.
 */
interface GameSchemas {
  readonly actions: object;
  readonly cards?: object;
  readonly words?: CardWords;
  readonly scenario?: object;
  readonly given?: object;
  readonly step?: object;
}

/**
 * The schemas of all games: `validate<Game>Cards`, `-Action`, `-Given`, `-Step`, and `schemas/<game>-cards.schema.json`,
 * `-scenario`.
 */
async function gameSchemas(): Promise<Generated[]> {
  const files = globSync('shared/games/*/schemas.ts', { cwd: root }).toSorted();
  const all = files.map(async (file): Promise<Generated[]> => {
    const game = basename(dirname(file));
    const exported = (await import(pathToFileURL(join(root, file)).href)) as GameSchemas;
    const { actions, cards, words, scenario, given, step } = exported;
    const name = game.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const validator = (what: string, schema: object | undefined): Generated[] =>
      schema === undefined ? [] : [{ validator: `validate${name}${what}`, schema }];
    const editors: Generated[] = [];
    if (cards !== undefined) {
      const editor = { file: `${game}-cards`, title: `cards/*.json (${game})`, ...explaining(game, words) };
      editors.push({ validator: `validate${name}Cards`, schema: cards, editor });
    }
    if (scenario !== undefined) {
      const editor = { file: `${game}-scenario`, title: `scenarios/*.json (${game})` };
      editors.push({ schema: scenario, editor });
    }
    const others = [['Action', actions] as const, ['Given', given] as const, ['Step', step] as const];
    return [...editors, ...others.flatMap(([what, schema]) => validator(what, schema))];
  });
  return (await Promise.all(all)).flat();
}

/** What adds the help of a game's words to the schema of its cards. */
function explaining(game: string, words: CardWords | undefined): { explain?: (schema: object) => object } {
  return words === undefined ? {} : { explain: (schema) => withWords(words, detailsOf(game, words), schema) };
}

/** One module with a function for each schema, which needs no `eval` when it runs. */
function validators(schemas: readonly Generated[]): { code: string; types: string } {
  const ajv = new Ajv({
    ...VALIDATOR_OPTIONS,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  const names: Record<string, string> = {};
  for (const { validator, schema } of schemas) {
    if (validator === undefined) continue;
    ajv.addSchema({ ...withoutRepetition(schema), $id: validator }, validator);
    names[validator] = validator;
  }
  const generate = standalone as unknown as { default: typeof standalone.default };
  const body = withImports(generate.default(ajv, names));
  const exports = Object.keys(names).map((name) => `export const ${name}: ValidateFunction;\n`);
  return {
    code: `// Made by scripts/gen/validators.ts.\n${body}\n`,
    types: `// Made by scripts/gen/validators.ts.\nimport type { ValidateFunction } from 'ajv';\n${exports.join('')}`,
  };
}

/** The generator writes ES modules, but still says `require` for its few helpers. */
function withImports(code: string): string {
  const imports = new Map<string, string>();
  const body = code.replaceAll(
    /require\("([^"]+)"\)(\.default)?/g,
    (_, id: string, isDefault: string | undefined) => {
      const name = imports.get(id) ?? `helper${imports.size}`;
      imports.set(id, name);
      return isDefault ? `(${name}.default ?? ${name})` : name;
    },
  );
  const lines = [...imports].map(([id, name]) => `import ${name} from ${JSON.stringify(`${id}.js`)};\n`);
  return lines.join('') + body;
}
