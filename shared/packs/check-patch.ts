import type { Definition } from './content.ts';
import { reportNeeds } from './needs.ts';
import { notPatchable } from './patches.ts';
import { ProblemLog } from './problem-log.ts';
import type { Problem } from './problems.ts';
import { reporter } from './report.ts';
import { schemaProblems } from './schema-problems.ts';
import { isError } from './shelf.ts';
import type { CardLookup } from './check-card.ts';

/**
 * Checks what a pack makes of a card of another one while that is written: what loading would report for this entry alone. Whether
 * other cards can go on to lean on it is found when all is loaded.
 *
 * @param id of the card that is changed
 * @param set its fields with their new values
 * @param definition the card with these
 * @param place of the entry, as for `checkCard`: `/patches/3`; problems are at places of the card below it
 * @throws RangeError for a pack that was not loaded
 */
export function checkPatch(
  id: string,
  set: Definition,
  definition: Definition,
  { shelf, pack: by, file, pointer, document }: CardLookup,
): Problem[] {
  const home = shelf.packs.get(by);
  if (home === undefined) throw new RangeError(`the pack "${by}" is not loaded`);
  const { pack, content } = home;
  const card = shelf.cards.get(shelf.resolve(id));
  if (card === undefined) return [];
  const log = new ProblemLog();
  const report = reporter(log, by, file, document);
  const inSet = (at: string): string => `${pointer}/set${at}`;
  for (const { field, data } of notPatchable(content, set))
    report('not-patchable', inSet(`/${field}`), data, { atKey: true, card: id });
  const whole = { cards: [definition] };
  if (!content.validateCards(whole))
    for (const { code, pointer: at, atKey, data } of schemaProblems(
      content.validateCards.errors ?? [],
      whole,
    ))
      report(code, inSet(at.slice('/cards/0'.length)), data, { atKey, card: id });
  else {
    const own = { format: pack.manifest.format, words: content.language };
    reportNeeds(report, 'card', set, own, inSet(''), { card: id });
  }
  if (log.all.length === 0) {
    const scope = new Set([...card.scope, by, ...Object.keys(pack.manifest.requires ?? {})]);
    const issues = shelf.inspect(card, definition, scope, new Set(), pack);
    for (const issue of issues.toSorted((a, b) => Number(isError(b)) - Number(isError(a)))) {
      const { code, data, root } = shelf.explain(issue, pack, scope);
      const severity = isError(issue) ? 'error' : 'warning';
      report(code, inSet(issue.pointer), data, { severity, card: id, ...(root && { root }) });
    }
  }
  return log.all.map((problem) => ({ ...problem, pointer: ofCard(problem.pointer, pointer) }));
}

/** A place in a patch as a place in the card that it makes. */
export const ofCard = (at: string, patch: string): string =>
  at.startsWith(`${patch}/set/`) ? patch + at.slice(`${patch}/set`.length) : patch;
