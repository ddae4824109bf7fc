// Messages of the text catalogues, taken apart.
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { wholeOf, type Sentences } from '../../shared/words/catalogue.ts';

/** The names of the values that a message uses, in whatever case, with a capital or without. */
export const valuesIn = (message: Sentences): Set<string> =>
  new Set(
    [...argumentsOf(parse(wholeOf(message)))].map((name) =>
      name.replace(/_(?:acc|dat|gen)$/, '').replace(/^./, (letter) => letter.toLowerCase()),
    ),
  );

function argumentsOf(elements: readonly MessageFormatElement[]): Set<string> {
  const found = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(element.value);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const { value } of Object.values(element.options))
        for (const name of argumentsOf(value)) found.add(name);
    }
  }
  return found;
}
