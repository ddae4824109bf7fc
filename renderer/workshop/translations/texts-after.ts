import { keyOf } from '../../../shared/packs/translations/types.ts';
import type { ChangedTexts, PackTexts } from '../../../shared/rpc/messages/workshop-texts.ts';

/** The texts of a pack after an answer: all that it has, or those that are known with what is other in it. */
export function textsAfter(known: PackTexts | null, came: PackTexts | ChangedTexts | null): PackTexts | null {
  if (came === null || !('since' in came)) return came;
  const { revision, problems, languages } = came;
  const changed = new Map(came.changed.map((row) => [keyOf(row), row]));
  return (
    known && {
      ...known,
      revision,
      problems,
      languages,
      rows: known.rows.map((row) => changed.get(keyOf(row)) ?? row),
    }
  );
}
