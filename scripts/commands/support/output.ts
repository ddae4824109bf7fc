import { printable } from '../../../main/printable.ts';

/** Prints the one JSON document of a command with `--json`. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Prints a line of a command's result. */
export function print(line: string): void {
  process.stdout.write(`${printable(line)}\n`);
}

/** Says something about the run that is not its result. */
export function note(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}
