import type { Json } from '../../engine/json.ts';
import { isFields, type JsonObject } from '../card-schema.ts';
import { isList, isObject, type Operation } from '../edit/operation.ts';
import { segmentsOf } from '../pointer.ts';
import { errorsOf, isWorse, type Bench } from './bench.ts';
import { carriedOut, changeOf, clauseAround, focusOn, focusOnPart, refused } from './change.ts';
import { said } from './controls.ts';
import type { Site } from './forms.ts';
import { familyIn, isListed } from './lists.ts';
import { roleOf, isTag } from './parts.ts';
import { inEach, viewAt } from './spoken.ts';
import type { CarriedPart, Change, Draft, Refused } from './types.ts';
import { fieldWays } from './wraps.ts';

/** What a removal does to the card. */
interface Removal {
  readonly operations: readonly Operation[];
  /** Where the focus goes: to what is there then. */
  readonly next: string;
  /** The part around that goes with it. */
  readonly gone?: Site;
  readonly carried?: readonly CarriedPart[];
  readonly draft?: Draft;
}

/** A part that is selected first: deleting again deletes it. */
interface Selection {
  readonly selected: Site;
}

/**
 * Deletes what is at a place: an optional field becomes a ghost, an element of a list goes. The last effect takes what is
 * around it along, unless there are other effects in that; the last of a rule leaves the rule as a draft. Of a field that
 * has to be there, the part that has it is selected instead: a change without operations.
 *
 * @param at pointer of a field, of a part, or of something that the language does not know
 */
export function remove(bench: Bench, definition: Json, at: string): Change | Refused {
  const { forms } = bench;
  const found = forms.site(definition, at);
  const isWord = found !== undefined && isTag(forms, found);
  const site = found === undefined ? strangeAt(bench, definition, at) : isWord ? found.owner! : found;
  if (site?.value === undefined) return refused('gone');
  const removal = removalOf(bench, site, isWord);
  if (removal === undefined) return refused('delete');
  if ('selected' in removal) return selected(bench, definition, removal.selected);
  const { operations, next, gone, draft, carried = [] } = removal;
  const after = carriedOut(definition, operations);
  if (isWorse(errorsOf(bench, after), errorsOf(bench, definition))) return refused('delete');
  const told = gone && {
    told: inEach((language) => {
      const shown = viewAt(bench, definition, gone.at, language).words;
      return said(language, draft === undefined ? 'told.with' : 'told.rule', { shown });
    }),
  };
  const made = {
    operations,
    focus: focusOn(forms, after, next),
    carried,
    ...told,
    ...(draft && { draft }),
    // What was one of a list left its place to the next one.
    ...(!isListed(site) && { lost: { at: site.at, part: site.value } }),
  };
  return changeOf(bench, made, { key: 'step.delete', at: site.at, card: definition });
}

/** @param isWord whether it is the word of the part that is to go */
function removalOf(bench: Bench, site: Site, isWord: boolean): Removal | Selection | undefined {
  const clause = clauseAround(bench.forms, site);
  if (isWord && site === clause) return { selected: clause };
  if (isListed(site)) return elementRemoval(bench, site);
  // A number that is capped stays without its cap.
  const [inner] = fieldWays(bench, site);
  if (inner !== undefined) return { ...inner, next: site.at };
  if (!site.required) return { operations: fieldRemoval(site), next: site.at };
  return { selected: site === clause ? clauseAround(bench.forms, site.owner!) : clause };
}

const selected = (bench: Bench, definition: Json, part: Site): Change =>
  changeOf(
    bench,
    { operations: [], focus: focusOnPart(bench.forms, part) },
    { key: 'step.set', at: part.at, card: definition },
  );

/** A field that no form knows, of a part that one knows. */
function strangeAt({ forms }: Bench, definition: Json, at: string): Site | undefined {
  const key = segmentsOf(at).at(-1);
  const owner = forms.site(definition, at.slice(0, at.lastIndexOf('/')));
  if (key === undefined || owner?.value === undefined || !isObject(owner.value)) return undefined;
  const value = Object.hasOwn(owner.value, key) ? owner.value[key] : undefined;
  return { at, value, schema: {}, key, owner, required: false, usage: '' };
}

/** A field goes, with the object around it where it is the last in it and that may be left out too. */
function fieldRemoval({ at, owner }: Site): readonly Operation[] {
  const isLast = owner?.value !== undefined && isObject(owner.value) && Object.keys(owner.value).length === 1;
  const goes = isLast && owner.owner !== undefined && !owner.required && !isListed(owner);
  return [{ op: 'remove', path: goes ? owner.at : at }];
}

/** An element goes, and what cannot be without it. Undefined where the card cannot be without it. */
function elementRemoval(bench: Bench, site: Site): Removal | Selection | undefined {
  const { forms } = bench;
  const list = site.owner!;
  const items = list.value as readonly Json[];
  const { minItems = 0 } = forms.formOf(items, list.schema) ?? {};
  if (items.length > minItems) {
    const place = Math.min(Number(site.key), items.length - 2);
    const next = items.length === 1 ? `${list.at}/0` : `${list.at}/${place}`;
    return { operations: [{ op: 'remove', path: site.at }], next };
  }
  if (!list.required && !isListed(list))
    return { operations: [{ op: 'remove', path: list.at }], next: list.at };
  return shortened(bench, site, list) ?? ownerRemoval(bench, site, list);
}

/** Of too few to choose from or to join, the one that is left takes the place of what they are in. */
function shortened({ forms }: Bench, site: Site, list: Site): Removal | undefined {
  const owner = list.owner;
  const others = forms.within(list).filter(({ key }) => key !== site.key);
  if (owner === undefined || others.length === 0 || owner.owner === undefined) return undefined;
  const [left] = others;
  if (others.length === 1 && left.value !== undefined && forms.fits(left.value, owner.schema, left.schema))
    return {
      operations: [{ op: 'replace', path: owner.at, value: left.value }],
      carried: [{ from: left.at, to: owner.at }],
      next: owner.at,
      gone: owner,
    };
  const items = left.value !== undefined && isList(left.value) ? left.value : [];
  if (others.length > 1 || items.length === 0 || !isListed(owner)) return undefined;
  const around = owner.owner.at;
  const [first, ...more] = items;
  return {
    operations: [
      { op: 'replace', path: owner.at, value: first },
      ...more.map((value, i): Operation => ({
        op: 'add',
        path: `${around}/${Number(owner.key) + 1 + i}`,
        value,
      })),
    ],
    carried: items.map((_, i) => ({ from: `${left.at}/${i}`, to: `${around}/${Number(owner.key) + i}` })),
    next: owner.at,
    gone: owner,
  };
}

/** Whether a part has effects in other lists, which would go with it. */
const hasOtherLists = ({ forms }: Bench, list: Site, owner: Site): boolean =>
  forms.within(owner).some(({ key, value, schema }) => {
    const form = value === undefined ? undefined : forms.formOf(value, schema);
    return (
      key !== list.key && form !== undefined && forms.isOfParts(form) && (value as readonly Json[]).length > 0
    );
  });

/** The part goes that has the list; of a rule its other fields are kept as a draft. */
function ownerRemoval(bench: Bench, site: Site, list: Site): Removal | Selection | undefined {
  const { forms } = bench;
  const owner = list.owner;
  if (owner?.owner === undefined) return undefined;
  if (!isListed(owner)) return isListed(list) ? elementRemoval(bench, list) : undefined;
  const isRule = owner.value !== undefined && isFields(owner.value) && roleOf(forms, owner) === 'rule';
  if (!isRule && hasOtherLists(bench, list, owner)) return { selected: owner };
  const removal = elementRemoval(bench, owner);
  if (removal === undefined || 'selected' in removal) return removal;
  const gone = removal.gone ?? owner;
  if (!isRule || familyIn(forms, site.schema) === '') return { ...removal, gone };
  const part = Object.fromEntries(
    Object.entries(owner.value as JsonObject).filter(([key]) => key !== list.key),
  );
  return { ...removal, gone, draft: { anchor: owner.at, text: '', part }, next: owner.at };
}
