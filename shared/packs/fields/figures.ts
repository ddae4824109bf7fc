import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Site } from '../sentence/forms.ts';
import type { FieldBench } from './bench.ts';
import { inside } from './places.ts';
import { FormSpeaker } from './speaker.ts';

/** Something that a card says of itself outside of its programs, in words. */
export interface CardFigure {
  readonly at: string;
  readonly label: string;
  readonly value: string;
}

/** What is no figure: who a card is, and how it looks. */
const PERSONAL: readonly string[] = ['id', 'art'];

/** What a card says of itself outside of its programs: each number, word and text by itself, in the order of the schema. */
export function figuresOf(bench: FieldBench, definition: Json, language: Language): readonly CardFigure[] {
  const speaker = new FormSpeaker(bench, language);
  const { forms } = bench;
  const visit = (site: Site): readonly CardFigure[] => {
    if (site.value === undefined || forms.isProgram(site.schema)) return [];
    const short = speaker.value(site, site.value);
    // Whole where it is cut short.
    const value = short?.endsWith('…') === true && typeof site.value === 'string' ? site.value : short;
    return value === undefined
      ? inside(forms, site).flatMap(visit)
      : [{ at: site.at, label: speaker.place(site), value }];
  };
  return inside(forms, forms.top(definition))
    .filter(({ key }) => !PERSONAL.includes(key))
    .flatMap(visit);
}
