// docs/modding/warnings.md: every warning that a card or a pack can get, each with an example and what the program says of it.
import { ART_MESSAGES } from '../../shared/face/art/messages.ts';
import { ravingspireContent } from '../../shared/games/ravingspire/content/index.ts';
import { inspect } from '../../shared/games/ravingspire/content/inspect.ts';
import type { CardDefinition } from '../../shared/games/ravingspire/content/schema.ts';
import type { SenselessCode } from '../../shared/games/ravingspire/content/sense-changes.ts';
import type { Definition, Issue } from '../../shared/packs/content.ts';
import { describe } from '../../shared/packs/problems.ts';
import { jsonBlock } from './json.ts';

/** A warning of the card language: why it is given, and the part of a card that gets it. */
export interface CardWarning {
  readonly why: string;
  readonly kind: string;
  readonly part: { readonly [field: string]: unknown };
}

type CardCode = SenselessCode | 'not-in-supply' | 'adversary-stays' | 'unknown-icon' | 'art-path';

const played = (...effects: readonly object[]): CardWarning['part'] => ({
  rules: [{ when: 'played', do: effects }],
});

/** All warnings that inspecting a card can give. */
export const CARD_WARNINGS: { readonly [C in CardCode]: CardWarning } = {
  'change-never-works': {
    why: 'No rule of the game ever reads this change where it is: a re-roll in a slot, a larger hand on a card that is not a hero, a price of the card itself while it lies on the ring. Without it the card plays the same.',
    kind: 'attack',
    part: { rules: [{ while: 'always', change: { mod: 'hand', by: 1 } }] },
  },
  'never-happens': {
    why: 'The effect cannot happen at its trigger: it speaks of a foe where no battle is open, or moves the card itself where the card is no longer there. It is skipped each time. Or the trigger never comes: "defeated" to a Spire card (the game is won then), "turn-start" to a card that fits no slot, "foe-drawn" to one that nothing lays on the foe deck, "instead" with another "by" than in the rule before, a second thing that one ability is used for.',
    kind: 'attack',
    part: played({ do: 'take-into-battle', cards: { from: ['hand'] } }),
  },
  'never-holds': {
    why: 'The condition is never true where it stands, so that nothing behind it ever happens.',
    kind: 'attack',
    part: { rules: [{ when: 'played', if: { is: 'slotted' }, do: [{ do: 'draw', cards: 1 }] }] },
  },
  'nothing-chosen': {
    why: '"that" is the card that was chosen last, and here none has been. What one rule chooses is not known to another, and what is chosen outside of "each" is not known inside.',
    kind: 'attack',
    part: played({ do: 'banish', cards: 'that' }),
  },
  'nothing-rolled': {
    why: '"rolled" is the number that the last die showed, and here none has been rolled.',
    kind: 'attack',
    part: played({ do: 'draw', cards: { amount: 'rolled' } }),
  },
  'nothing-seen': {
    why: '"seen" are the cards that the effect has looked at last, and here it has looked at none. What is looked at outside of "each" is not there inside.',
    kind: 'attack',
    part: played({ do: 'banish', cards: { from: ['seen'] } }),
  },
  'nobody-chosen': {
    why: '"who": "that" is the hero that was chosen last, and here none has been.',
    kind: 'attack',
    part: played({ do: 'draw', cards: 1, who: 'that' }),
  },
  'amount-does-nothing': {
    why: 'By 0 or less nothing changes: no card is drawn, nothing becomes cheaper.',
    kind: 'attack',
    part: played({ do: 'draw', cards: 0 }),
  },
  'goes-nowhere': {
    why: 'The cards are taken from where the effect lays them: discarding from the discard pile, banishing what is banished.',
    kind: 'attack',
    part: played({ do: 'discard', cards: { from: ['discard'] } }),
  },
  'no-last': {
    why: 'The last card is the one that came last to where it lies; a deck, a ring and the slots have no such order, and neither have several places together.',
    kind: 'attack',
    part: played({ do: 'banish', cards: { from: ['deck'], pick: 'last' } }),
  },
  'never-slotted': {
    why: '"slot" asks in which kind of slot a card is, and where these cards are taken from no card is in a slot.',
    kind: 'attack',
    part: played({ do: 'banish', cards: { from: ['discard'], slot: ['weapon'] } }),
  },
  'pick-is-chosen': {
    why: '"pick" says how cards are taken when nobody chooses; with "upTo" somebody does.',
    kind: 'attack',
    part: played({ do: 'banish', cards: { from: ['hand'], upTo: true, pick: 'random' } }),
  },
  'cards-mean-nothing': {
    why: 'The change is none of cards, but of what a hero draws, pays or may do: nothing is to be chosen for it, and nobody is asked.',
    kind: 'attack',
    part: played({
      do: 'until',
      ends: 'turn',
      cards: { from: ['hand'] },
      change: { mod: 'hand', amount: 1 },
    }),
  },
  'takes-otherwise': {
    why: 'What an enemy takes is added to one attribute of its cost, the first that its rules name.',
    kind: 'foe',
    part: {
      rules: [
        {
          when: 'revealed',
          do: [
            { do: 'take-into-battle', cards: { from: ['hand'] }, attribute: 'fight' },
            { do: 'take-into-battle', cards: { from: ['slots'] }, attribute: 'skill' },
          ],
        },
      ],
    },
  },
  'endless-loop': {
    why: 'The card sets off its own trigger. The game ends such a loop by itself (CARD-18), but nobody can say after how many times.',
    kind: 'attack',
    part: { rules: [{ when: 'discarded', do: [{ do: 'discard', cards: 'this' }] }] },
  },
  'counters-come-off': {
    why: 'Counters come off a card that is put away, and at this trigger the card is not in play, or leaves it at once.',
    kind: 'attack',
    part: { rules: [{ when: 'gained', do: [{ do: 'put-counters', amount: 1 }] }] },
  },
  'not-in-supply': {
    why: 'Only cards with "supply": true begin in the supply. Another one is never there unless something puts it there, and nothing does.',
    kind: 'attack',
    part: played({ do: 'transform', cards: { from: ['hand'] }, into: 'base:blade' }),
  },
  'adversary-stays': {
    why: 'An adversary that is beaten leaves the ring. On some way through its rules, for example in a row of a table, they do not say how.',
    kind: 'adversary',
    part: {
      rules: [{ when: 'defeated', do: [{ do: 'gain-loot', amount: 1 }] }],
    },
  },
  'unknown-icon': {
    why: 'The icon set has none of that name. The rest of the picture is drawn.',
    kind: 'attack',
    part: { art: { layers: [{ icon: 'broadswrd' }] } },
  },
  'art-path': {
    why: 'An outline that is not written as SVG writes paths is drawn by some programs in part and by others not at all, so it is left out everywhere. The rest of the picture is drawn.',
    kind: 'attack',
    part: { art: { layers: [{ path: 'M256 32 480 448 32' }] } },
  },
};

type PackCode =
  | 'ignored-file'
  | 'linked-folder'
  | 'duplicate-pack'
  | 'patched-twice'
  | 'own-language'
  | 'text-without-card'
  | 'missing-picture'
  | 'picture-gone'
  | 'picture-unused'
  | 'picture-without-maker'
  | 'maker-without-licence'
  | 'symbol-unclear'
  | 'symbol-icon'
  | 'symbol-path';

/** All warnings of files and packs. */
export const PACK_WARNINGS: { readonly [C in PackCode]: string } = {
  'ignored-file':
    'A JSON file lies where nobody reads it: in a folder of another name, or in one inside `cards/`.',
  'linked-folder': 'A folder of the pack is a link. Links are not followed, since they may lead anywhere.',
  'duplicate-pack':
    'Two folders hold a pack of the same id, and one of them is used: the one named at the start, else the one that came with the program, else the higher version, else the first by name of the folder.',
  'patched-twice': 'Two packs patch the same field of a card. Both load; the later has the last word.',
  'own-language':
    'There is a file in `text/` for the language that the pack is written in. Packs are written in English unless their pack.json has another `language`.',
  'text-without-card': 'A translation names a card that the pack does not have, or has no longer.',
  'missing-picture':
    'A card shows a picture that is not in `images`, or that may not be shown. The rest of the picture is drawn.',
  'picture-gone': '`pictures` in pack.json names a file that is not in `images`.',
  'picture-unused':
    'There is a file in `images` that no card and no patch shows. It makes the pack larger for nothing.',
  'picture-without-maker': 'A picture is shown, and `pictures` in pack.json does not say who made it.',
  'maker-without-licence':
    'Somebody is named who made a picture or an outline, and not what others may do with it. Who gives the pack to others should know that.',
  'symbol-unclear': 'The sign of the pack is neither an icon nor an outline, or both.',
  'symbol-icon':
    'The sign of the pack is an icon that the icon set does not have. The pack goes without one.',
  'symbol-path': 'The sign of the pack is an outline that is not in order. The pack goes without one.',
};

/** The card of an example. */
const exampleOf = ({ kind, part }: CardWarning): CardDefinition =>
  ({
    id: 'example',
    name: 'Example',
    kind,
    cost: { fight: 2, brute: 5 },
    ...part,
  }) as unknown as CardDefinition;

/** The one card that examples may name. */
const STARTER: Definition = { id: 'base:blade', kind: 'starter' };

/** What inspecting the card of an example finds. */
export const issuesOf = (warning: CardWarning): Issue[] =>
  inspect(exampleOf(warning), { card: (id) => (id === STARTER.id ? STARTER : undefined) });

const own = { ...ravingspireContent.messages?.en, ...ART_MESSAGES.en };

function inWords(code: string, data: Issue['data']): { sentence: string; cure: string } {
  const place = { severity: 'warning', pack: '', file: '', line: 1, column: 1, pointer: '' } as const;
  return describe({ ...place, code, data }, 'en', own);
}

/**
 * The whole page.
 *
 * @throws Error when an example does not get its warning
 */
export async function warningsPage(): Promise<string> {
  const cards = await Promise.all(
    Object.entries(CARD_WARNINGS).map(async ([code, warning]) => {
      const issue = issuesOf(warning).find((found) => found.code === code);
      if (issue === undefined) throw new Error(`the example of the warning "${code}" does not get it`);
      const { sentence, cure } = inWords(code, issue.data);
      const block = await jsonBlock(warning.part, 'part');
      const { errorFrom } = issue;
      const strict = errorFrom === undefined ? [] : [`An error in packs of format ${errorFrom}.`, ''];
      const said = [`> ${sentence}`, '>', `> **Cure:** ${cure}`, ''];
      return [`### ${code}`, '', warning.why, '', ...strict, block, '', ...said];
    }),
  );
  const packs = Object.entries(PACK_WARNINGS).map(([code, why]) => {
    const { cure } = inWords(code, {});
    return [`### ${code}`, '', why, '', `> **Cure:** ${cure}`, ''];
  });
  return [HEAD, '## Cards', '', ...cards.flat(), '## Files and packs', '', ...packs.flat()].join('\n');
}

const HEAD = `# All warnings

<!-- Made by \`npm run gen\` from scripts/guide/warnings.ts and what the program says. Do not edit here. -->

A warning leaves nothing out: the card is played, and what does nothing is not printed on it. It names what you probably did
not mean. In packs of [format 2](packs.md#formats) most of those of cards are errors, with the same words: the card does not
load. Every example below gets its warning; the tests see to it, and that no warning is missing here. An error is
explained where it stands, by its own sentence and cure: see [packs.md](packs.md#the-problems-list).
`;
