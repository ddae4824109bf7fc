import { formsOf } from '../words/names.ts';

/** A card without what its author has noted of it: what a game gets, and what tables keep. */
export function withoutNotes<T extends object>(definition: T): T {
  if (!Object.hasOwn(definition, 'notes')) return definition;
  return Object.fromEntries(Object.entries(definition).filter(([field]) => field !== 'notes')) as T;
}

/** A card whose name is a text: how it declines is known to its words alone (`CardText`). */
export function withPlainName<T extends { readonly [field: string]: unknown }>(definition: T): T {
  const forms = formsOf(definition['name']);
  return forms === undefined ? definition : { ...definition, name: forms.one };
}
