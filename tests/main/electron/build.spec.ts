// What the build makes, as far as no window is needed to see it.
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isBuiltin } from 'node:module';
import { expect, test } from '@playwright/test';

const ROOT = resolve(import.meta.dirname, '../../..');
const BUILT = join(ROOT, 'dist/node');

/** What a built file imports when it is loaded. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(BUILT, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\b[^'"]*?["']([^"']+)["'];?$/gm)].map((match) => match[1]);
}

/** Everything that is loaded with a built file: its own name, other built files, packages. */
function loadedWith(file: string, seen = new Set<string>([file])): Set<string> {
  for (const name of importsOf(file)) {
    const local = name.startsWith('./') ? name.slice(2) : name;
    if (seen.has(local)) continue;
    seen.add(local);
    if (name.startsWith('./')) loadedWith(local, seen);
  }
  return seen;
}

const workers = globSync('main/**/*-worker.ts', { cwd: ROOT }).map((file) => `${basename(file, '.ts')}.js`);

test('there is a file for every worker, which loads neither Electron nor the window', () => {
  expect(workers.length).toBeGreaterThan(0);
  for (const worker of workers) {
    const loaded = [...loadedWith(worker)];
    expect(loaded).not.toContain('main.js');
    expect(loaded).not.toContain('electron');
  }
});

test('nothing is loaded but what is built, what Node has, the database and Electron', () => {
  const scripts = readdirSync(BUILT).filter((file) => file.endsWith('.js'));
  const packages = scripts.flatMap(importsOf).filter((name) => !name.startsWith('./') && !isBuiltin(name));
  expect([...new Set(packages)].sort()).toEqual(['better-sqlite3', 'electron']);
  for (const entry of ['main.js', ...workers]) {
    for (const name of loadedWith(entry)) if (name.endsWith('.js')) expect(scripts).toContain(name);
  }
});

test('the preload script is one file that requires Electron alone', () => {
  const text = readFileSync(join(BUILT, 'preload.cjs'), 'utf8');
  const required = [...text.matchAll(/require\(["']([^"']+)["']\)/g)].map((match) => match[1]);
  expect(required).toEqual(['electron']);
  expect(text).not.toMatch(/^import\b/m);
});

test('the page is made of files beside it, without inline scripts or addresses elsewhere', () => {
  const page = readFileSync(join(ROOT, 'dist/renderer/index.html'), 'utf8');
  for (const [, attributes, content] of page.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)) {
    expect(attributes).toMatch(/ src="\.\/[^"]+"/);
    expect(content.trim()).toBe('');
  }
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
});
