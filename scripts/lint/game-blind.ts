// Code that serves every game names none of them; what they are written with speaks none of their languages.
import { join } from 'node:path';
import type { Rule } from 'eslint';
import { below, projectPath, ROOT } from './paths.ts';
import { GAME_BLIND, WORD_BLIND } from './table.ts';
import { ownWords, vocabularies } from './vocabulary.ts';

const VOCABULARIES = vocabularies(join(ROOT, 'shared/games'));
const OWN_WORDS = ownWords(VOCABULARIES);

/** One spelling for `snow-fort`, `snowFort`, `SNOW_FORT` and "Snow fort". */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** No name and no text may contain the name of a game. */
export const noGameNames: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'code for every game names none of them' },
    schema: [
      {
        type: 'object',
        properties: { names: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    if (!below(projectPath(context.filename), GAME_BLIND)) return {};
    const options = context.options[0] as { names?: string[] } | undefined;
    const names = options?.names ?? [...VOCABULARIES.keys()];
    const check = (node: Rule.Node, text: string): void => {
      const found = names.find((name) => plain(text).includes(plain(name)));
      if (found)
        context.report({ node, message: `"${found}" is a game; code for every game may not name it.` });
    };
    return {
      Identifier: (node) => check(node, node.name),
      PrivateIdentifier: (node) => check(node, node.name),
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

/** No text may be a word that one game alone has for its actions, phases, events, questions, cards or verbs. */
export const noGameWords: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'what every game is written with speaks the language of none' },
    schema: [
      {
        type: 'object',
        properties: { words: { type: 'object', additionalProperties: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    if (!below(projectPath(context.filename), WORD_BLIND)) return {};
    const options = context.options[0] as { words?: { [word: string]: string } } | undefined;
    const owners = options?.words === undefined ? OWN_WORDS : new Map(Object.entries(options.words));
    const check = (node: Rule.Node, text: string): void => {
      const game = owners.get(text);
      if (game !== undefined)
        context.report({
          node,
          message: `"${text}" is a word of ${game}; what every game is written with may not use it.`,
        });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      'TemplateLiteral[expressions.length=0] > TemplateElement'(node: Rule.Node) {
        if (node.type === 'TemplateElement') check(node, node.value.raw);
      },
    };
  },
};
