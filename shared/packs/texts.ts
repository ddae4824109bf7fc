import { validateTextFile } from '../generated/validators.js';
import { filesIn } from './cards.ts';
import { pathOf } from './manifest.ts';
import { reportTextNeeds } from './needs.ts';
import { isForeign, nameInPack, packOf } from './card-id.ts';
import { reachOf } from './reach.ts';
import type { Json } from '../engine/json.ts';
import type { ReadyPack } from './order.ts';
import type { ProblemLog } from './problem-log.ts';
import { badEntries, readJson } from './read.ts';
import { reporter } from './report.ts';
import { CARD_ID, CARD_NAME, LANGUAGE_TAG, type CardText } from './schema.ts';
import type { Shelf } from './shelf.ts';
import { LIMITS } from './source.ts';
import { formsOf, plainName } from '../words/names.ts';
import { writtenIn } from './untranslated.ts';

/** Names and stories of cards by language and full id. */
export interface CardTexts {
  [language: string]: { [cardId: string]: CardText };
}

/** Words of a card as a file has them, with its name by itself. */
export function plainText(written: { readonly name?: unknown; readonly story?: unknown }): CardText {
  const { name, story } = written;
  const [plain, forms] = [plainName(name), formsOf(name)];
  return {
    ...(plain !== undefined && { name: plain }),
    ...(typeof story === 'string' && { story }),
    ...(forms && { forms }),
  };
}

/** How the names of cards decline that their definitions themselves say, in the languages of their packs. */
export function readForms(shelf: Shelf, texts: CardTexts): void {
  for (const [
    id,
    {
      definition,
      pack: { manifest },
    },
  ] of shelf.cards) {
    const forms = formsOf(definition['name']);
    if (forms === undefined) continue;
    const language = writtenIn(manifest);
    (texts[language] ??= {})[id] = { ...texts[language][id], forms };
  }
}

const CARD = new RegExp(`${CARD_NAME}|${CARD_ID}`);
const LANGUAGE = new RegExp(LANGUAGE_TAG);

/**
 * Reads what a pack says in other languages of its own cards, and of those of packs that it requires or gets along with,
 * into `texts`: packs are read in their order, and what comes later takes the place of what was there. An entry with an error
 * is left out.
 */
export function readTexts(pack: ReadyPack, shelf: Shelf, texts: CardTexts, log: ProblemLog): void {
  const names = new Map<string, string[]>();
  const namesIn = (home: ReadyPack): string[] => {
    const known = names.get(home.id) ?? shelf.namesIn(home);
    names.set(home.id, known);
    return known;
  };
  let languages = 0;
  for (const file of filesIn(pack.source, 'text')) {
    const language = file.path.slice('text/'.length, -'.json'.length);
    if (!LANGUAGE.test(language)) {
      reporter(log, pack.id, pathOf(pack.source, file.path))('bad-language', '', { name: language });
      continue;
    }
    languages++;
    if (languages > LIMITS.languagesPerPack) {
      const data = { limit: LIMITS.languagesPerPack };
      reporter(log, pack.id, pathOf(pack.source, file.path))('too-many-languages', '', data);
      continue;
    }
    const read = readJson(pack.source, file, pack.id, log, null, (value) =>
      validateTextFile(value) ? true : (validateTextFile.errors ?? []),
    );
    const value = read?.document.value;
    if (!read || typeof value !== 'object' || value === null) continue;
    const named = Object.keys(value).filter((key) => key !== '$schema');
    const isOfOthers = named.length > 0 && named.every(isForeign);
    if (language === writtenIn(pack.manifest) && !isOfOthers)
      read.report('own-language', '', { language }, { severity: 'warning' });
    const bad = badEntries(read.bad, 1);
    for (const [name, text] of Object.entries(value as { readonly [card: string]: Json })) {
      if (!CARD.test(name) || bad.has(`/${name}`)) continue;
      if (reportTextNeeds(read.report, name, text, pack.manifest.format).length > 0) continue;
      const owner = isForeign(name) ? packOf(name) : pack.id;
      const reach = reachOf(pack, owner, shelf);
      if (reach === 'absent') continue;
      const id = shelf.resolve(`${owner}:${nameInPack(name)}`);
      const place = `/${name}`;
      if (reach === 'undeclared')
        read.report('text-undeclared', place, { id: name, pack: owner }, { atKey: true });
      else if (!shelf.cards.has(id)) {
        // The text of a card that has a problem itself is not another mistake.
        if (shelf.dropped.has(id) || shelf.lost.some((lost) => lost.pack === owner)) continue;
        const home = shelf.packs.get(owner)?.pack ?? pack;
        const data = () => ({ id: name, ...shelf.suggest(pack, nameInPack(name), () => namesIn(home)) });
        read.report('text-without-card', place, data, { severity: 'warning', atKey: true });
      } else (texts[language] ??= {})[id] = plainText(text as object);
    }
  }
}
