import { same } from '../../../shared/engine/json.ts';
import { keyOf } from '../../../shared/packs/translations/types.ts';
import type { ChangedTexts, PackTexts } from '../../../shared/rpc/messages/workshop-texts.ts';

/** The texts that were sent last: a page that has them gets what is other since then. */
export class SentTexts {
  #last: PackTexts | null = null;

  /** @param known revision of the texts that the page has in the same language; null: it has none */
  since(texts: PackTexts, known: number | null): PackTexts | ChangedTexts {
    const before = this.#last;
    this.#last = texts;
    if (before === null || before.revision !== known || !areAlike(before, texts)) return texts;
    const { revision, problems, languages } = texts;
    const rows = texts.rows.filter((row, i) => !same(row, before.rows[i]));
    return { since: known, revision, problems, languages, changed: rows };
  }
}

/** Whether they are the same texts in the same order, whatever they say. */
const areAlike = (one: PackTexts, other: PackTexts): boolean =>
  one.to === other.to &&
  one.own === other.own &&
  same(one.terms, other.terms) &&
  same(one.rows.map(keyOf), other.rows.map(keyOf));
