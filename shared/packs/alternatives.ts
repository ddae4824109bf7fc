import type { ErrorObject } from 'ajv';

/**
 * Replaces what validators say about `anyOf` and `oneOf` (the errors of every branch, then one for the whole) by the
 * errors of the branch that the value was probably meant for. Values that no branch could have meant give one error
 * of the keyword `type` or `enum` with what all branches together allow.
 */
export function chooseAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept: ErrorObject[] = [];
  for (const error of errors) {
    const several = error.keyword === 'oneOf' && Array.isArray(error.params.passingSchemas);
    if ((error.keyword !== 'anyOf' && error.keyword !== 'oneOf') || several) {
      kept.push(error);
      continue;
    }
    let from = kept.length;
    while (from > 0 && isBranchError(kept[from - 1], error)) from--;
    kept.push(...probable(kept.splice(from), error));
  }
  return kept;
}

/** Validators put the errors of the branches right before that of the whole. */
function isBranchError(error: ErrorObject, whole: ErrorObject): boolean {
  const { instancePath, schemaPath } = error;
  if (instancePath !== whole.instancePath && !instancePath.startsWith(`${whole.instancePath}/`)) return false;
  const around = whole.schemaPath.slice(0, whole.schemaPath.lastIndexOf('/'));
  const branch = schemaPath.startsWith(`${around}/`) && around !== '#';
  return !branch || schemaPath.startsWith(`${whole.schemaPath}/`);
}

function probable(all: readonly ErrorObject[], whole: ErrorObject): ErrorObject[] {
  const errors = all.map((error) => (isOfOtherType(error) ? asTypeError(error) : error));
  const branches = [...Map.groupBy(errors, (error) => branchOf(error, whole)).values()];
  const here = (error: ErrorObject): boolean => error.instancePath === whole.instancePath;
  const fitting = branches.filter((branch) => !branch.some((e) => here(e) && e.keyword === 'type'));
  const closer = fitting.filter((branch) => !branch.some((e) => here(e) && isValueList(e)));
  if (closer.length > 0) {
    const depth = (branch: ErrorObject[]): number =>
      Math.max(...branch.map((e) => e.instancePath.split('/').length));
    return closer.reduce((best, branch) => {
      const gain = depth(branch) - depth(best);
      return gain > 0 || (gain === 0 && branch.length < best.length) ? branch : best;
    });
  }
  const values = fitting.flat().filter((e) => here(e) && isValueList(e));
  if (values.length > 0) {
    const allowedValues = values.flatMap((e) => allowedBy(e));
    return [{ ...values[0], keyword: 'enum', params: { allowedValues } }];
  }
  const types = errors.filter((e) => here(e) && e.keyword === 'type');
  if (types.length === 0) return [whole];
  const type = [...new Set(types.flatMap((e) => e.params.type as string | string[]))];
  return [{ ...types[0], params: { type: type.length === 1 ? type[0] : type } }];
}

function branchOf(error: ErrorObject, whole: ErrorObject): string {
  const prefix = `${whole.schemaPath}/`;
  // A branch behind a reference reports the path of what it refers to.
  return error.schemaPath.startsWith(prefix)
    ? error.schemaPath.slice(prefix.length).split('/')[0]
    : error.schemaPath.split('/').slice(0, -1).join('/').split('/').slice(0, 3).join('/');
}

/** Whether a list of values holds none of the type that was given: then it was not meant at all. */
function isOfOtherType(error: ErrorObject): boolean {
  return isValueList(error) && allowedBy(error).every((value) => typeof value !== typeof error.data);
}

function asTypeError(error: ErrorObject): ErrorObject {
  const type = [...new Set(allowedBy(error).map((value) => typeof value))];
  return { ...error, keyword: 'type', params: { type } };
}

function isValueList(error: ErrorObject): boolean {
  return error.keyword === 'const' || error.keyword === 'enum';
}

/** The values that an error of `const` or `enum` names. */
export function allowedBy(error: ErrorObject): unknown[] {
  const params = error.params as { allowedValue?: unknown; allowedValues?: unknown[] };
  return params.allowedValues ?? [params.allowedValue];
}
