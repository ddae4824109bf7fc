import { randomUUID } from 'node:crypto';
import { text } from '../../shared/packs/effects/tokens.ts';
import type { Language } from '../../shared/packs/problems.ts';
import type { Notice } from '../../shared/rpc/messages.ts';
import { say, type HostKey } from './words.ts';

/** Something to tell, before it is put into words. */
export interface News {
  readonly tone: Notice['tone'];
  readonly key: Extract<HostKey, `notice.${string}`>;
  readonly values: { readonly [name: string]: string | number };
}

/** What the owner has to be told, until it is dismissed. News with the same key replace each other. */
export class Notices {
  private readonly kept = new Map<string, News>();
  private readonly told: (notice: (language: Language) => Notice) => void;

  constructor(told: (notice: (language: Language) => Notice) => void) {
    this.told = told;
  }

  add(news: News): void {
    this.withdraw(news.key);
    const id = randomUUID();
    this.kept.set(id, news);
    this.told((language) => inWords(id, news, language));
  }

  /** What was told is no longer so. */
  withdraw(key: News['key']): void {
    for (const [id, other] of this.kept) if (other.key === key) this.kept.delete(id);
  }

  dismiss(id: string): boolean {
    return this.kept.delete(id);
  }

  list(language: Language): Notice[] {
    return [...this.kept].map(([id, news]) => inWords(id, news, language));
  }
}

function inWords(id: string, { tone, key, values }: News, language: Language): Notice {
  const phrases = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : text(value)]),
  );
  const cure = `${key}.cure` as HostKey;
  return { id, tone, sentence: say(language, key, phrases), cure: say(language, cure) };
}
