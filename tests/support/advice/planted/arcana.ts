// Mistakes in cards of Arcana.
import type { Json } from '../../../../shared/engine/json.ts';
import { when, without, type Plant } from './plant.ts';

export const IN_ARCANA: readonly Omit<Plant, 'game'>[] = [
  {
    code: 'missing-key',
    plant: (card) => when(card.kind === 'court', () => without(card, 'adventurer')),
  },
  {
    code: 'missing-key',
    what: 'no suit',
    plant: (card) => when(card.kind === 'class', () => without(card, 'suit')),
  },
  {
    code: 'unknown-tag',
    plant: (card) => when(card.kind === 'major', () => ({ ...card, kind: 'majors' })),
  },
  {
    code: 'not-allowed',
    plant: (card) => when(card.kind === 'class', () => ({ ...card, talent: 'sheild' })),
  },
  { code: 'too-big', plant: (card) => when(card.kind === 'pip', () => ({ ...card, rank: 12 })) },
  { code: 'too-short', plant: (card) => when(card.kind === 'major', () => ({ ...card, types: [] })) },
  {
    code: 'wrong-form',
    what: 'an id',
    plant: (card) => when(card.kind === 'pip', () => ({ ...card, suit: 'cups' })),
  },
  {
    code: 'not-unique',
    plant: (card) =>
      when(card.kind === 'tower', () => ({
        ...card,
        foes: [...(card['foes'] as Json[]), (card['foes'] as Json[])[0]],
      })),
  },
  {
    code: 'unknown-id',
    plant: (card) => when(card.kind === 'pip', () => ({ ...card, suit: `${String(card['suit'])}s` })),
  },
  {
    code: 'wrong-kind',
    plant: (card) => when(card.kind === 'court', () => ({ ...card, class: card['gift'] })),
  },
  {
    code: 'sanctuary-without-healing',
    plant: (card) =>
      when(card.kind === 'class' && card['talent'] !== 'sanctuary', () => ({
        ...card,
        talent: 'sanctuary',
      })),
  },
  {
    code: 'again-with-healing',
    plant: (card) =>
      when(card.kind === 'class' && card['talent'] === 'sanctuary', () => ({
        ...card,
        talent: 'again',
      })),
  },
  {
    code: 'cap-without-healing',
    plant: (card) =>
      when(card.kind === 'gift' && card['beyondCap'] !== true, () => ({ ...card, beyondCap: true })),
  },
  {
    code: 'idle-gift',
    plant: (card) => when(card.kind === 'gift', () => ({ ...without(card, 'beyondCap'), bonus: 0 })),
  },
  {
    code: 'idle-effect',
    plant: (card) => when(card.kind === 'suit', () => ({ ...card, effects: [{ do: 'damage', amount: 0 }] })),
  },
];
