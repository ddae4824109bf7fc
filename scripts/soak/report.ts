// docs/soak.md: a section for each part, written when that part is run; the sections of other parts stay as they are.

/** What a part has to say, under its own heading. */
export interface Section {
  /** Its text from `## Title` on. */
  readonly text: string;
  /** The line below the heading: when, at which commit, with what, for how long. */
  readonly run: string;
}

const HEAD = `# Soak

Written by \`npm run soak\`, part by part: below each heading stands when and at which commit that part was run.
`;

const titleOf = (text: string): string => text.split('\n', 1)[0];

/** The sections of a report by their headings, each without white space around it. */
function sectionsOf(report: string): Map<string, string> {
  const texts = report.split(/^(?=## )/m).filter((text) => text.startsWith('## '));
  return new Map(texts.map((text) => [titleOf(text), text.trim()]));
}

/**
 * A report with new sections in place of those of the same heading.
 *
 * @param before the report so far; may be empty
 * @param order all headings (`## Title`) in their order; sections of other headings are left out
 */
export function merged(before: string, sections: readonly Section[], order: readonly string[]): string {
  const all = sectionsOf(before);
  for (const { text, run } of sections) {
    const title = titleOf(text);
    all.set(title, `${title}\n\n${run}\n\n${text.slice(title.length).trim()}`);
  }
  const found = order.flatMap((title) => all.get(title) ?? []);
  return [HEAD.trimEnd(), ...found].join('\n\n') + '\n';
}
