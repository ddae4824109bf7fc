import { text } from '../../../words/tokens.ts';
import { defineEvent } from './define.ts';

/** The party keeps something of its Reading in words. */
export const noteSaved = defineEvent<{ text: string }>({
  values: (_s, event) => ({ any: event.text === '' ? 'no' : 'yes', note: text(unstopped(event.text)) }),
});

/** Words that are quoted within a sentence, which has its own full stop. */
const unstopped = (words: string): string => words.trimEnd().replace(/\.$/, '');
