// Where in the fields of a card something is.
import type { AdviceRow } from '../../shared/packs/advice/advice-row.ts';
import type { Field, FieldControl, FieldGroup } from '../../shared/packs/fields/types.ts';
import { isWithin } from '../../shared/packs/pointer.ts';

/** A field with all that it is in. */
export interface FieldPath {
  readonly group: FieldGroup;
  /** From the outermost to the field itself. */
  readonly fields: readonly Field[];
}

/** The fields, elements and entries in a control. */
export function fieldsIn(control: FieldControl): readonly Field[] {
  switch (control.kind) {
    case 'matrix':
    case 'group':
      return control.fields;
    case 'list':
    case 'row':
      return control.elements;
    case 'counts':
      return control.entries;
    default:
      return [];
  }
}

/** The innermost field at a pointer or around it; undefined: there is none. */
export function pathTo(groups: readonly FieldGroup[], at: string): FieldPath | undefined {
  for (const group of groups) {
    const fields = pathIn(group.fields, at);
    if (fields.length > 0) return { group, fields };
  }
  return undefined;
}

function pathIn(fields: readonly Field[], at: string): readonly Field[] {
  const field = fields.find((one) => isWithin(at, one.at));
  return field === undefined ? [] : [field, ...pathIn(fieldsIn(field.control), at)];
}

/** The place of a problem in the fields: that of the words in another language, where it is about these. */
export function placeOf(groups: readonly FieldGroup[], { at, language }: AdviceRow): string {
  if (language === undefined) return at;
  const group = groups.find((one) => one.of === 'text' && one.language === language);
  return group?.fields.find((field) => field.at.endsWith(at))?.at ?? at;
}

/** Controls that say themselves what is wrong in the fields in them, which have no room for it. */
const SAYING: ReadonlySet<FieldControl['kind']> = new Set(['matrix', 'counts']);

/**
 * The problems that are shown at fields, by the pointer of the field that shows them: the innermost one around the problem
 * that has room for words. A hint is shown only at the field that it is about.
 */
export function problemsByField(
  groups: readonly FieldGroup[],
  problems: readonly AdviceRow[],
): ReadonlyMap<string, readonly AdviceRow[]> {
  const found = problems.flatMap((problem) => {
    const place = placeOf(groups, problem);
    const path = pathTo(groups, place)?.fields ?? [];
    const last = path.at(-1);
    if (last === undefined || (problem.severity === 'hint' && last.at !== place)) return [];
    const { at } = path.find(({ control }) => SAYING.has(control.kind)) ?? last;
    return [{ at, problem }];
  });
  return new Map(
    [...Map.groupBy(found, ({ at }) => at)].map(([at, some]) => [at, some.map(({ problem }) => problem)]),
  );
}
