import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { printable, printableInColour } from '../../main/printable.ts';

/** A place to talk to a person, line by line. */
export interface Console {
  print(text: string): void;
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
  readonly colours: boolean;
  readonly width: number;
}

const NARROWEST = 80;
const WIDEST = 120;

/** A console on two streams; works on a terminal and on pipes alike. */
export function openConsole(
  input: Readable & { isTTY?: boolean },
  output: Writable & { isTTY?: boolean; columns?: number },
): Console {
  const interactive = input.isTTY === true && output.isTTY === true;
  const lines = createInterface({ input, output: interactive ? output : undefined, terminal: interactive });
  const waiting: string[] = [];
  let asked: ((line: string | null) => void) | null = null;
  let closed = false;
  const give = (line: string | null): void => {
    const answer = asked;
    asked = null;
    answer?.(line);
  };
  lines.on('line', (line) => (asked ? give(line) : waiting.push(line)));
  lines.on('close', () => {
    closed = true;
    give(null);
  });
  lines.on('SIGINT', () => lines.close());
  const colours = output.isTTY === true && !process.env['NO_COLOR'];
  const safe = colours ? printableInColour : printable;
  return {
    print: (text) => void output.write(`${safe(text)}\n`),
    ask(words) {
      const prompt = safe(words);
      if (interactive && !closed) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else output.write(prompt);
      const line = waiting.shift();
      if (line !== undefined) {
        if (!interactive) output.write(`${safe(line)}\n`);
        return Promise.resolve(line);
      }
      if (closed) return Promise.resolve(null);
      return new Promise((resolve) => {
        asked = (answer) => {
          if (!interactive && answer !== null) output.write(`${safe(answer)}\n`);
          resolve(answer);
        };
      });
    },
    close: () => lines.close(),
    colours,
    width: Math.min(WIDEST, Math.max(NARROWEST, output.columns ?? NARROWEST)),
  };
}
