import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file unless its content is the same already, so that it keeps its time of change. */
export function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * A module that is only data: JSON in quotes is read faster than an object literal.
 *
 * @param maker the script that makes it
 */
export function dataModule(name: string, data: unknown, maker = 'face'): string {
  const json = JSON.stringify(data).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `// Made by scripts/gen/${maker}.ts.\nexport const ${name} = JSON.parse('${json}');\n`;
}
