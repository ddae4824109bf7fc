import { printable, printableLine, printableLines } from '../../../main/printable.ts';

/** Prints the one JSON document of a command with `--json`. */
export function printJson(value: unknown): void {
  process.stdout.write(`${printable(JSON.stringify(value, null, 2))}\n`);
}

/** Prints a line of a command's result; a line end in a name does not make it two. */
export function print(line: string): void {
  process.stdout.write(`${printableLine(line)}\n`);
}

/** Says something about the run that is not its result. */
export function note(line: string): void {
  process.stderr.write(`${printableLines(line)}\n`);
}
