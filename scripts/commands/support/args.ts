import { parseArgs } from 'node:util';
import { nearest } from '../../../shared/packs/nearest.ts';

/** A command line that cannot be understood; exit code 2. The message says what and, where possible, the cure. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The flags of a command: whether each is a switch or wants a value, once or several times. */
export interface FlagSpec {
  readonly [name: string]: { readonly type: 'boolean' | 'string'; readonly multiple?: boolean };
}

type Value<F extends FlagSpec[string]> = F['type'] extends 'boolean'
  ? boolean
  : F['multiple'] extends true
    ? string[]
    : string | undefined;

/** What a command line said. Switches that were not given are false, lists empty. */
export interface Arguments<S extends FlagSpec> {
  readonly flags: { readonly [N in keyof S]: Value<S[N]> };
  readonly positionals: readonly string[];
}

/**
 * Reads a command line.
 *
 * @throws UsageError naming the flag, with the nearest valid spelling
 */
export function readArgs<const S extends FlagSpec>(args: readonly string[], spec: S): Arguments<S> {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: spec,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const flags: Record<string, boolean | string | string[] | undefined> = {};
  for (const [name, { type, multiple }] of Object.entries(spec)) {
    flags[name] = type === 'boolean' ? false : multiple ? [] : undefined;
  }
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(spec, name)) throw unknownFlag(rawName, Object.keys(spec));
    const { type, multiple } = spec[name];
    if (type === 'boolean') {
      if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
      flags[name] = true;
    } else if (value === undefined || value === '') throw new UsageError(`${rawName} needs a value.`);
    else if (multiple) (flags[name] as string[]).push(value);
    else if (flags[name] !== undefined) throw new UsageError(`${rawName} is given twice.`);
    else flags[name] = value;
  }
  return { flags: flags as Arguments<S>['flags'], positionals };
}

function unknownFlag(rawName: string, known: readonly string[]): UsageError {
  const meant = nearest(rawName.replace(/^-+/, ''), known);
  const hint =
    meant === undefined
      ? `Known: ${known.map((name) => `--${name}`).join(', ')}.`
      : `Did you mean --${meant}?`;
  return new UsageError(`Unknown flag ${rawName}. ${hint}`);
}

/** No arguments but flags. */
export function noPositionals(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`Unexpected argument "${positionals[0]}".`);
}

/** A whole number from a flag, within bounds. */
export function wholeNumber(
  flag: string,
  text: string | undefined,
  otherwise: number,
  min: number,
  max: number,
): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new UsageError(`--${flag} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/** One of several words from a flag, with the nearest spelling where it is none of them. */
export function oneOf<T extends string>(what: string, word: string, known: readonly T[]): T {
  const found = known.find((name) => name === word);
  if (found !== undefined) return found;
  const meant = nearest(word, known);
  const hint = meant === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
  throw new UsageError(`There is no ${what} "${word}". ${hint}`);
}

/** A list separated by commas; empty entries are dropped. */
export const commaList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Options of a table from `--option name=value`: numbers and booleans are read as such. */
export function tableOptions(entries: readonly string[]): { [name: string]: boolean | number | string } {
  const options: { [name: string]: boolean | number | string } = {};
  for (const entry of entries) {
    const at = entry.indexOf('=');
    if (at <= 0) throw new UsageError(`--option wants name=value, not "${entry}".`);
    const value = entry.slice(at + 1);
    const name = entry.slice(0, at);
    if (value === 'true' || value === 'false') options[name] = value === 'true';
    else options[name] = /^-?\d+$/.test(value) ? Number(value) : value;
  }
  return options;
}
