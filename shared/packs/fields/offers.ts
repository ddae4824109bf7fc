import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { isFields, type Schema } from '../card-schema.ts';
import { mentionsIn } from '../advice/uses.ts';
import { isList } from '../edit/operation.ts';
import { escapeSegment } from '../pointer.ts';
import { CARD_ID } from '../schema.ts';
import { inspectionErrors } from '../sentence/bench.ts';
import { withValue, type Site } from '../sentence/forms.ts';
import type { FieldBench } from './bench.ts';
import { around, formAt, pathOf, placeAt } from './places.ts';
import type { CardOffer } from './types.ts';

/**
 * The cards that may be named at a place: of the kinds that the base set names there, without those that the checks find
 * wrong.
 *
 * @param at pointer of an id, written or not, also in a program; of a map or a list of ids: what may come into it
 */
export function cardsFor(
  bench: FieldBench,
  definition: Json,
  at: string,
  language: Language,
): readonly CardOffer[] {
  const site = placeAt(bench.forms, definition, at) ?? bench.forms.site(definition, at);
  const form = site && formAt(bench.forms, site);
  const choices = site && form && choicesAt(site, form);
  if (choices === undefined) return [];
  const kinds = kindsNamed(bench, definition, choices.isHere);
  const isFitting = (id: string): boolean => {
    const { place, value } = choices.naming(id);
    const after = withValue(definition, place, value);
    return inspectionErrors(bench, after).every(({ pointer }) => pointer !== place);
  };
  return [...bench.known()]
    .filter(([id, { kind }]) => (kinds.size === 0 || kinds.has(String(kind))) && isFitting(id))
    .map(([id]) => ({ id, name: bench.names(id, language), chosen: choices.isNamed(id) }));
}

/** How a card comes to be named at a place. */
interface Naming {
  isNamed(id: string): boolean;
  /** Whether another place is the same as far as the base set is asked. */
  isHere(at: string): boolean;
  naming(id: string): { readonly place: string; readonly value: Json };
}

function choicesAt({ at, value }: Site, form: Schema): Naming | undefined {
  if (form.pattern === CARD_ID)
    return {
      isNamed: (id) => id === value,
      isHere: (other) => pathOf(other) === pathOf(at),
      naming: (id) => ({ place: at, value: id }),
    };
  if (form.items?.pattern === CARD_ID) {
    const list = value !== undefined && isList(value) ? value : [];
    return {
      isNamed: (id) => list.includes(id),
      isHere: (other) => pathOf(other) === `${pathOf(at)}/*`,
      naming: (id) => ({ place: `${at}/${list.length}`, value: id }),
    };
  }
  if (form.propertyNames?.pattern !== CARD_ID) return undefined;
  const map = value !== undefined && isFields(value) ? value : {};
  return {
    isNamed: (id) => Object.hasOwn(map, id),
    isHere: (other) => pathOf(around(other)) === pathOf(at),
    naming: (id) => ({ place: `${at}/${escapeSegment(id)}`, value: map[id] ?? 1 }),
  };
}

/** The kinds of cards that cards of this kind name in the base set at some places. */
function kindsNamed(
  bench: FieldBench,
  definition: Json,
  isHere: (at: string) => boolean,
): ReadonlySet<string> {
  const kind = isFields(definition) ? String(definition['kind']) : '';
  const schema = { ...bench.words.card, $defs: bench.words.definitions };
  return new Set(
    bench.kinds
      .cardsOf(kind)
      .flatMap((card) => mentionsIn(card, schema))
      .filter((mention) => isHere(mention.at))
      .flatMap(({ id }) => bench.cards.card(id)?.kind ?? [])
      .map(String),
  );
}
