import type { Warning } from './tableau.ts';

/** The least loss that is confirmed before it happens. */
export type Asking = 'any' | 'serious' | 'never';

/** Whether a warning is reason enough to ask. Advice never is. */
function asksFor({ weight }: Warning, asking: Asking): boolean {
  switch (asking) {
    case 'any':
      return weight !== 'advice';
    case 'serious':
      return weight === 'grave';
    case 'never':
      return false;
  }
}

const isHarm = ({ weight }: Warning): boolean => weight !== 'advice';

/** Whether something is lost by it: more than advice. */
export const isHarmful = (warnings: readonly Warning[]): boolean => warnings.some(isHarm);

/** What is asked about before something is done: all that is lost by it, once there is reason to ask. */
export const askedOf = (warnings: readonly Warning[], asking: Asking): readonly Warning[] =>
  warnings.some((warning) => asksFor(warning, asking)) ? warnings.filter(isHarm) : [];

/** What is said next to the choice. Each warning is given once: what is asked about is not said beforehand. */
export function saidOf(warnings: readonly Warning[], asking: Asking): readonly Warning[] {
  const asked = askedOf(warnings, asking);
  return warnings.filter((warning) => !asked.includes(warning));
}
