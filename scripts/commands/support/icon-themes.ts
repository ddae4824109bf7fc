/** Words that names of icons use for a theme. */
const THEMES: { readonly [theme: string]: string } = {
  animal:
    'bear bird boar cat crow deer dog fish fox frog goat horse lion lizard owl rabbit rat raven snake spider wolf',
  cold: 'freez frost ice icicle snow winter',
  death: 'coffin corpse dead grave mummy reaper skeleton skull tomb',
  fire: 'burn ember explosion fire flame fireplace heat lava torch',
  food: 'apple beer bread cake cheese chicken cook fruit meal meat mushroom pie wine',
  house: 'barn cabin castle door hut key shelter stairs tower window',
  insect: 'ant bee beetle bug butterfly fly scarab spider wasp worm',
  light: 'candle lamp lantern light sun torch',
  magic: 'crystal orb portal potion rune scroll spell wand witch wizard',
  money: 'bank cash chest coin crown gem gold money purse treasure',
  music: 'bell drum flute guitar harp horn lyre music trumpet violin',
  night: 'bat ghost moon night owl star sleep',
  plant: 'branch flower forest herb leaf mushroom plant root rose seed thorn tree vine',
  protection: 'armor breastplate guard helm shield wall',
  religion: 'altar angel ankh church cross halo holy monk prayer priest temple',
  sea: 'anchor boat crab fish octopus pirate sail sea shark shell ship squid wave whale',
  sickness: 'bandage bleeding medical pill plague poison syringe virus vomit',
  thief: 'cloak dagger hood key lock mask robber rogue steal',
  tool: 'anvil axe gear hammer ladder nail pick rope saw wrench',
  undead: 'bone ghost haunting mummy shambling skeleton vampire zombie',
  war: 'arrow axe bow catapult crossed flag spear sword',
  weapon: 'arrow axe bow club crossbow dagger halberd hammer mace spear staff sword whip',
  weather: 'cloud fog lightning rain snow storm sun tornado wind',
};

/** The words that a search for one looks for: itself, and those of the theme of that name. */
export const wordsFor = (word: string): readonly string[] => [
  word,
  ...(Object.hasOwn(THEMES, word) ? THEMES[word].split(' ') : []),
];

/** All themes, for help. */
export const THEME_NAMES: readonly string[] = Object.keys(THEMES);
