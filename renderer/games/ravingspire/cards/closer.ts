// What a card tells from close up, put in order.
import type { Clause, Phrase, Token } from '../../../../shared/packs/effects/tokens.ts';
import type { CardFace, TableCard, Zone } from '../../../../shared/tableau/tableau.ts';
import { phraseText } from '../../../../shared/tableau/plain.ts';
import { NONE, type Deed, type Look } from '../model.ts';

/** A rule that has to do with a card, and what of it speaks of the rule. */
export interface RuleOf {
  readonly rule: string;
  readonly about: Phrase;
}

/** The rules that a card's text names, and those for which something cannot be done with it; each once. */
export function rulesOf(face: CardFace | undefined, deeds: readonly Deed[]): RuleOf[] {
  const found = new Map<string, RuleOf>();
  const add = (rule: string, about: Phrase): void => {
    if (rule === '' || [...found.values()].some((known) => known.rule.split(', ').includes(rule))) return;
    // Of several rules that say the same it is told once.
    const said = phraseText(about);
    const known = found.get(said);
    found.set(said, { rule: known === undefined ? rule : `${known.rule}, ${rule}`, about });
  };
  for (const { choice } of deeds) if (choice.refusal) add(choice.refusal.rule, choice.refusal.sentence);
  for (const token of (face?.text ?? []).flatMap(tokensOf))
    if ('term' in token) add(token.rule, [{ text: token.term }]);
  return [...found.values()];
}

const tokensOf = ({ tokens, under }: Clause): Token[] => [
  ...tokens.flatMap((token) => ('row' in token ? token.tokens : [token])),
  ...under.flatMap(tokensOf),
];

/** Where a card lies open on the table: its zone and its neighbours there. */
export interface Whereabouts {
  readonly zone: Zone;
  readonly lying: TableCard;
  readonly previous: TableCard | null;
  readonly next: TableCard | null;
}

/** @param card the instance; NONE where only the printed card is meant */
export function whereabouts({ tableau }: Look, card: number): Whereabouts | null {
  if (card === NONE) return null;
  for (const zone of tableau.zones) {
    const at = zone.cards.findIndex((lying) => lying.card === card);
    if (at < 0) continue;
    const [previous = null, next = null] = [zone.cards[at - 1], zone.cards[at + 1]];
    return { zone, lying: zone.cards[at], previous, next };
  }
  return null;
}
