/** Ids of what describes an element, as an attribute takes them; undefined: there are none. */
export const ids = (...all: readonly (string | false | undefined)[]): string | undefined =>
  all.filter((id) => id !== undefined && id !== false && id !== '').join(' ') || undefined;
