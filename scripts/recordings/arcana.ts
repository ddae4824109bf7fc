// What is recorded of Arcana: won games of three with every kind of decision, for the page; the second is short enough for
// every day.
import type { Json } from '../../shared/engine/json.ts';
import type { Action } from '../../shared/games/arcana/types.ts';
import type { Plan, PlannedGame } from './plan.ts';

/** What the three call their adventurers: none of them leaves it at what is proposed. */
const NAMES = ['Ilva of the Ashes', 'Ser Tam', 'Old Mirre'];

const named = (seat: number, action: Json): Json => {
  const meant = action as Action;
  return meant.do === 'pickCharacters' ? { ...meant, name: NAMES[seat] } : action;
};

const NOTES: readonly Action[] = [
  { do: 'saveNote', text: 'The road behind was shorter than it felt.' },
  { do: 'saveNote', text: 'The road behind was shorter than it felt.\nNext time we bring a bigger lamp.' },
];

const THREE: Omit<Plan, 'name'> = {
  // A Mage, whose cards go in pairs; a Rogue, who follows up; a Priest, who gives sanctuary.
  heroes: ['arcana:pgw', 'arcana:kns', 'arcana:qc'],
  bots: ['reference', 'greedy', 'reference'],
  reason: 'tower-climbed',
  asks: ['give', 'followUp'],
  wild: 0,
  instead: named,
  afterwards: [
    { seat: 1, action: NOTES[0] },
    { seat: 2, action: NOTES[1] },
  ],
};

export const arcana: PlannedGame = {
  name: 'arcana',
  game: 'arcana',
  folder: 'arcana',
  plans: [
    { ...THREE, name: 'three-seats', within: 130 },
    { ...THREE, name: 'short', within: 47, tells: ['rested'] },
  ],
};
