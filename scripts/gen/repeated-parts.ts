/** Part of a JSON schema, as far as its structure matters here. */
type Part = { readonly [key: string]: unknown };

/** Letters of JSON from which on a schema is worth a function of its own. */
const LARGE = 1000;

/** What holds schemas by name. */
const MAPS: readonly string[] = ['properties', 'patternProperties', '$defs'];

/**
 * A schema in which large ones that are in it several times are definitions: Ajv makes one function of each then, instead of the
 * same code in each place. What is within alternatives that nothing tells apart stays: which of them an error belongs to is read
 * off its path.
 *
 * @param schema in plain JSON
 */
export function withoutRepetition(schema: object): object {
  const counts = new Map<string, number>();
  const counted = (part: Part): Part => {
    if (isLarge(part)) counts.set(textOf(part), (counts.get(textOf(part)) ?? 0) + 1);
    return withInner(part, counted);
  };
  counted(schema as Part);

  const names = new Map<string, string>();
  const definitions: Record<string, Part> = {};
  const shortened = (part: Part): Part => {
    const text = textOf(part);
    if (!isLarge(part) || counts.get(text)! < 2) return withInner(part, shortened);
    const known = names.get(text);
    const name = known ?? `repeated-${names.size}`;
    names.set(text, name);
    if (known === undefined) definitions[name] = withInner(part, shortened);
    return { $ref: `#/$defs/${name}` };
  };
  const short = withInner(schema as Part, shortened);
  return names.size === 0 ? short : { ...short, $defs: { ...(short['$defs'] as object), ...definitions } };
}

const textOf = (part: Part): string => JSON.stringify(part);

const isLarge = (part: Part): boolean => textOf(part).length >= LARGE;

/** A schema with those in it changed, but for alternatives that nothing tells apart. */
function withInner(part: Part, change: (inner: Part) => Part): Part {
  if (part['discriminator'] === undefined && (part['oneOf'] ?? part['anyOf']) !== undefined) return part;
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed);
    return typeof value === 'object' && value !== null ? change(value as Part) : value;
  };
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (!MAPS.includes(key)) return [key, changed(value)];
      return [
        key,
        Object.fromEntries(Object.entries(value as Part).map(([name, one]) => [name, changed(one)])),
      ];
    }),
  );
}
