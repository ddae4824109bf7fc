import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file, but leaves one alone that says the same already, so that nobody takes it for changed. */
export function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A module that is only data: JSON in quotes is read faster than an object literal. */
export function dataModule(name: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `// Made by scripts/gen-face.ts.\nexport const ${name} = JSON.parse('${json}');\n`;
}
