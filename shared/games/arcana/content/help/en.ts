import type { WordsHelp } from '../../../../packs/card-words.ts';
import { en as general } from '../../../../packs/effects/help/en.ts';

/** What the words, kinds and fields of cards mean, in English, as authors read it. */
export const en = {
  headings: {
    verbs: { title: 'Effects', intro: 'What a card of a suit does, one thing after the other.' },
    amounts: { title: 'Amounts', intro: 'How much: a number, or the rank of the card that is played.' },
    card: { title: 'A card' },
  },
  verbs: {
    damage: { also: ['hit', 'strike'], does: "Lowers the foe's health. Does nothing while a ward stands." },
    heal: {
      also: ['cure', 'restore'],
      does: 'Gives one adventurer health back, up to 20; beyond it with a Gift that allows it.',
    },
    draw: { does: 'Draws cards one at a time, and gives each unseen to any adventurer who has room.' },
  },
  amounts: {
    ...general.amounts,
    result: { does: 'The rank of the card that is played, with what a Gift adds.' },
  },
  kinds: {
    suit: 'What all cards of a suit do when they are played. It is a rule, not a card in the hand.',
    pip: 'A card in the hand: its suit says what it does, its rank how much.',
    fool: 'The one card of the deck that belongs to no suit.',
    type: 'A sort of foe, and which suits break its wards.',
    major: 'A foe that waits on a floor of the tower, on top of a treasure.',
    class: 'What an adventurer can do with cards of one suit. It comes with the rank of a court card.',
    gift: 'What an adventurer adds to cards of one suit. It comes with the suit of a court card.',
    court: 'Somebody to play: an adventurer with a Class and a Gift.',
    tower: 'What is climbed: how strong the foes of its five floors are, and who may be there.',
    position: 'One of five places at the end: what the treasure in it tells of.',
    keyword: 'What a rank stands for when the treasures are read at the end.',
  },
  briefly: {
    suit: 'what cards of a suit do',
    pip: 'a card in the hand',
    fool: 'the card without a suit',
    type: 'a sort of foe',
    major: 'a foe on a floor of the tower',
    class: 'what an adventurer can do',
    gift: 'what an adventurer adds',
    court: 'somebody to play',
    tower: 'what is climbed',
    position: 'a place at the end',
    keyword: 'what a rank stands for',
  },
  card: {
    ...general.card,
    kind: {
      does: 'What the card is on the table: one to play, a foe, an adventurer or a rule.',
      example: 'A pip is in a hand, a foe waits on a floor of the tower.',
    },
    suit: {
      does: 'The suit that the card belongs to, or that it is about.',
      example: 'A pip of Cups heals, as all Cups do.',
    },
    effects: {
      does: 'What each card of this suit does when it is played.',
      example: '“Deal damage to the foe.”',
    },
    rank: {
      does: 'How much the card counts, from 1 (the Ace) to 10; of a keyword, which cards it speaks of.',
      example: 'A Seven of Swords deals 7 damage.',
    },
    number: {
      does: 'The Roman numeral at the top of the card. No rule asks for it.',
      example: '13 is printed as XIII.',
    },
    weak: {
      does: 'The suits that break the wards of such foes.',
      example: 'With Pentacles here, a card of Pentacles may break a ward.',
    },
    types: {
      does: 'What sort of foe this is. It says which suits break its wards.',
      example: 'A human foe can be bought: Pentacles break its wards.',
    },
    talent: {
      does: 'What the Class can do with cards of its suit: lay one down as a shield or a sanctuary, play another one, or play two as a pair.',
      example: 'With “another card” a Rogue plays a second card of Swords in a turn.',
    },
    bonus: {
      does: 'How much more cards of the suit count for the owner of the Gift.',
      example: '1: a Seven counts as 8.',
    },
    beyondCap: {
      does: 'Whether who has the Gift may heal others beyond 20 health.',
      example: 'Somebody with 20 health is healed to 25.',
    },
    class: { does: 'What this adventurer can do.', example: 'A Knight is a Rogue.' },
    gift: { does: 'What this adventurer adds to a suit.', example: 'Who has Wands is a Scholar.' },
    adventurer: {
      does: 'What the adventurer is called until the players say otherwise.',
      example: '“Tinder Pell”.',
    },
    tables: {
      does: 'How much health and how many wards the foe of each floor has, from the lowest floor up. There may be an easier and a harder tower.',
      example: '10 health and 1 ward on the first floor, 30 and 5 on the last.',
    },
    foes: {
      does: 'Which foes may wait in this tower. Five of them do in each game.',
      example: 'With all 21 of them no game is like another.',
    },
    place: {
      does: 'Which of the five treasures is read here, counted from the lowest floor.',
      example: '5: the treasure of the last foe.',
    },
  },
} satisfies WordsHelp;
