/** Words that names of icons use for a theme. */
const THEMES: { readonly [theme: string]: string } = {
  animal:
    'bear bird boar cat crow deer dog fish fox frog goat horse lion lizard owl rabbit rat raven snake spider wolf',
  blood: 'bleeding bloody drop fangs vampire wound',
  circus: 'acrobatic carousel clown elephant jester juggler juggling lion magic tent unicycle',
  cold: 'freez frost ice icicle snow winter',
  crime: 'bandit dagger handcuffed knife lockpick mask prisoner robber',
  death: 'coffin corpse dead grave mummy reaper skeleton skull tomb',
  dream: 'cloud eye moon night sleep sleepy star',
  evil: 'daemon devil horned imp pentacle skull',
  fear: 'dread ghost haunting screaming skull terror',
  fire: 'burn ember explosion fire flame fireplace heat lava torch',
  food: 'apple beer bread cake cheese chicken cook fruit meal meat mushroom pie wine',
  garden: 'basket bee butterfly flower fruit gardening hedge leaf plant rose seed shears snail watering',
  help: 'bandage hand healing heart lantern medical',
  hero: 'armor cape crown knight medal shield sword',
  house: 'barn cabin castle door hut key shelter stairs tower window',
  insect: 'ant bee beetle bug butterfly fly scarab spider wasp worm',
  king: 'castle crown king queen scepter throne',
  knowledge: 'book brain eye feather glasses owl quill read scroll',
  law: 'gavel handcuffs justice prisoner scales tribunal',
  light: 'candle lamp lantern light sun torch',
  love: 'cherish cupidon heart lovers ring rose',
  luck: 'clover dice horseshoe ladybug shamrock',
  madness: 'brain eyes jester screaming spiral tentacle vortex',
  magic: 'crystal orb portal potion rune scroll spell wand witch wizard',
  money: 'bank cash chest coin crown gem gold money purse treasure',
  music: 'bell drum flute guitar harp horn lyre music trumpet violin',
  night: 'bat ghost moon night owl star sleep',
  plant: 'branch flower forest herb leaf mushroom plant root rose seed thorn tree vine',
  poison: 'bottle fangs mushroom potion scorpion skull snake spider vial',
  protection: 'armor breastplate guard helm shield wall',
  religion: 'altar angel ankh church cross halo holy monk prayer priest temple',
  sea: 'anchor boat crab fish octopus pirate sail sea shark shell ship squid wave whale',
  secret: 'book eye hidden key lock mask padlock scroll',
  sickness: 'bandage bleeding medical pill plague poison syringe virus vomit',
  storm: 'cloud heavy lightning rain thunder tornado wind',
  thief: 'cloak dagger hood key lock lockpick mask robber rogue steal',
  time: 'backward calendar clock hourglass pendulum stopwatch sundial year',
  tool: 'anvil axe gear hammer ladder nail pick rope saw wrench',
  travel: 'boat boot camel compass footprint footsteps horse path walk wagon',
  undead: 'bone ghost haunting mummy shambling skeleton vampire zombie',
  war: 'arrow axe bow catapult crossed flag spear sword',
  water: 'bucket drop drowning fish fountain river sea splash wave well',
  weapon: 'arrow axe bow club crossbow dagger halberd hammer mace spear staff sword whip',
  weather: 'cloud fog lightning rain snow storm sun tornado wind',
  wood: 'axe branch forest leaf log oak plank tree',
};

/** The words that belong to a theme; none where a word is no theme. */
export const belongingTo = (word: string): readonly string[] =>
  Object.hasOwn(THEMES, word) ? THEMES[word].split(' ') : [];

/** All themes, for help. */
export const THEME_NAMES: readonly string[] = Object.keys(THEMES);
