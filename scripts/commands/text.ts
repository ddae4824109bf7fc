import { contents } from '../../shared/games/index.ts';
import { nameInPack } from '../../shared/packs/card-id.ts';
import { lookupIn } from '../../shared/packs/content.ts';
import { LANGUAGES } from '../../shared/words/languages.ts';
import { toText } from '../../shared/words/tokens.ts';
import { oneOf, readArgs, UsageError } from './support/args.ts';
import { print, printJson } from './support/output.ts';
import { loadShelf } from './support/packs.ts';

export const help = `text <pack> [--mods folder...] [--lang en|de] [--json]

Prints what the cards of a pack say, each with its name: the rules text that the game makes of it.

  --mods <folder>   a pack, or a folder of packs, besides those that ship with the game
  --lang de         in German
  --json            print one JSON document: [{ id, name, text }]`;

/**
 * The command `cli text`.
 *
 * @returns the exit code
 * @throws UsageError when there is no such pack
 */
export function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, {
    mods: { type: 'string', multiple: true },
    lang: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (positionals.length !== 1) throw new UsageError('Name one pack: cli text <pack>.');
  const language = oneOf('language', flags.lang ?? 'en', LANGUAGES);
  const shelf = loadShelf(flags.mods ?? []);
  const [pack] = positionals;
  const definitions = shelf.definitions(shelf.withRequired([pack]));
  const { manifest } = shelf.loaded.packs.find(({ id }) => id === pack)!;
  const { language: words } = contents.find(({ game }) => game === manifest.game)!;
  const titles = shelf.titles(language);
  const name = (id: string): string => titles.name(id);
  const rows = Object.entries(shelf.loaded.cards)
    .filter(([, card]) => card.pack === pack)
    .map(([id, { definition }]) => {
      const said = words?.text(definition, language, name, lookupIn(definitions));
      return { id: nameInPack(id), name: name(id), text: said === undefined ? '' : toText(said.clauses) };
    });
  if (flags.json) printJson(rows);
  else for (const row of rows) print(row.text === '' ? row.name : `${row.name}: ${row.text}`);
  return Promise.resolve(0);
}
