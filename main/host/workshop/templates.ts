import { notesIn } from '../../../shared/packs/plan/read.ts';
import { PLAN_FILE } from '../../../shared/packs/plan/schema.ts';
import type { PlanTemplate } from '../../../shared/packs/plan/types.ts';
import type { WrittenPack } from './written-pack.ts';

/** What new cards of a pack may start from besides finished ones. */
export const templatesOf = (pack: WrittenPack): readonly PlanTemplate[] =>
  (notesIn(pack.dataOf(PLAN_FILE))?.templates ?? []).map(({ name, card }) => ({ name, kind: card.kind }));
