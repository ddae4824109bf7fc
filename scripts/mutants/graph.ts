// The module graph of the rules as functions: a fresh set of module instances is one call a module, so that a mutant
// costs milliseconds instead of a new process.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A module as a CommonJS function body. */
interface ModuleCode {
  readonly path: string;
  readonly code: string;
}

/** Everything that some entry files need. */
export interface Graph {
  readonly modules: ModuleCode[];
  /** Packages, and modules that are taken as they are. */
  readonly externals: string[];
}

/** Turns a TypeScript module into a CommonJS function body. */
export function transpile(path: string, text: string): string {
  const { outputText } = ts.transpileModule(text, {
    fileName: path,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2023,
      esModuleInterop: true,
      verbatimModuleSyntax: false,
      isolatedModules: true,
    },
  });
  return outputText;
}

/** Follows the imports of entry files. Paths are relative to the root. */
export function readGraph(root: string, ...entries: readonly string[]): Graph {
  const modules = new Map<string, ModuleCode>();
  const externals = new Set<string>();
  const follow = (path: string): void => {
    if (modules.has(path)) return;
    const code = transpile(path, readFileSync(join(root, path), 'utf8'));
    modules.set(path, { path, code });
    for (const [, wanted] of code.matchAll(/require\("([^"]+)"\)/g)) {
      const target = wanted.startsWith('.') ? join(dirname(path), wanted) : null;
      if (target?.endsWith('.ts')) follow(target);
      else externals.add(target ?? wanted);
    }
  };
  for (const entry of entries) follow(entry);
  return { modules: [...modules.values()], externals: [...externals] };
}
