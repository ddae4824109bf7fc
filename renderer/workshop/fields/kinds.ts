// Which of the fields of a card are shown where, and how.
import type { Field, FieldControl, FieldGroup } from '../../../shared/packs/fields/types.ts';
import { fieldsIn } from '../field-paths.ts';

/** The control of a kind. */
export type ControlOf<K extends FieldControl['kind']> = Extract<FieldControl, { readonly kind: K }>;

/** Controls with fields, elements or entries of their own, which take a part of the page. */
const PARTS: ReadonlySet<FieldControl['kind']> = new Set(['group', 'list', 'row', 'counts']);

export const isPart = ({ control }: Field): boolean => PARTS.has(control.kind);

/** Controls that can be used where nothing is written yet. */
const AT_ONCE: ReadonlySet<FieldControl['kind']> = new Set(['id', 'text', 'long', 'flag']);

/** Whether a field has to be added before it can be changed. */
export const isAbsent = (field: Field): boolean =>
  !field.written && !AT_ONCE.has(field.control.kind) && (field.optional || isPart(field));

/** Whether something takes a field away as a whole; what is typed is taken away by typing nothing. */
export const isRemovable = (field: Field): boolean =>
  field.written && field.optional && !AT_ONCE.has(field.control.kind);

/** Whether a part has lists of parts in it: so much is not shown until it is asked for. */
export const isDeep = ({ control }: Field): boolean =>
  fieldsIn(control).some((inner) => inner.control.kind === 'list' && fieldsIn(inner.control).some(isPart));

/** Where on the bench fields are. */
export interface FieldLayout {
  /** Above the sentence: what is usual and short. */
  readonly short: readonly Field[];
  /** Below it: stories. */
  readonly long: readonly Field[];
  readonly parts: readonly Field[];
  /** What has no meaning in the game: the name in the pack, and what no schema knows. */
  readonly last: readonly Field[];
  /** What the card may have as well. */
  readonly more: FieldGroup | undefined;
  /** One for each other language. */
  readonly texts: readonly FieldGroup[];
}

export function layoutOf(groups: readonly FieldGroup[]): FieldLayout {
  const of = (kind: FieldGroup['of']): readonly FieldGroup[] => groups.filter((group) => group.of === kind);
  const usual = of('usual').flatMap(({ fields }) => fields);
  const isLast = ({ control }: Field): boolean => control.kind === 'id';
  const isLong = ({ control }: Field): boolean => control.kind === 'long';
  return {
    short: usual.filter((field) => !isLast(field) && !isLong(field) && !isPart(field)),
    long: usual.filter(isLong),
    parts: usual.filter(isPart),
    last: [...usual.filter(isLast), ...of('unknown').flatMap(({ fields }) => fields)],
    more: of('more').at(0),
    texts: of('text').filter(({ fields }) => fields.length > 0),
  };
}
