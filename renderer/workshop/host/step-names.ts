import type { StepRow, WorkshopState } from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Words } from '../../ui/words.ts';
import type { TextKey } from '../text/en.ts';

interface StepNames {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** What a step is called. */
export const stepName = ({ label }: StepRow, language: Language, t: Words<TextKey>): string =>
  (typeof label === 'string' ? label : label[language]) || t('port.outside');

/** What the steps are called that can be undone and done again; null: there is none. */
export function stepNames(state: WorkshopState | null, language: Language, t: Words<TextKey>): StepNames {
  const nameOf = (step: StepRow): string => stepName(step, language, t);
  return { undo: state?.undo ? nameOf(state.undo) : null, redo: state?.redo ? nameOf(state.redo) : null };
}
