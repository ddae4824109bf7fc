// The sentence of a card is edited: every branch of the card languages is made by gestures, and gestures are made at random.
import { workplaces } from '../../tests/support/sentence/benches.ts';
import { makeAll, makeCards } from '../../tests/support/sentence/making.ts';
import { walk } from '../../tests/support/sentence/walks.ts';
import type { Part } from './host.ts';

const number = (value: number): string => value.toLocaleString('en');

/**
 * Makes gestures.
 *
 * @param cards how many random cards of each game
 */
export function sentencesPart(cards: number): Part {
  const failures: string[] = [];
  const rows = workplaces.map((work) => {
    const { made, gestures, never, missing } = makeAll(work, true);
    const shipped = makeCards(work, 1);
    const walked = walk(work, 'soak', cards);
    const tried = [...walked.made.values()].reduce((sum, count) => sum + count, 0);
    const faults = [...missing, ...shipped.missing, ...walked.faults];
    failures.push(...faults.map((fault) => `sentences: ${work.game}: ${fault}`));
    const cells = [
      ...[made, gestures, missing.length, never.length],
      ...[shipped.made, shipped.gestures, shipped.missing.length],
      ...[cards, tried, walked.faults.length],
    ];
    return `| ${[work.game, ...cells.map(number)].join(' | ')} |`;
  });
  const text = `## Sentences

Every branch of the card languages (each word with each field in each way that its schema allows) is made from an empty card
by gestures of the sentence; *not allowed* are those that the checks of a card refuse whatever else is in it. So are the
shipped cards. At random places of random cards all gestures are made: none makes an error, undoing gives the same bytes,
and the focus has a place.

| game | branches made | gestures | not made | not allowed | shipped cards made | gestures | not made | random cards | gestures | faults |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  return { text, failures };
}
