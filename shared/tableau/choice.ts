import type { Choice } from './tableau.ts';

/** A choice that can be made as it is, with nothing to say of it, to pay or to write. */
export const plainChoice = (action: Choice['action'], parts: Partial<Choice> = {}): Choice => ({
  action,
  label: [],
  note: [],
  card: -1,
  refusal: null,
  warnings: [],
  onward: false,
  minor: false,
  form: null,
  ...parts,
});
