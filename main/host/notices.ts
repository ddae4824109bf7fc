import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { text } from '../../shared/words/tokens.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { Notice } from '../../shared/rpc/messages/app.ts';
import { say, type HostKey } from './words.ts';

/** A notice before it is put into words. */
export interface News {
  readonly tone: Notice['tone'];
  readonly key: Extract<HostKey, `notice.${string}`>;
  readonly values: { readonly [name: string]: string | number };
}

interface Kept {
  readonly id: string;
  readonly news: News;
  /** The owner has seen it: it is shown again only when it has changed, or recurs. */
  dismissed: boolean;
}

/** Notices for the owner, each kept until it is dismissed or no longer true. There is one per key. */
export class Notices {
  private readonly kept = new Map<News['key'], Kept>();
  private readonly told: (list: (language: Language) => Notice[]) => void;

  /** @param told receives the whole list whenever it has changed */
  constructor(told: (list: (language: Language) => Notice[]) => void) {
    this.told = told;
  }

  add(news: News): void {
    const { key } = news;
    if (isDeepStrictEqual(this.kept.get(key)?.news, news)) return;
    this.kept.delete(key); // the newest comes last
    this.kept.set(key, { id: randomUUID(), news, dismissed: false });
    this.tell();
  }

  /** Removes a notice that is no longer true. */
  withdraw(key: News['key']): void {
    const known = this.kept.get(key);
    this.kept.delete(key);
    if (known !== undefined && !known.dismissed) this.tell();
  }

  dismiss(id: string): boolean {
    const known = [...this.kept.values()].find((each) => each.id === id && !each.dismissed);
    if (known === undefined) return false;
    known.dismissed = true;
    this.tell();
    return true;
  }

  list(language: Language): Notice[] {
    return [...this.kept.values()].flatMap(({ id, news, dismissed }) =>
      dismissed ? [] : inWords(id, news, language),
    );
  }

  private tell(): void {
    this.told((language) => this.list(language));
  }
}

function inWords(id: string, { tone, key, values }: News, language: Language): Notice {
  const phrases = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : text(value)]),
  );
  const cure = `${key}.cure` as HostKey;
  return { id, tone, sentence: say(language, key, phrases), cure: say(language, cure) };
}
