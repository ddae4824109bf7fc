// All triggers of the card language: here by the name that the rules have for them, in cards with hyphens (`turn-start`).
export { activated } from './activated.ts';
export { banished } from './banished.ts';
export { chaos } from './chaos.ts';
export { defeated } from './defeated.ts';
export { discarded } from './discarded.ts';
export { foeDrawn } from './foe-drawn.ts';
export { gained } from './gained.ts';
export { instead } from './instead.ts';
export { lost } from './lost.ts';
export { placed } from './placed.ts';
export { played } from './played.ts';
export { revealed } from './revealed.ts';
export { spent } from './spent.ts';
export { turnStart } from './turn-start.ts';
