import type { HistoryRow } from '../../../shared/rpc/messages/workshop-history.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Words } from '../../ui/words.ts';
import type { HistoryKey } from './text/en.ts';

/** What a line of the history is called. */
export function lineName({ kind, label }: HistoryRow, language: Language, t: Words<HistoryKey>): string {
  const step = (typeof label === 'string' ? label : label[language]) || t('line.outside');
  switch (kind) {
    case 'step':
    case 'mark':
      return step;
    case 'outside':
      return t('line.outside');
    case 'undo':
      return t('line.undo', { step });
    case 'redo':
      return t('line.redo', { step });
    case 'day':
      return t('line.day');
  }
}
