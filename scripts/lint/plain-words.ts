// Comments and names in the English of an engineer, who says caller, viewer or seat.
import type { Rule } from 'eslint';

const PERSON = /\b(?:who(?:m)?ever|somebody|nobody|anybody|everybody)\b/i;
const IDIOM =
  /\b(?:anew|(?:is|are|was|were|be) (?:let go|told of)|(?:stand|lie)s? beside|stands? in|so many)\b/i;
const IN_NAMES =
  /^(?:somebody|nobody|anybody|everybody|whoever)|(?:Somebody|Nobody|Anybody|Everybody|Whoever)/;

/** What is wrong with the words of a comment, or null. */
function notPlain(comment: string): string | null {
  const [person] = PERSON.exec(comment) ?? [];
  if (person !== undefined) return `Say who: caller, viewer, client, seat or owner, not "${person}".`;
  const [idiom] = IDIOM.exec(comment) ?? [];
  return idiom === undefined
    ? null
    : `Use the plain verb or the technical term ("again", "is evicted", "is in", "next to", "this many"), not "${idiom}".`;
}

/** Comments, and names that are declared. Texts for players and authors are in catalogues and strings. */
export const plainWords: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'comments and names say who and what' }, schema: [] },
  create(context) {
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          const message = notPlain(value.replaceAll(/\s*\n\s*\*?\s*/g, ' '));
          if (message !== null && loc) context.report({ loc, message });
        }
      },
      Identifier(node) {
        if (IN_NAMES.test(node.name))
          context.report({ node, message: `"${node.name}": name who or what it is.` });
      },
    };
  },
};
