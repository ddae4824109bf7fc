import { IntlMessageFormat } from 'intl-messageformat';

type Elements = ReturnType<IntlMessageFormat['getAst']>;
type Element = Elements[number];

/** The tag around the words that a message chooses by a value. */
export const tagOf = (name: string): string => `chosen-by-${name}`;

/** An element that holds nothing yet. */
const emptyTag = (name: string): Element =>
  new IntlMessageFormat(`<${tagOf(name)}></${tagOf(name)}>`).getAst()[0];

/**
 * A parsed message in which the words chosen by some of its values are in a tag each: what depends on a value is known to
 * the message, in every language, without a mark in its text.
 *
 * @param names of the values
 */
export function tagBranches(message: Elements, names: readonly string[]): Elements {
  return message.map((element): Element => {
    if ('children' in element) return { ...element, children: tagBranches(element.children, names) };
    if (!('options' in element)) return element;
    const tag = names.includes(element.value) ? emptyTag(element.value) : undefined;
    const options = Object.fromEntries(
      Object.entries(element.options).map(([choice, option]) => {
        const value = tagBranches(option.value, names);
        return [
          choice,
          { ...option, value: tag === undefined ? value : [{ ...tag, children: value } as Element] },
        ];
      }),
    );
    return { ...element, options } as Element;
  });
}

/** What a value is that is set in as it is. */
const SET_IN = new IntlMessageFormat('{name}').getAst()[0].type;

/** What a text is that needs no value. */
const LITERAL = new IntlMessageFormat('text').getAst()[0].type;

/** The names of the values that a parsed message sets in as they are; a word for another value may look like one. */
export function namesSetIn(message: Elements): readonly string[] {
  const names = message.flatMap((element): readonly string[] => {
    if ('children' in element) return namesSetIn(element.children);
    if ('options' in element) return Object.values(element.options).flatMap(({ value }) => namesSetIn(value));
    return element.type === SET_IN && 'value' in element ? [element.value] : [];
  });
  return [...new Set(names)];
}

/** The names of all values and tags that a parsed message asks for. */
export function namesAskedFor(message: Elements): readonly string[] {
  const names = message.flatMap((element): readonly string[] => {
    const inner =
      'children' in element
        ? namesAskedFor(element.children)
        : 'options' in element
          ? Object.values(element.options).flatMap(({ value }) => namesAskedFor(value))
          : [];
    return element.type === LITERAL || !('value' in element) ? inner : [element.value, ...inner];
  });
  return [...new Set(names)];
}
