// The project's own rules: Oxlint runs them over scripts, ESLint over components.
import { dirname, resolve } from 'node:path';
import { isBuiltin } from 'node:module';
import type { Rule } from 'eslint';
import { noGameNames, noGameWords } from './game-blind.ts';
import { noSleeps } from './no-sleeps.ts';
import { oneOwner } from './one-owner.ts';
import { below, prefixOf, projectPath, ROOT } from './paths.ts';
import { plainWords } from './plain-words.ts';
import { noModuleState, noTry } from './steps.ts';
import { LAYERED, LAYERS, UNLAYERED } from './table.ts';

interface Place {
  /** The layer's own folder, with `*` filled in: `shared/games/chess/`. */
  folder: string;
  layer: (typeof LAYERS)[number];
}

function placeOf(path: string): Place | undefined {
  for (const layer of LAYERS) {
    const match = prefixOf(layer.path).exec(path);
    if (match) return { folder: match[0], layer };
  }
  return undefined;
}

function packageOf(specifier: string): string {
  if (isBuiltin(specifier)) return 'node:';
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

/** The sentence to report, or nothing when the import is allowed. */
function importProblem(path: string, specifier: string, typesOnly: boolean): string | undefined {
  const place = placeOf(path);
  if (!place) return undefined;
  const { folder, layer } = place;
  if (!specifier.startsWith('.')) {
    const wanted = packageOf(specifier);
    if (!layer.packages || layer.packages.includes(wanted)) return undefined;
    return `${folder} may not import the package "${wanted}".`;
  }
  const target = projectPath(resolve(ROOT, dirname(path), specifier));
  if (target.startsWith(folder) || below(target, layer.imports)) return undefined;
  if (below(target, layer.types ?? [])) {
    return typesOnly ? undefined : `${folder} may import types only from "${target}": use \`import type\`.`;
  }
  return `${folder} may not import "${target}".`;
}

/** What the syntax tree says beyond plain JavaScript. */
interface TypeScriptImport {
  source?: { value?: unknown } | null;
  importKind?: 'type' | 'value';
  exportKind?: 'type' | 'value';
  specifiers?: { importKind?: string; exportKind?: string }[];
}

function isTypesOnly(node: TypeScriptImport): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((s) => s.importKind === 'type' || s.exportKind === 'type');
}

const imports: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'enforce the import table' }, schema: [] },
  create(context) {
    const path = projectPath(context.filename);
    if (!below(path, LAYERED) || below(path, UNLAYERED)) return {};
    if (!placeOf(path)) {
      const message = 'This folder is not in the import table (scripts/lint/table.ts): give it a line there.';
      return { Program: (node) => context.report({ node, message }) };
    }
    const judge = (node: Rule.Node, specifier: unknown, typesOnly: boolean): void => {
      if (typeof specifier !== 'string') return;
      const message = importProblem(path, specifier, typesOnly);
      if (message) context.report({ node, message });
    };
    const declaration = (node: Rule.Node): void => {
      const found = node as TypeScriptImport;
      judge(node, found.source?.value, isTypesOnly(found));
    };
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression: declaration,
      // import('./x.ts').T in a type
      TSImportType(node: Rule.Node) {
        judge(node, (node as TypeScriptImport).source?.value, true);
      },
      // new URL('./worker.ts', import.meta.url) starts the file as a worker
      'NewExpression[callee.name="URL"][arguments.1.type="MemberExpression"]'(node: Rule.Node) {
        const first = node.type === 'NewExpression' ? node.arguments[0] : undefined;
        if (first?.type === 'Literal' && String(first.value).startsWith('.')) judge(node, first.value, false);
      },
    };
  },
};

export default {
  meta: { name: 'ravingspire' },
  rules: {
    imports,
    'no-game-names': noGameNames,
    'no-game-words': noGameWords,
    'no-module-state': noModuleState,
    'no-sleeps': noSleeps,
    'no-try': noTry,
    'one-owner': oneOwner,
    'plain-words': plainWords,
  },
};
