import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './base.ts';

export const GUIDE = join(ROOT, 'docs/modding');

/** A fenced block of a page: its language, and what stands behind that (which readers do not see). */
export interface Block {
  readonly language: string;
  readonly info: string;
  readonly text: string;
}

export const pages = (): string[] => readdirSync(GUIDE).filter((name) => name.endsWith('.md'));

export const pageText = (page: string): string => readFileSync(join(GUIDE, page), 'utf8');

/** The fenced blocks of a page in order. */
export function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^```(\S*)[ ]*(.*)\n([\s\S]*?)^```$/gm)].map(([, language, info, body]) => ({
    language,
    info: info.trim(),
    text: body,
  }));
}
