// Cards are made from their printed text alone: by pointing on sentences, and by typing on the bench.
import { LANGUAGES } from '../../shared/words/languages.ts';
import { pointAt } from '../../tests/support/author/on-paper.ts';
import { randomCards } from '../../tests/support/author/printed-cards.ts';
import type { Part } from './host.ts';
import { runSpecs } from './playwright.ts';

const number = (value: number): string => value.toLocaleString('en');

/**
 * Makes cards.
 *
 * @param count how many cards drawn at random, in each language
 */
export async function authorsPart(count: number): Promise<Part> {
  const failures: string[] = [];
  const rows: string[] = [];
  for (const language of LANGUAGES) {
    const { made, actions, missing, wrong } = await pointAt(randomCards(`soak ${language}`, count), language);
    failures.push(...wrong.map((card) => `authors: ${language}: means something else: ${card}`));
    failures.push(...missing.map((text) => `authors: ${language}: no pointing leads to: ${text}`));
    const cells = [
      language,
      ...[count, made, missing.length, wrong.length].map(number),
      (actions / made).toFixed(0),
    ];
    rows.push(`| ${cells.join(' | ')} |`);
  }
  const typed = runSpecs(['--project=page', 'tests/renderer/workshop/authors.spec.ts'], {
    AUTHORS: String(count),
  });
  const text = `## Authors

A driver that knows no card and no word makes cards drawn at random from their printed text: by pointing, from the sentences
that are offered to it, and on the bench by typing the text of each rule. What it makes has the canonical form of the card.

| language | cards | made by pointing | not made | made with another meaning | actions for a card |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

By typing, and the given cards both ways: ${typed.specs.filter(({ ok }) => ok).length} of ${typed.specs.length} specs passed.
`;
  return { text, failures: [...failures, ...typed.failures] };
}
