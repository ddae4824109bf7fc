const NUMBERS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'ninety',
];
const MANNERS =
  'amber ashen bitter black blind bold bone brazen broken candid cold crooked cruel damp dim drowned dusty early faded faithful feral frozen gilded gloomy golden grave gray grim hollow humble hungry idle iron jolly late lonely lost merry mild misty mute odd old pale patient polite proud quiet restless rusty silent silver sleepy slow small solemn stern stray sullen thorny tidy vain velvet wet wicked'.split(
    ' ',
  );
const THINGS =
  'abbots acorns anvils arches bats beacons bells bishops bridges candles cellars chalices choirs clerks cloaks coins crowns crows daggers doors dragons embers falcons foxes gargoyles gates geese ghosts goblets hermits horns hounds keys knights lanterns locks magpies maps masks mirrors monks moons mushrooms owls pilgrims poets queens rats ravens riddles rings roads roses scribes shadows spiders stairs thorns toads torches towers wolves wells windows'.split(
    ' ',
  );

/** A seed that can be read out over the telephone: "seven-wet-ravens". */
export function drawSeed(): string {
  return [NUMBERS, MANNERS, THINGS].map(drawn).join('-');
}

function drawn(words: readonly string[]): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return words[number % words.length];
}
