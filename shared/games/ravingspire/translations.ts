import type { Said, Translation } from '../../engine/retell.ts';

/** A card that rotates a ring now asks for the direction first, even if it rotates by zero spaces. */
const directionFirst: Translation = {
  entry(said, { question }, held) {
    if (said.kind !== 'answer' || question?.kind !== 'direction') return null;
    if (typeof said.body !== 'number') return held.length > 0 ? { say: [said, ...held], hold: [] } : null;
    if (said.body > 0) return { say: [], hold: [said] };
    const anyWay: Said = { ...said, body: question.options[0] };
    return { say: [anyWay, said], hold: [] };
  },
};

/** An ability that turns rings further did so for the action of Explore only (HERO-7). */
const furtherInExploreOnly: Translation = {
  unasked: ({ kind }, { action }) =>
    kind === 'extraSteps' && (action as { do?: string } | null)?.do !== 'rotate' ? 0 : null,
};

/** A ring that was turned by no space could be asked to go further by none. */
const noSpacesFurther: Translation = {
  entry: ({ kind, body }, { question }) =>
    kind === 'answer' && question === null && body === 0 ? { say: [], hold: [] } : null,
};

/** How the log of rules version 2 differs: order and form only. Differences in its rulings are in no translation. */
export const FROM_2: readonly Translation[] = [directionFirst, furtherInExploreOnly, noSpacesFurther];
