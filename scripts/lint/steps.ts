// Code that runs within a step of a game: a step is run again from a snapshot, and ends early where it asks for something.
import type { Rule } from 'eslint';
import { below, projectPath } from './paths.ts';

/** What runs within steps. */
const STEPS = ['shared/engine/', 'shared/games/', 'shared/parts/'];
/** What catches the abort of a step, and what is outside of steps. */
const AROUND = ['drive', 'scenario', 'table', 'versions'].map((name) => `shared/engine/${name}.ts`);

const rule = (description: string, create: (path: string, context: Rule.RuleContext) => Rule.RuleListener) =>
  ({
    meta: { type: 'problem', docs: { description }, schema: [] },
    create(context) {
      const path = projectPath(context.filename);
      return below(path, STEPS) ? create(path, context) : {};
    },
  }) satisfies Rule.RuleModule;

/** No `let` and no `var` of a module. */
export const noModuleState = rule('steps leave nothing behind in a module', (_path, context) => {
  const report = (node: Rule.Node): void =>
    context.report({
      node,
      message: 'No module state here: a step is run again from a snapshot, which knows nothing of it.',
    });
  return {
    'Program > VariableDeclaration[kind!="const"]': report,
    'Program > ExportNamedDeclaration > VariableDeclaration[kind!="const"]': report,
  };
});

/** No `try`, but around steps. */
export const noTry = rule('steps swallow no abort', (path, context) =>
  below(path, AROUND)
    ? {}
    : {
        TryStatement: (node) =>
          context.report({
            node,
            message: 'No try here: it would swallow the abort by which an unanswered choice ends a step.',
          }),
      },
);
