// What a word does, as elements of the editor's own tree, which the styles of the page do not reach.
import type { WordHelp } from '../../../shared/rpc/messages/workshop.ts';
import type { Words } from '../../ui/words.ts';
import type { TextKey } from '../text/en.ts';

/** A paragraph. @param head what it begins with, in bold letters */
export function paragraph(text: string, head = ''): HTMLElement {
  const element = document.createElement('p');
  const bold = document.createElement('b');
  bold.textContent = head;
  element.append(...(head === '' ? [text] : [bold, ` ${text}`]));
  return element;
}

/** What is known of a word. */
export function helpBox({ name, does, example, cards }: WordHelp, t: Words<TextKey>): HTMLElement {
  const box = document.createElement('div');
  box.className = 'help';
  box.append(paragraph(does, name));
  if (example !== '') box.append(paragraph(example, t('help.example')));
  if (cards.length > 0) box.append(paragraph(cards.map((card) => card.name).join(', '), t('help.cards')));
  return box;
}
