import { phraseText } from '../../shared/words/tokens.ts';
import type { Prompt } from '../../shared/tableau/tableau.ts';
import type { Ui } from './ui.ts';

/** What cannot be done now, and why not; the same reasons together, those that hold for everything last. */
export function why({ groups }: Prompt, ui: Ui): string[] {
  const reasons = { special: new Map<string, Set<string>>(), general: new Map<string, Set<string>>() };
  for (const { label, refusal, minor } of groups.flatMap(({ choices }) => choices)) {
    if (refusal === null) continue;
    const reason = phraseText(refusal.sentence);
    const kind = minor ? reasons.general : reasons.special;
    if (!kind.has(reason)) kind.set(reason, new Set());
    kind.get(reason)!.add(phraseText(label));
  }
  return [...reasons.special, ...reasons.general].map(([reason, subjects]) =>
    ui('why.line', { what: [...subjects].join(', '), reason }),
  );
}
