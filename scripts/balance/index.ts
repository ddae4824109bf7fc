// What the base set is like to play: `npm run balance [-- --solo N --party N --finales N --games N --bot name --seed text
// --heroes id,id --workers W]`.
//
// Plays games with every hero and with parties, tries every Spire card from late positions and every card of the needed
// packs by substitution, and writes docs/balance.md. Fails where something lies outside what the base set is made for. What
// has been counted of the cards is kept in tmp/balance: stopped, that goes on from there. `--dry` prints only.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brokenBands, playBands } from './bands.ts';
import { brokenCards, tryCards } from './cards.ts';
import { brokenFinales, tryFinales } from './finales.ts';
import { page } from './page.ts';
import { versionsOf } from '../../shared/lab/plan.ts';
import { commaList, wholeNumber } from '../commands/support/args.ts';
import { chosenBot, chosenGame } from '../commands/support/games.ts';
import { note } from '../commands/support/output.ts';
import { chosenHeroes, loadShelf } from '../commands/support/packs.ts';
import { ROOT } from '../commands/support/paths.ts';

const REPORT = 'docs/balance.md';
const MOST = 10_000_000;

const { values: flags } = parseArgs({
  options: {
    /** Solo games of each hero. */
    solo: { type: 'string', default: '2000' },
    /** Games of parties of each size. */
    party: { type: 'string', default: '1000' },
    /** Late positions from which every Spire card is tried. */
    finales: { type: 'string', default: '500' },
    /** Pairs of games in which the cards are tried. */
    games: { type: 'string', default: '1000' },
    /** Who plays all but the attempts at Spire cards. */
    bot: { type: 'string', default: 'adept' },
    seed: { type: 'string', default: 'balance' },
    /** Heroes of the games in which the cards are tried. */
    heroes: { type: 'string' },
    workers: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});

const entry = chosenGame('ravingspire');
const packs = entry.scenarios.defaultPacks;
const shelf = loadShelf([]);
const definitions = shelf.definitions(packs);
const bot = chosenBot(entry, flags.bot);
const { seed } = flags;
const workers = wholeNumber('workers', flags.workers, availableParallelism(), 1, 256);
const count = (name: 'solo' | 'party' | 'finales' | 'games'): number =>
  wholeNumber(name, flags[name], 0, 1, MOST);

const rows = await playBands(
  entry,
  definitions,
  { bot, solo: count('solo'), party: count('party'), seed, packs, workers },
  ({ who }) => note(who),
);
const finales = await tryFinales(
  entry,
  definitions,
  { positions: count('finales'), seed, packs, workers },
  (positions) => positions % 50 === 0 && note(`${positions} of ${flags.finales} late positions`),
);
const heroes =
  flags.heroes === undefined ? undefined : chosenHeroes(entry, definitions, commaList(flags.heroes));
const counted = (['solo', 'party', 'finales', 'games', 'bot', 'seed'] as const)
  .map((name) => `--${name} ${flags[name]}`)
  .join(' ');
const command = `npm run balance -- ${counted}${flags.heroes === undefined ? '' : ` --heroes ${flags.heroes}`}`;
const wanted = { packs, pack: packs[0], heroes, bot, seed, games: count('games') };
const cards = await tryCards(shelf, entry, wanted, workers);
if (cards === null) {
  process.exitCode = 1;
} else {
  const broken = [...brokenBands(rows), ...brokenFinales(finales), ...brokenCards(cards.result)];
  const text = page({ command, rows, finales, master: versionsOf(entry, 'master').weights, cards, broken });
  if (flags.dry) process.stdout.write(text);
  else writeFileSync(join(ROOT, REPORT), text);
  for (const one of broken) console.log(`BROKEN ${one}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
