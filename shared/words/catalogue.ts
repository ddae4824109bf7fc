/** A message in ICU MessageFormat: whole, or sentence by sentence where it would be a long one. */
export type Sentences = string | readonly string[];

/** Messages by key. */
export type Catalogue<K extends string = string> = { readonly [key in K]: Sentences };

/** The whole of a message. */
export const wholeOf = (message: Sentences): string =>
  typeof message === 'string' ? message : message.join(' ');

/**
 * The key of the words that a message has for one of its values. A choice between many words is a value set in, and a
 * message for each word: `{phase}` in `refusal` is said by `refusal.phase.move`, or by `refusal.phase.other` where the
 * value has none of its own. Undefined where the message sets the value in as it is.
 */
export function branchOf(messages: Catalogue, key: string, name: string, value: string): string | undefined {
  const other = `${key}.${name}.other`;
  if (!(other in messages)) return undefined;
  const own = `${key}.${name}.${value}`;
  return own in messages ? own : other;
}

/** Nouns by name, each in the forms that messages ask for: "a weapon", "weapon", "weapons". */
export type Nouns<N extends string, F extends string> = {
  readonly [noun in N]: { readonly [form in F]: string };
};

/** A table of nouns as messages: `family.noun.form`. */
export const nounMessages = <P extends string, N extends string, F extends string>(
  family: P,
  nouns: Nouns<N, F>,
): { readonly [key in `${P}.${N}.${F}`]: string } =>
  Object.fromEntries(
    Object.entries<Nouns<N, F>[N]>(nouns).flatMap(([noun, forms]) =>
      Object.entries<string>(forms).map(([form, said]) => [`${family}.${noun}.${form}`, said]),
    ),
  ) as { readonly [key in `${P}.${N}.${F}`]: string };
