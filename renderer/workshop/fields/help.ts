/** A piece of a text about a field: words, or what is written as it is. */
export interface HelpPiece {
  readonly text: string;
  readonly isCode: boolean;
}

const LINK = /\[([^\]]*)\]\([^)]*\)/g;

/** A text in Markdown as pieces; of links to the guide their words stay. */
export const helpPieces = (markdown: string): readonly HelpPiece[] =>
  markdown
    .replaceAll(LINK, '$1')
    .split('`')
    .map((text, i) => ({ text, isCode: i % 2 === 1 }))
    .filter(({ text }) => text !== '');
