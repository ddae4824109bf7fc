import { validateTextFile } from '../generated/validators.js';
import { filesIn } from './cards.ts';
import { pathOf } from './manifest.ts';
import { reportNeeds } from './needs.ts';
import type { ReadyPack } from './order.ts';
import type { ProblemLog } from './problem-log.ts';
import { badEntries, readJson } from './read.ts';
import { reporter } from './report.ts';
import { CARD_NAME, LANGUAGE_TAG, type CardText } from './schema.ts';
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

const CARD = new RegExp(CARD_NAME);
const LANGUAGE = new RegExp(LANGUAGE_TAG);

/** Reads the translations of a pack's own cards into `texts`. An entry with an error is left out. */
export function readTexts(pack: ReadyPack, shelf: Shelf, texts: CardTexts, log: ProblemLog): void {
  const { format } = pack.manifest;
  const isLost = shelf.lost.some((lost) => lost.pack === pack.id);
  let names: string[] | undefined;
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
    if (language === writtenIn(pack.manifest))
      read.report('own-language', '', { language }, { severity: 'warning' });
    const bad = badEntries(read.bad, 1);
    for (const [name, text] of Object.entries(value)) {
      const id = shelf.resolve(`${pack.id}:${name}`);
      if (!CARD.test(name) || bad.has(`/${name}`)) continue;
      if (reportNeeds(read.report, 'text', text, { format }, `/${name}`).length > 0) continue;
      if (shelf.cards.has(id)) (texts[language] ??= {})[id] = plainText(text as object);
      // The text of a card that has a problem itself is not another mistake.
      else if (!shelf.dropped.has(id) && !isLost) {
        const data = () => ({
          id: name,
          ...shelf.suggest(pack, name, () => (names ??= shelf.namesIn(pack))),
        });
        read.report('text-without-card', `/${name}`, data, { severity: 'warning', atKey: true });
      }
    }
  }
}
