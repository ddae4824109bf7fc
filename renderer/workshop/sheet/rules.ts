// The rules of a card, each with its lines.
import type { SentenceLine, Sentence } from '../../../shared/packs/sentence/types.ts';
import { isWithin } from '../../../shared/packs/pointer.ts';
import { inList } from './places.ts';

/** What stands together on the sheet: a rule or a part outside of rules, or a draft between them. */
export interface RuleGroup {
  readonly key: string;
  /** Pointer of the rule; null for a draft, and for what belongs to the card as a whole. */
  readonly at: string | null;
  /** As it is counted on the card, from 1 on. */
  readonly number: number | null;
  /** Indices of its lines. */
  readonly lines: readonly number[];
  /** Indices of the gaps for a further rule behind it. */
  readonly gaps: readonly number[];
}

/** All lines of a sentence by rule, in reading order. */
export function ruleGroups(sentence: Sentence): readonly RuleGroup[] {
  const { lines, handles } = sentence;
  const tops = handles.filter(({ within, listed }) => within === undefined && listed).map(({ at }) => at);
  const groups: RuleGroup[] = [];
  for (const [index, line] of lines.entries()) {
    const place = isDraft(sentence, line) ? inList(line.at).list : line.at;
    const number = tops.findIndex((top) => isWithin(place, top)) + 1;
    const at = number > 0 ? tops[number - 1] : null;
    const last = groups.at(-1);
    const gaps = line.gaps.filter((gap) => sentence.gaps[gap].of === 'rule');
    if (last !== undefined && at !== null && last.at === at)
      groups[groups.length - 1] = {
        ...last,
        lines: [...last.lines, index],
        gaps: [...last.gaps, ...gaps],
      };
    else
      groups.push({
        key: at ?? `line ${index}`,
        at,
        number: number > 0 && tops.length > 1 ? number : null,
        lines: [index],
        gaps,
      });
  }
  return groups;
}

/** Whether there is nothing in a line but the place for a rule. */
export const isBlank = ({ gaps }: Sentence, line: SentenceLine): boolean =>
  line.pieces.length === 0 && line.stops.length === 0 && line.gaps.every((gap) => gaps[gap].of === 'rule');

const isDraft = ({ stops }: Sentence, { pieces }: SentenceLine): boolean =>
  pieces.some(({ stop }) => stop !== undefined && stops[stop].role === 'draft');

/** At rest there is a place for a further rule only behind the last one. @param focused index of the gap with the focus */
export function isRuleGapShown({ gaps }: Sentence, index: number, focused: number | null): boolean {
  const { list, index: place } = inList(gaps[index].at);
  const isLast = gaps.every(({ at }) => inList(at).list !== list || inList(at).index <= place);
  return isLast || focused === index;
}
