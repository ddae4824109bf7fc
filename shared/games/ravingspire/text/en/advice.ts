import { en as labels } from './labels.ts';

/** What authors of cards are told in a player's words, in English (ICU MessageFormat). */
export const en = {
  // Where the sentence for authors of files speaks of its words.
  'problem.change-never-works': 'This never works where it is, so the card does not print it.',
  'problem.never-happens': 'This can never happen here, so the card does not print it.',
  'problem.never-holds': 'This condition never holds here.',
  'problem.goes-nowhere': 'These cards would stay where they are.',
  'problem.no-last':
    'These cards lie in no order, so none of them is the last. Take the last one from a single place of one hero: the hand, a pile, the played, used or gained cards.',
  'problem.pick-is-chosen':
    'Cards up to a number are chosen by the player; how they are picked means nothing.',
  'problem.cards-mean-nothing': 'What changes here is not a card; the cards chosen for it mean nothing.',
  'problem.takes-otherwise': 'The cards that this enemy takes are added to another attribute.',
  'problem.endless-loop': 'This sets itself off again without end.',
  'problem.field-not-for-kind': 'A card of this kind ({kind}) has no “{field}”.',
  'problem.field-missing-for-kind': 'A card of this kind ({kind}) needs “{field}”.',
  'problem.power-without-attribute': '“Power” and “counts as” go together; one of the two is missing.',
  'problem.instead-without-by': 'It does not say yet whether the card is discarded or banished.',
  'problem.not-with-trigger': '“{field}” means nothing with this trigger.',
  'problem.trigger-not-for-kind': 'This never comes to a card of this kind ({kind}).',
  'problem.standing-not-for-kind': 'A card of this kind ({kind}) cannot have such a rule.',
  'problem.not-in-standing': 'This works in effects only, not where the table is read at any time.',
  'problem.not-a-starter': '“{id}” is no starter card.',
  'problem.not-a-keyword': '“{id}” is no keyword.',
  'problem.keyword-in-keyword':
    'A keyword cannot stand for another keyword: write the rules of “{id}” instead.',
  'problem.keyword-not-always': 'A card has a keyword always. Conditions belong to the rules of the keyword.',
  'problem.keyword-needs-number': '“{id}” needs a number.',
  'problem.keyword-without-number': '“{id}” has no number: leave it out here.',
  'problem.no-parameter': 'Only a keyword has a number of its own. Write how many instead.',
  'problem.empty-range': 'No number is at least the one and at most the other.',

  // A number that is far from what is usual.
  'outlier.cost': 'Costs {value}; cards like it cost {range}.',
  'outlier.brute': 'Takes {value} by brute force; cards of its cost take {range}.',
  'outlier.power': 'Gives {value}; cards like it give {range}.',

  // What the numbers are called where a set is counted.
  'spread.cost': 'cost',
  'measure.cost': 'cost',
  'measure.cost.by': 'power',

  // A card that no other one brings into play.
  'unreached.starter': 'No hero begins with this card, so it never comes.',

  // What the entries of lists are called.
  'part.types': 'further kind {number}',
  'part.abilities': 'ability {number}',
  'part.stages': 'stage {number}',
  'part.slots': 'slot {number}',

  // What fields and values are called.
  ...labels,
};

/** Both languages have the same keys. */
export type TextKey = keyof typeof en;
