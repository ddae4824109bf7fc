/**
 * Where a worker's entry lies: beside the module that starts it, as source (`x-worker.ts`) or built (`x-worker.js`).
 *
 * @param name file name without its ending
 * @param from `import.meta.url` of the starting module
 */
export function workerUrl(name: string, from: string): URL {
  return new URL(`./${name}.${from.endsWith('.ts') ? 'ts' : 'js'}`, from);
}
