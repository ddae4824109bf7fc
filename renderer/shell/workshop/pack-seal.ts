import type { PackRow } from '../../../shared/rpc/messages/packs.ts';
import type { Words } from '../../ui/words.ts';
import type { App } from '../app.svelte.ts';
import type { TextKey } from './text/en.ts';

/** The worst that is wrong with a pack. */
export interface Seal {
  readonly tone: 'harm' | 'warn' | 'fine';
  readonly count: number;
  readonly words: string;
}

export function sealOf(
  { errors, warnings }: Pick<PackRow, 'errors' | 'warnings'>,
  app: App,
  t: Words<TextKey>,
): Seal {
  if (errors > 0) return { tone: 'harm', count: errors, words: app.t('pack.errors', { count: errors }) };
  if (warnings > 0)
    return { tone: 'warn', count: warnings, words: app.t('pack.warnings', { count: warnings }) };
  return { tone: 'fine', count: 0, words: t('packs.fine') };
}
