// What the parts of the editor say themselves, by their English words.
import type { Words } from '../../ui/words.ts';
import type { TextKey } from '../text/en.ts';

const PHRASES = {
  Find: 'raw.find',
  Replace: 'raw.replaceWith',
  next: 'raw.next',
  previous: 'raw.previous',
  all: 'raw.all',
  'match case': 'raw.case',
  regexp: 'raw.pattern',
  'by word': 'raw.word',
  replace: 'raw.replace',
  'replace all': 'raw.replaceAll',
  close: 'raw.close',
  'current match': 'raw.match',
  'on line': 'raw.onLine',
  Completions: 'raw.completions',
  'Selection deleted': 'raw.deleted',
  'Control character': 'raw.control',
  'Go to line': 'raw.line',
  go: 'raw.go',
} satisfies { readonly [phrase: string]: TextKey };

/** With `$` for the place of a number. */
const COUNTED = {
  'replaced match on line $': 'raw.replaced',
  'replaced $ matches': 'raw.replacedAll',
} satisfies { readonly [phrase: string]: TextKey };

export const phrasesIn = (t: Words<TextKey>): { readonly [phrase: string]: string } => ({
  ...Object.fromEntries(Object.entries(PHRASES).map(([phrase, key]) => [phrase, t(key)])),
  ...Object.fromEntries(Object.entries(COUNTED).map(([phrase, key]) => [phrase, t(key, { number: '$' })])),
});
