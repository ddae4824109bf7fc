import type { Client } from '../../shared/rpc/client.ts';

const PAGE = 200;
const MOST_PAGES = 20;

/** All kinds that cards of the library have, each once. The host knows no list of them, so the cards are asked. */
export async function kindsIn(host: Client): Promise<string[]> {
  const kinds = new Set<string>();
  for (let page = 0; page < MOST_PAGES; page++) {
    const { cards, total } = await host.call('library.search', {
      text: '',
      offset: page * PAGE,
      limit: PAGE,
    });
    for (const { kind } of cards) kinds.add(kind);
    if (cards.length === 0 || (page + 1) * PAGE >= total) break;
  }
  return [...kinds].sort();
}

/** A piece of an excerpt; `match` is what was searched for. */
export interface ExcerptPart {
  readonly text: string;
  readonly match: boolean;
}

const BEGIN = '\u0001';
const END = '\u0002';

/** The pieces of an excerpt whose matches stand between U+0001 and U+0002. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  for (const [i, piece] of excerpt.split(BEGIN).entries()) {
    const [inside, ...rest] = i === 0 ? ['', piece] : piece.split(END);
    parts.push({ text: inside, match: true }, { text: rest.join(''), match: false });
  }
  return parts.filter(({ text }) => text !== '');
}
