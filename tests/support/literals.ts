import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a message says itself, without the names of its values and choices. */
export function literals(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return literals(element.children);
      if (element.type !== TYPE.select && element.type !== TYPE.plural) return ' ';
      return Object.values(element.options)
        .map(({ value }) => literals(value))
        .join(' ');
    })
    .join('');
}
