/** A card without what its author has noted of it: what a game gets, and what tables keep. */
export function withoutNotes<T extends object>(definition: T): T {
  if (!Object.hasOwn(definition, 'notes')) return definition;
  return Object.fromEntries(Object.entries(definition).filter(([field]) => field !== 'notes')) as T;
}
