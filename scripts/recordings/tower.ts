// What is recorded of Ravingspire: one game per hero, option and end reason; two long ones for the page with events of
// all sorts, and a short one for every day.
import type { Plan, PlannedGame } from './plan.ts';

const HEROES = [
  'crimson-reaver',
  'quinn-apblanc',
  'aurora-the-all-knowing',
  'florence-haymaker',
  'darius-the-blade',
  'marcus-the-runelord',
  'garsome-cinderheart',
  'shayla-nimblenook',
  'dawn-the-righteous',
];

const PLANS: readonly Plan[] = [
  ...HEROES.map((hero) => ({ name: `solo-${hero}`, heroes: [hero] })),
  { name: 'escaped', heroes: ['quinn-apblanc'], reason: 'escaped', wild: 5 },
  { name: 'madness', heroes: ['dawn-the-righteous'], reason: 'madness' },
  { name: 'dawn', heroes: ['darius-the-blade'], reason: 'dawn', options: { overwhelm: false, madness: 2 } },
  {
    name: 'heroes',
    heroes: ['crimson-reaver', 'marcus-the-runelord'],
    reason: 'heroes',
    options: { madness: 2 },
  },
  {
    name: 'freed-everyone',
    heroes: ['aurora-the-all-knowing', 'florence-haymaker'],
    reason: 'freedEveryone',
    within: 450,
  },
  {
    name: 'claimed-alone',
    heroes: ['quinn-apblanc', 'crimson-reaver'],
    reason: 'claimedAlone',
    wild: 12,
    within: 520,
  },
  {
    name: 'flanking-and-trading',
    heroes: ['garsome-cinderheart', 'shayla-nimblenook', 'darius-the-blade'],
    options: { flanking: true, trading: true, first: 2 },
    wild: 25,
    asks: ['hero'],
    tells: ['traded', 'stolen'],
    within: 500,
  },
  {
    name: 'six-heroes',
    heroes: HEROES.slice(0, 6),
    options: { slowFoes: true, freeUndo: true },
    within: 500,
  },
];

/** What is told in a game that shows much. */
const MUCH = [
  'acquired',
  'slotted',
  'adversaryDefeated',
  'chaosResolved',
  'rotated',
  'battleLost',
  'wentMad',
] as const;

/** Games replayed from their seeds in the page, with the cards of today. */
const ON_THE_PAGE: readonly Plan[] = [
  {
    name: 'won',
    heroes: ['crimson-reaver'],
    reason: 'escaped',
    tells: [...MUCH, 'unslotted', 'abilityUsed', 'banished', 'battleWon', 'keepEntered'],
    within: 200,
  },
  {
    name: 'lost',
    heroes: ['florence-haymaker', 'quinn-apblanc'],
    options: { madness: -1 },
    tells: [...MUCH, 'unslotted', 'gameLost'],
    within: 90,
  },
  {
    name: 'short',
    heroes: ['garsome-cinderheart', 'florence-haymaker'],
    options: { madness: -1 },
    tells: [...MUCH, 'gameLost'],
    within: 42,
  },
];

const recorded = (name: string, folder: string, plans: readonly Plan[]): PlannedGame => ({
  name,
  game: 'ravingspire',
  folder,
  plans: plans.map((plan) => ({
    ...plan,
    heroes: plan.heroes.map((hero) => `base:${hero}`),
    bots: plan.heroes.map(() => 'greedy'),
  })),
});

/** The rules: these games come out as they did, whatever becomes of the cards. */
export const tower = recorded('ravingspire', '', PLANS);

/** The page: to be recorded again whenever the base set changes. */
export const towerOnThePage = recorded('page', 'page', ON_THE_PAGE);
