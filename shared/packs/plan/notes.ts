import type { Json } from '../../engine/json.ts';
import { outermost } from '../edit/nested.ts';
import type { Operation } from '../edit/operation.ts';
import { notesIn } from './read.ts';
import type { WorkshopFile } from './schema.ts';

/** The notes of a pack follow a card that gets another name. */
export function renamedInNotes(data: Json | undefined, from: string, to: string): readonly Operation[] {
  const notes = notesIn(data);
  if (data === undefined || notes === null) return [];
  const place = notes.order?.indexOf(from) ?? -1;
  return [
    ...(notes.cards?.[from] === undefined
      ? []
      : [{ op: 'move', from: `/cards/${from}`, path: `/cards/${to}` } as const]),
    ...(place < 0 ? [] : [{ op: 'replace', path: `/order/${place}`, value: to } as const]),
    ...sourcesOf(notes, from).map(
      (at) => ({ op: 'move', from: `${at}/${from}`, path: `${at}/${to}` }) as const,
    ),
  ];
}

/** Nothing is noted any more of a card that goes. */
export function goneFromNotes(data: Json | undefined, name: string): readonly Operation[] {
  const notes = notesIn(data);
  if (data === undefined || notes === null) return [];
  const place = notes.order?.indexOf(name) ?? -1;
  return [
    ...(notes.cards?.[name] === undefined
      ? []
      : [{ op: 'remove', path: outermost(data, `/cards/${name}`) } as const]),
    ...(place < 0 ? [] : [{ op: 'remove', path: `/order/${place}` } as const]),
    ...sourcesOf(notes, name).map(
      (at) => ({ op: 'remove', path: outermost(data, `${at}/${name}`) }) as const,
    ),
  ];
}

/** Where it is noted from which words a card was translated, one place for each language. */
const sourcesOf = ({ translated = {} }: WorkshopFile, name: string): readonly string[] =>
  Object.keys(translated).flatMap((language) =>
    translated[language].cards?.[name] === undefined ? [] : [`/translated/${language}/cards`],
  );
