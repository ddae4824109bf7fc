// docs/modding/how-do-i-say.md: well-known effects of other games as the cards of the pack `sixty` have them.
import { describeCard, toText } from '../../shared/games/ravingspire/content/describe.ts';
import type { CardDefinition } from '../../shared/games/ravingspire/content/schema.ts';
import { SIXTY } from '../../tests/support/sixty.ts';
import { cardsBesideBase } from './base.ts';
import { jsonBlock } from './json.ts';

/** What other games call it, and what it is here. */
const TERMS: readonly (readonly [term: string, here: string])[] = [
  ['trash, exile, remove from the game', 'the effect `banish`'],
  ['mill', '`look` at the top cards and `discard` all that were looked at'],
  ['scry, surveil', '`look`, then `may` with `put-back` or `discard`; effects 17 and 18'],
  [
    'tutor, search your deck',
    '`retrieve` from `deck`, then `shuffle`; effect 16. Any deck: `look` at `"all"`',
  ],
  ['cantrip', '`draw` in a rule `played`'],
  ['ramp, discount', 'the changes `cheaper` and `free-power`; effects 15 and 31'],
  [
    'tap, exhaust',
    'a slotted card is turned over when it is used, and ready again in Recover; the change `stay` keeps it there',
  ],
  ['exhaust (once and gone)', '`spent` with `banish`; effect 21'],
  ['block, shield, prevent', '`ward`, or `prevent` in a rule `would-lose-sanity`; effects 13 and 14'],
  ['curse', 'a card with `"supply": true` that effects hand out, with a rule `held`; effect 10'],
  ['doom, time counters', 'a rule `on-ring` with `put-counters`; effects 52 and 53'],
  ['charge, use, uses', '`put-counters` when gained, `remove-counters` as a price; effect 11'],
  ['innate, opening hand', 'the change `opening-hand`; effect 24'],
  ['ethereal, fleeting', 'a rule `held` with `banish`; effect 25'],
  ['retain', 'the change `retain`; effect 23'],
  ['flashback', '`play` from `discard`'],
  ['copy, replay, throne room', '`again`; effects 5 and 51'],
  ['transform, flip, level up', '`transform`, or `until` with `"ends": "forever"`; effects 29 and 30'],
  ['X spells, kicker', '`may` with a price, `repeat`; effect 48'],
  ['lifesteal', '`gain-sanity` in a rule upon `beats`'],
  ['market row, trade row, river', 'the zone `ring`'],
  ['advantage', '`table` with `"keep": "higher"`, or the amount `higher`; effect 41'],
  ['delayed trigger, next turn', '`later`; effects 2 and 9'],
];

/** What cannot be said. */
const LEFT_OUT =
  'Not to be said are votes, choices that several make at once, an extra turn, and "one of your choice" with what each would cost.';

/**
 * The page with the cards as they are now.
 *
 * @throws Error naming a card that the pack does not have
 */
export async function knownPage(): Promise<string> {
  const cards = cardsBesideBase('tests/fixtures/packs/sixty');
  const nameOf = (id: string): string => String(cards[id]?.definition.name ?? id);
  const sections = await Promise.all(
    Object.entries(SIXTY).map(async ([number, { effect, cards: names }]) => {
      const shown = await Promise.all(
        names.map(async (name) => {
          const found = cards[`sixty:${name}`]?.definition as CardDefinition | undefined;
          if (found === undefined) throw new Error(`the pack sixty lacks the card "${name}"`);
          const text = toText(describeCard(found, 'en', nameOf));
          const { kind, supply, rules } = found;
          const part = { kind, ...(supply === true && { supply }), rules };
          return `${await jsonBlock(part, 'known')}\n\n> ${text}`;
        }),
      );
      return `### ${number}. ${effect[0].toUpperCase()}${effect.slice(1)}\n\n${shown.join('\n\n')}`;
    }),
  );
  const rows = TERMS.map(([term, here]) => `| ${term} | ${here} |`);
  return `# How do I say ...?

What other games call it, and effects that are well known from them, each as a card says it here, with the text that the game
makes of it. All of them are played by the game's own tests. Most are for packs of [format 2](packs.md#formats).
Whole cards, with what they cost and what to beware of, are in the [cookbook](cookbook.md).

<!-- Made by \`npm run gen\` from scripts/guide/known.ts and the cards of tests/fixtures/packs/sixty. -->

| elsewhere | here |
|---|---|
${rows.join('\n')}

${LEFT_OUT}

## Known effects

${sections.join('\n\n')}
`;
}
