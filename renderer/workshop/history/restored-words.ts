import type { Words } from '../../ui/words.ts';
import type { RestoreAnswer } from './history-port.ts';
import type { HistoryKey } from './text/en.ts';

/** What is said of a restore; empty: nothing was asked for. */
export function restoredWords(answer: RestoreAnswer | null, t: Words<HistoryKey>): string {
  if (answer === null) return '';
  if ('refused' in answer) return answer.refused;
  return answer.done === null ? t('said.same') : t('said.restored', { step: answer.done });
}
