/** The shape of a state: the keys of every object in it, by path. */
export class Shape {
  private readonly keys = new Map<string, string>();
  private readonly optional: readonly string[];

  /** @param optional paths of keys that are left out where they would say nothing: `.wards[].ends` */
  constructor(optional: readonly string[] = []) {
    this.optional = optional;
  }

  /** Says where keys came or went since the first state that was looked at, or what is no integer. */
  problem(value: unknown, path = ''): string | null {
    if (typeof value === 'number') return Number.isSafeInteger(value) ? null : `${path} is ${value}`;
    if (typeof value !== 'object' || value === null)
      return value === undefined ? `${path} is undefined` : null;
    if (Array.isArray(value)) {
      for (const item of value) {
        const found = this.problem(item, `${path}[]`);
        if (found) return found;
      }
      return null;
    }
    const keys = Object.keys(value)
      .filter((key) => !this.optional.includes(`${path}.${key}`))
      .join();
    const known = this.keys.get(path);
    if (known === undefined) this.keys.set(path, keys);
    else if (known !== keys) return `${path || 'the state'} has the keys ${keys}, before it had ${known}`;
    for (const [key, field] of Object.entries(value)) {
      const found = this.problem(field, `${path}.${key}`);
      if (found) return found;
    }
    return null;
  }
}
