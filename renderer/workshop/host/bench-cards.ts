import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { WrittenCardRow } from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Words } from '../../ui/words.ts';
import type { BenchCard } from '../bench.ts';
import type { TextKey } from '../text/en.ts';
import type { ShownPack } from './shown-pack.svelte.ts';
import { calledIn, isInCard } from './written-cards.ts';

/**
 * A card as a list has it.
 *
 * @param id what it is called in lists
 * @param heading what it is listed under
 * @param unfinished where drafts are
 */
export function benchCard(
  card: WrittenCardRow,
  id: string,
  heading: string,
  unfinished: readonly PackPlace[],
  language: Language,
  t: Words<TextKey>,
): BenchCard {
  const { place, problems } = card;
  const name = calledIn(card, language);
  return {
    id,
    name: name || t('port.nameless'),
    otherNames: [card.name, ...Object.values(card.names)].filter((other) => other !== name),
    kind: heading,
    problems: problems + unfinished.filter((draft) => isInCard(draft, place)).length,
  };
}

/** The own cards of a pack, in its order. @param unfinished where drafts are */
export function benchCards(
  { pack, cards, keys }: Pick<ShownPack, 'pack' | 'cards' | 'keys'>,
  unfinished: readonly PackPlace[],
  language: Language,
  t: Words<TextKey>,
): readonly BenchCard[] {
  const pluralOf = (wanted: string) => pack?.kinds.find(({ kind }) => kind === wanted)?.plural;
  const headingOf = ({ kind }: WrittenCardRow): string => pluralOf(kind) ?? (kind || t('port.kindless'));
  return cards.map((card, i) => benchCard(card, keys[i], headingOf(card), unfinished, language, t));
}
