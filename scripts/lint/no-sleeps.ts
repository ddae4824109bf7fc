// Tests wait for something, never for a time: a slow machine needs longer, and a quick one waits for nothing.
import type { Rule } from 'eslint';
import { below, projectPath } from './paths.ts';

/** What measures in milliseconds runs in the soak, and may let some pass. */
const MEASURED = ['tests/measured/'];

/** No `waitForTimeout`, no promise of a timer alone, no `setTimeout` of `node:timers/promises`. */
export const noSleeps: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'tests wait for events, not for times' }, schema: [] },
  create(context) {
    const path = projectPath(context.filename);
    if (!below(path, ['tests/']) || below(path, MEASURED)) return {};
    const report = (node: Rule.Node): void =>
      context.report({ node, message: 'Wait for what is to happen, or move `page.clock`; not for a time.' });
    return {
      'CallExpression[callee.property.name="waitForTimeout"]': report,
      'NewExpression[callee.name="Promise"] > :function > CallExpression.body[callee.name="setTimeout"]':
        report,
      'NewExpression[callee.name="Promise"] > :function > BlockStatement[body.length=1] > ExpressionStatement > CallExpression[callee.name="setTimeout"]':
        report,
      'ImportDeclaration[source.value=/^(node:)?timers\\u002Fpromises$/] > ImportSpecifier[imported.name="setTimeout"]':
        report,
    };
  },
};
