import type { FirstCard } from '../../../shared/packs/advice/game-advice.ts';
import type { CardWords } from '../../../shared/packs/card-words.ts';
import { kindsIn } from '../../../shared/packs/fields/kind-fields.ts';
import { labelOfKind, pluralOfKind } from '../../../shared/packs/labels/labels.ts';
import { Forms } from '../../../shared/packs/sentence/forms.ts';
import { wordsOf } from '../../../shared/packs/words-of.ts';
import type { CardKind, PackAbout } from '../../../shared/rpc/messages/workshop.ts';
import type { Manifest } from '../../../shared/packs/schema.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { templatesOf } from './templates.ts';
import type { WrittenPack } from './written-pack.ts';

/** What a pack is and which cards it may have, in the language of a page. */
export function packAbout(pack: WrittenPack, language: Language): PackAbout {
  const { id, manifest, content } = pack;
  const { description = '', translations = {} } = manifest ?? {};
  return {
    pack: id,
    title: manifest === null ? id : wordsOf({ ...manifest, description, translations }, language).title,
    version: manifest?.version ?? '',
    game: content?.game ?? '',
    kinds: content?.language === undefined ? [] : kindsOf(content.language, language),
    templates: templatesOf(pack),
    unsaid: manifest === null ? 0 : unsaidIn(manifest),
    first: firstOf(content?.advice?.first, language),
  };
}

/** How many texts of a pack itself are missing in the languages of the program. */
function unsaidIn({ language = 'en', description = '', translations = {} }: Manifest): number {
  const others = LANGUAGES.filter((tag) => tag !== language).map((tag) => translations[tag]);
  const missing = (text: string | undefined): boolean => text === undefined || text.trim() === '';
  const titles = others.filter((said) => missing(said?.title)).length;
  const descriptions = others.filter((said) => missing(said?.description)).length;
  return titles + (missing(description) ? 0 : descriptions);
}

const firstOf = (first: FirstCard | undefined, language: Language): PackAbout['first'] =>
  first === undefined ? null : { kind: first.kind, typed: first.typed[language] };

function kindsOf(words: CardWords, language: Language): CardKind[] {
  const labels = words.labels[language];
  return kindsIn(new Forms(words)).map((kind) => ({
    kind,
    name: labelOfKind(labels, kind),
    plural: pluralOfKind(labels, kind),
    about: words.kinds[kind][language],
    brief: words.briefly[kind][language],
    sort: words.sorts[kind]?.[language] ?? '',
  }));
}
