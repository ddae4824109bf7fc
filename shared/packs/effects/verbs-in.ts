/** Every verb below a list of effects. */
export function verbsIn(nodes: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      const { do: verb } = value as { readonly do?: unknown };
      if (typeof verb === 'string') found.add(verb);
      Object.values(value).forEach(visit);
    }
  };
  visit(nodes);
  return found;
}
