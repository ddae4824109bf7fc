import type { FaceReport, Misfit } from '../../face/face.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { plainName } from '../../words/names.ts';
import type { Definition } from '../content.ts';
import { isOutdated, type TranslatedFrom } from '../plan/read.ts';
import type { CardText } from '../schema.ts';
import type { CardTexts } from '../texts.ts';
import { isText } from '../untranslated.ts';
import type { AdviceRow } from './advice-row.ts';
import type { Habits } from './habits.ts';
import type { PlayerWords } from './player-words.ts';

/** From this share of the base set's cards of a kind on, a card of that kind should have a story, or a picture. */
const MOSTLY = 0.5;

const row = (
  kind: AdviceRow['kind'],
  severity: AdviceRow['severity'],
  code: string,
  at: string,
  where: string,
  words: string,
): AdviceRow => ({ kind, code, severity, at, where, words, cures: [], cards: [] });

/** What the words of a card are looked for in. */
interface WrittenWords {
  readonly habits: Habits;
  /** In other languages, by language and full id. */
  readonly texts: CardTexts;
  readonly translatedFrom?: TranslatedFrom | undefined;
  /** The tag of the language that the card is written in. */
  readonly written: string;
}

/** What a card has not got yet, or not as it is now, although it would play so: story, picture, translations. */
export function missingAdvice(
  definition: Definition,
  own: string,
  where: string,
  { habits, texts, translatedFrom, written }: WrittenWords,
  words: PlayerWords,
): AdviceRow[] {
  const hint = (code: string, at: string, said: string): AdviceRow =>
    row('missing', 'hint', code, at, where, said);
  const dress = (['story', 'art'] as const)
    .filter((field) => !isWritten(definition[field]) && habits.share(definition, field) >= MOSTLY)
    .map((field) => hint(`no-${field}`, `/${field}`, words.say(`missing.${field}`)));
  const foreign = LANGUAGES.filter((language) => language !== written).flatMap((language) => {
    const said = texts[language]?.[own] ?? {};
    return (['name', 'story'] as const).flatMap((field): AdviceRow[] => {
      const [source, target = ''] = [plainName(definition[field]) ?? '', said[field]];
      const was = translatedFrom?.(language, definition.id, field);
      const facts = { field: words.field(field), language: words.languageName(language) };
      const at = `/${field}`;
      if (isText(definition[field], said[field]))
        return [{ ...hint('no-translation', at, words.say('missing.translation', facts)), language }];
      if (!isOutdated(target, source, was)) return [];
      const told = words.say('missing.outdated', { ...facts, was: words.quoted(was) });
      return [{ ...hint('outdated', at, told), language }];
    });
  });
  const stale = LANGUAGES.flatMap((language): AdviceRow[] => {
    const isOwn = language === written;
    const { forms, name } = texts[language]?.[own] ?? {};
    const form = strangeForm(forms, isOwn ? plainName(definition['name']) : name);
    if (form === undefined) return [];
    const facts = { language: words.languageName(language), form: words.quoted(form) };
    return [
      { ...hint('strange-form', '/name', words.say('missing.form', facts)), ...(!isOwn && { language }) },
    ];
  });
  return [...dress, ...foreign, ...stale];
}

/** A form that is none of a name: it was written for another one. "Mice" is one of "Mouse". */
function strangeForm(forms: CardText['forms'], name: string | undefined): string | undefined {
  if (forms === undefined || name === undefined) return undefined;
  const begins = (form: string, letters: number): boolean =>
    beginnings(form, letters).some((one) => beginnings(name, letters).includes(one));
  if (forms.gen !== undefined && !begins(forms.gen, GENITIVE)) return forms.gen;
  return forms.many !== undefined && !begins(forms.many, 1) ? forms.many : undefined;
}

/** Letters at the beginning of a word that its genitive has as well. */
const GENITIVE = 3;

/** The first letters of each word, without umlauts, which come and go with the plural. */
const beginnings = (text: string, letters: number): readonly string[] =>
  [
    ...text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}]+/gu),
  ].map(([word]) => word.slice(0, letters));

const isWritten = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined;

/** What the drawn card does not show as it should. */
export const misfitAdvice = (face: FaceReport, where: string, words: PlayerWords): AdviceRow[] =>
  face.misfits.map((misfit) =>
    row('misfit', 'hint', misfit.problem, PLACES[misfit.part] ?? '', where, saidOf(misfit, words)),
  );

/** Where the words of a part of the face come from; those of all others come from the whole card. */
const PLACES: { readonly [part in Misfit['part']]?: string } = {
  name: '/name',
  story: '/story',
  picture: '/art',
};

function saidOf(misfit: Misfit, words: PlayerWords): string {
  const part = words.say(`face.${misfit.part}`);
  switch (misfit.problem) {
    case 'too-long':
      return words.say('misfit.too-long', { part });
    case 'long-word':
      return words.say('misfit.long-word', { part, word: words.quoted(misfit.word) });
    case 'unknown-letter':
      return words.say('misfit.unknown-letter', { part, letter: words.quoted(misfit.letter) });
    case 'unknown-icon':
      return words.say('misfit.unknown-icon', { part, icon: words.quoted(misfit.icon) });
    case 'coarse-picture':
      return words.say('misfit.coarse-picture', { dots: misfit.dots, least: misfit.least });
  }
}
