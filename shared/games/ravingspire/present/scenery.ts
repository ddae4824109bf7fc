import { settingAt as at, type SceneSetting } from '../../../face/art/picture.ts';
import type { ToneName } from '../../../face/vocabulary.ts';
import type { HeroClass } from '../rules/card.ts';
import type { WrittenKind } from '../content/kinds.ts';

/** Settings for cards whose author gives none, by kind. */
export const SETTINGS: { readonly [K in WrittenKind]: readonly SceneSetting[] } = {
  weapon: [
    at('glory', [300, 190], ['ground'], ['sparks']),
    at('moon', [300, 200], ['ground'], ['ground', 'fog']),
    at('forge', [300, 240], ['sparks']),
  ],
  armor: [
    at('glory', [300, 190], ['ground']),
    at('curtain', [330, 170], ['ground']),
    at('forge', [300, 260], ['sparks']),
  ],
  object: [
    at('nave', [300, 205], ['ground']),
    at('shelves', [320, 180], ['candles']),
    at('crypt', [300, 190], ['ground'], ['drips']),
  ],
  relic: [
    at('rose', [300, 205], ['sparks'], ['candles']),
    at('glory', [300, 180], ['sparks']),
    at('curtain', [300, 190], ['candles']),
  ],
  dungeon: [
    at('crypt', [300, 220], ['ground']),
    at('pit', [300, 250], ['sparks']),
    at('stairs', [330, 180], ['ground']),
  ],
  adventurer: [at('curtain', [330, 170], ['ground']), at('nave', [300, 200], ['ground'], ['candles'])],
  attack: [at('slashes', [320, 190], ['sparks']), at('vortex', [300, 200], ['sparks'])],
  adversary: [
    at('crypt', [300, 210], ['fog'], ['chains']),
    at('nave', [300, 200], ['candles']),
    at('moon', [300, 200], ['ground', 'fog'], ['ground', 'bats']),
    at('pit', [300, 250], ['brambles'], ['sparks']),
    at('stairs', [330, 180], ['fog'], ['drips']),
    at('gale', [300, 200], ['bats'], ['brambles']),
  ],
  chaos: [at('gale', [300, 200], ['sparks']), at('vortex', [300, 200], ['sparks'], ['brambles'])],
  loot: [at('glory', [300, 190], ['coins'], ['coins', 'sparks']), at('forge', [300, 240], ['coins'])],
  foe: [
    at('crypt', [300, 170], ['chains']),
    at('curtain', [300, 170], ['bats']),
    at('rose', [300, 205], ['fog']),
  ],
  tower: [
    at('moon', [300, 220], ['ground', 'fog']),
    at('stairs', [330, 180], ['ground']),
    at('crypt', [300, 230], ['fog']),
  ],
  spire: [at('rose', [300, 200], ['candles']), at('nave', [300, 210], ['sparks'])],
  starter: [at('glory', [300, 200], ['ground']), at('nave', [300, 205], ['ground'])],
  hero: [at('rose', [300, 205], ['sparks'])],
  board: [at('tower', [300, 150], ['ground', 'fog'])],
  keyword: [at('tower', [300, 150], ['ground', 'fog'])],
};

/** Kinds whose cards may show several of what they are: enemies are many, and must not look alike. */
export const MANY: ReadonlySet<WrittenKind> = new Set(['adversary']);

/** Figures for cards whose author gives none, by kind, or by class for heroes. */
export const FIGURES: { readonly [K in WrittenKind | HeroClass]: readonly [string, ToneName][] } = {
  weapon: [
    ['broadsword', 'steel'],
    ['battle-axe', 'steel'],
    ['warhammer', 'steel'],
    ['spear-hook', 'steel'],
    ['curvy-knife', 'steel'],
  ],
  armor: [
    ['viking-shield', 'steel'],
    ['breastplate', 'steel'],
    ['visored-helm', 'steel'],
    ['layered-armor', 'steel'],
    ['gauntlet', 'steel'],
  ],
  object: [
    ['lantern-flame', 'gold'],
    ['rope-coil', 'lit'],
    ['hourglass', 'gold'],
    ['swap-bag', 'lit'],
    ['spell-book', 'bone'],
  ],
  relic: [
    ['rune-stone', 'lit'],
    ['jewel-crown', 'gold'],
    ['gem-pendant', 'gold'],
    ['holy-grail', 'gold'],
    ['prayer-beads', 'bone'],
    ['skull-signet', 'gold'],
  ],
  dungeon: [
    ['dungeon-gate', 'steel'],
    ['anvil-impact', 'steel'],
    ['castle-ruins', 'bone'],
    ['coffin', 'verd'],
    ['caged-ball', 'steel'],
  ],
  adventurer: [
    ['hooded-figure', 'lit'],
    ['visored-helm', 'steel'],
    ['swordman', 'lit'],
    ['monk-face', 'bone'],
    ['witch-face', 'bone'],
  ],
  attack: [
    ['saber-slash', 'steel'],
    ['crossed-slashes', 'steel'],
    ['thrown-daggers', 'steel'],
    ['punch-blast', 'lit'],
    ['crossed-swords', 'steel'],
  ],
  adversary: [
    ['horned-skull', 'bone'],
    ['ghost', 'bone'],
    ['spider-face', 'bone'],
    ['mimic-chest', 'lit'],
    ['evil-wings', 'lit'],
    ['goblin-head', 'verd'],
    ['gargoyle', 'steel'],
    ['minotaur', 'red'],
    ['wolf-head', 'steel'],
    ['shambling-zombie', 'verd'],
    ['mummy-head', 'bone'],
    ['medusa-head', 'verd'],
    ['scarecrow', 'lit'],
    ['harpy', 'lit'],
    ['centipede', 'red'],
    ['worm-mouth', 'red'],
  ],
  chaos: [
    ['tornado', 'lit'],
    ['third-eye', 'lit'],
    ['burning-eye', 'red'],
    ['screaming', 'bone'],
  ],
  loot: [
    ['locked-chest', 'gold'],
    ['crowned-skull', 'gold'],
    ['gold-stack', 'gold'],
    ['tied-scroll', 'bone'],
  ],
  foe: [
    ['overlord-helm', 'steel'],
    ['vampire-cape', 'steel'],
    ['cowled', 'bone'],
    ['crowned-skull', 'bone'],
    ['hooded-assassin', 'bone'],
    ['executioner-hood', 'steel'],
    ['daemon-skull', 'bone'],
    ['devil-mask', 'red'],
    ['half-dead', 'bone'],
  ],
  tower: [
    ['stone-tower', 'steel'],
    ['medieval-gate', 'bone'],
    ['castle', 'steel'],
  ],
  spire: [
    ['crowned-skull', 'gold'],
    ['key-lock', 'gold'],
    ['evil-tower', 'gold'],
  ],
  starter: [
    ['plain-dagger', 'steel'],
    ['swap-bag', 'lit'],
  ],
  hero: [['visored-helm', 'steel']],
  reaver: [['barbarian', 'red']],
  rogue: [['cowled', 'bone']],
  runelord: [['wizard-face', 'bone']],
  board: [['white-tower', 'steel']],
  keyword: [['book-cover', 'steel']],
};
