// An exported type name has one owner within shared, and one within renderer.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from 'eslint';
import { below, projectPath, ROOT } from './paths.ts';
import { UNLAYERED } from './table.ts';

const ROOMS = ['shared/', 'renderer/'];

/** Every game has types of these names, and catalogues their keys: those that docs/words.md lists. */
const CONTRACT = new Set(
  [...lastParagraph(readFileSync(join(ROOT, 'docs/words.md'), 'utf8')).matchAll(/`(\w+)`/g)].map(
    ([, name]) => name,
  ),
);

/** The last paragraph of a text. */
function lastParagraph(text: string): string {
  return text.trimEnd().split('\n\n').at(-1) ?? '';
}

const EXPORTED = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

let owners: Map<string, string> | null = null;

/** The first file, by path, that exports a type of a name; by room and name. */
function ownerOf(room: string, name: string): string | undefined {
  if (owners === null) {
    owners = new Map();
    const files = ROOMS.flatMap((folder) => globSync(`${folder}**/*.ts`, { cwd: ROOT }));
    for (const file of files.map((each) => projectPath(join(ROOT, each))).sort()) {
      if (below(file, UNLAYERED)) continue;
      const of = ROOMS.find((folder) => file.startsWith(folder));
      for (const [, found] of readFileSync(join(ROOT, file), 'utf8').matchAll(EXPORTED))
        if (!owners.has(`${of} ${found}`)) owners.set(`${of} ${found}`, file);
    }
  }
  return owners.get(`${room} ${name}`);
}

/** What the syntax tree says of a declaration. */
interface Declared {
  readonly declaration?: { readonly type: string; readonly id?: { readonly name: string } | null } | null;
}

const TYPES = /^(?:TSInterface|TSTypeAlias|TSEnum|Class)Declaration$/;

/** Two types of one name are two meanings of one noun, or one meaning written twice. */
export const oneOwner: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'one noun, one meaning' }, schema: [] },
  create(context) {
    const path = projectPath(context.filename);
    const room = ROOMS.find((folder) => path.startsWith(folder));
    if (room === undefined || below(path, UNLAYERED)) return {};
    return {
      ExportNamedDeclaration(node) {
        const { declaration } = node as Declared;
        const name = declaration?.id?.name;
        if (declaration == null || name === undefined || !TYPES.test(declaration.type)) return;
        const owner = ownerOf(room, name);
        if (owner === undefined || owner === path || CONTRACT.has(name)) return;
        const message = `"${name}" is the name of a type in ${owner}: give this one a name of its own, or import that.`;
        context.report({ node, message });
      },
    };
  },
};
