import type { Language } from '../../../shared/words/languages.ts';

/** Words of one language whose members all go together: a number, a manner, several things. */
type Lists = readonly (readonly string[])[];

const listsOf = (...lists: readonly string[]): Lists => lists.map((list) => list.split(' '));

/** Only letters that every keyboard has: seeds are typed as well. */
export const SEED_WORDS: { readonly [L in Language]: Lists } = {
  en: listsOf(
    'two three four five six seven eight nine ten eleven twelve ninety',
    'amber ashen bitter black blind bold bone brazen broken candid cold crooked cruel damp dim drowned dusty early faded faithful feral frozen gilded gloomy golden grave gray grim hollow humble hungry idle iron jolly late lonely lost merry mild misty mute odd old pale patient polite proud quiet restless rusty silent silver sleepy slow small solemn stern stray sullen thorny tidy vain velvet wet wicked',
    'abbots acorns anvils arches bats beacons bells bishops bridges candles cellars chalices choirs clerks cloaks coins crowns crows daggers doors dragons embers falcons foxes gargoyles gates geese ghosts goblets hermits horns hounds keys knights lanterns locks magpies maps masks mirrors monks moons mushrooms owls pilgrims poets queens rats ravens riddles rings roads roses scribes shadows spiders stairs thorns toads torches towers wolves wells windows',
  ),
  de: listsOf(
    'zwei drei vier sieben acht neun zehn elf neunzig',
    'alte artige bittere blasse blinde bunte dunkle durstige edle eherne eilige einsame eiserne eitle ernste ferne feuchte fleckige freche fremde frohe fromme ganze geduldige gierige goldene graue grimmige halbe heimliche heisere hohle hungrige kalte kleine klamme krumme lange leise letzte listige matte milde morsche muntere nasse neblige neidische rastlose rostige sanfte satte scheue schiefe schlaue silberne staubige stille stolze strenge stumme sture tapfere treue verlorene wackere wilde winzige zahme zerbrochene zornige',
    'amseln boten dachse disteln dolche drachen eicheln elstern eulen fackeln falken fenster geister glocken hunde igel kelche keller kerzen kronen laternen masken monde motten narren nonnen pforten pilger pilze raben ratten ringe ritter rosen ruinen schatten schreiber spiegel spinnen stufen tauben treppen unken wege wiesel winde wolken zinnen',
  ),
};

/** A seed that can be read out over the telephone: "seven-wet-ravens", „sieben-nasse-raben“. */
export function drawSeed(language: Language): string {
  return SEED_WORDS[language].map(drawn).join('-');
}

function drawn(words: readonly string[]): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return words[number % words.length];
}
