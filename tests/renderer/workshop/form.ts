// The fields of a card on the bench as an author finds them, and what comes of using each of them once.
import { expect, type Locator, type Page } from '@playwright/test';
import { same, type Json } from '../../../shared/engine/json.ts';
import { contents } from '../../../shared/games/index.ts';
import type { FieldBench } from '../../../shared/packs/fields/bench.ts';
import { add, fill, move, remove, set } from '../../../shared/packs/fields/changes.ts';
import { fieldsOf } from '../../../shared/packs/fields/fields.ts';
import { cardsFor } from '../../../shared/packs/fields/offers.ts';
import type { Field, FieldGroup } from '../../../shared/packs/fields/types.ts';
import { PICTURE_NAME } from '../../../shared/packs/pictures.ts';
import { carriedOut, isRefused } from '../../../shared/packs/sentence/change.ts';
import type { Change, Refused } from '../../../shared/packs/sentence/types.ts';
import { fieldsIn } from '../../../renderer/workshop/field-paths.ts';
import { isAbsent } from '../../../renderer/workshop/fields/kinds.ts';
import { filesOf } from './page/files.ts';
import type { BenchScene } from './page/scene.ts';
import { fieldBenchOf } from './page/tools.ts';

/** A field with what it is in. */
interface Place {
  readonly group: FieldGroup['of'];
  /** What it is in, from the outermost on. */
  readonly around: readonly Field[];
  readonly field: Field;
}

const placesIn = ({ of, fields }: FieldGroup): readonly Place[] => {
  const within = (field: Field, around: readonly Field[]): readonly Place[] => [
    { group: of, around, field },
    ...fieldsIn(field.control).flatMap((inner) => within(inner, [...around, field])),
  ];
  return fields.flatMap((field) => within(field, []));
};

/** What an act in a field leads to. */
interface Act {
  readonly does: string;
  readonly change: Change | Refused;
  /** Carries it out on the page. */
  readonly by: () => Promise<void>;
}

/** What authors do in fields, by the roles and names of `docs/workshop-names.md`. */
export class Form {
  readonly page: Page;
  readonly bench: FieldBench;

  constructor(page: Page, scene: BenchScene) {
    this.page = page;
    const files = filesOf(scene);
    const content = contents.find(({ game }) => game === scene.game)!;
    this.bench = fieldBenchOf(content, scene, () => files);
  }

  definition(): Promise<Json> {
    return this.page.evaluate(() => card.definition());
  }

  /** The fields of a card as it is, with all in them. */
  places(definition: Json): readonly Place[] {
    return fieldsOf(this.bench, definition, 'en').flatMap(placesIn);
  }

  /** What a field is in. */
  scope({ group, around }: Pick<Place, 'group' | 'around'>): Locator {
    const top =
      group === 'more' && around.length === 0
        ? this.page.getByRole('group', { name: 'more fields', exact: true })
        : this.page.getByRole('main');
    return around.reduce((outer, { label }) => outer.getByRole('group', { name: label, exact: true }), top);
  }

  /** Opens what a field is in, where it is closed. */
  async reveal({ group, around }: Place): Promise<void> {
    const names = [
      ...(group === 'more' ? ['more fields'] : []),
      ...around.slice(0, 1).map(({ label }) => label),
    ];
    for (const name of names) {
      const fold = this.page.getByRole('button', { name, exact: true, expanded: false });
      if ((await fold.count()) > 0) await fold.click();
    }
  }

  /** What can be done in a field, as the schema says. */
  acts(definition: Json, { group, around, field }: Place): readonly Act[] {
    const { bench } = this;
    const { at, label, control } = field;
    const scope = this.scope({ group, around });
    const own = scope.getByRole('group', { name: label, exact: true });
    const change = (value: Json): Change | Refused => set(bench, definition, at, value);
    // Numbers that belong together are all there at once.
    const isThere = control.kind === 'number' && around.at(-1)?.control.kind === 'matrix';
    if (isAbsent(field) && !isThere)
      return [
        {
          does: 'fill',
          change: fill(bench, definition, at),
          by: () => scope.getByRole('button', { name: `add: ${label}`, exact: true }).click(),
        },
      ];
    switch (control.kind) {
      case 'id':
        return [];
      case 'text':
      case 'long': {
        const box = scope.getByRole('textbox', { name: label, exact: true });
        const typed = control.pattern === PICTURE_NAME ? `${'0'.repeat(64)}.png` : 'A lamp';
        return [{ does: 'type', change: change(typed), by: () => box.fill(typed) }];
      }
      case 'number': {
        const { least = 0, most = 9 } = control;
        const value = [least, most].find((one) => one !== field.value)!;
        const box = scope.getByRole('spinbutton', { name: label, exact: true });
        return [{ does: 'type', change: change(value), by: () => box.fill(String(value)) }];
      }
      case 'flag': {
        const toggle = scope.getByRole('switch', { name: label, exact: true });
        const on = field.value !== true;
        return [{ does: 'turn', change: change(on), by: () => toggle.click() }];
      }
      case 'choice': {
        const other = control.values.find(({ value }) => value !== field.value);
        if (other === undefined) return [];
        const box = scope.getByRole('combobox', { name: label, exact: true });
        const by = async (): Promise<void> => void (await box.selectOption({ label: other.label }));
        return [{ does: 'choose', change: change(other.value), by }];
      }
      case 'set': {
        const written = (field.value ?? []) as readonly Json[];
        const { most = Infinity } = control;
        const isFull = written.length >= most;
        const turned = control.values.find(({ value }) => written.includes(value) === isFull);
        if (turned === undefined) return [];
        const next = isFull ? written.filter((one) => one !== turned.value) : [...written, turned.value];
        const by = (): Promise<void> => own.getByRole('button', { name: turned.label, exact: true }).click();
        return [{ does: 'turn', change: change(next), by }];
      }
      case 'card': {
        const taken = (around.at(-1)?.control.kind === 'list' ? fieldsIn(around.at(-1)!.control) : []).map(
          ({ value }) => value,
        );
        const other = cardsFor(bench, definition, at, 'en').find(
          ({ chosen, id }) => !chosen && !taken.includes(id),
        );
        if (other === undefined) return [];
        const box = scope.getByRole('combobox', { name: label, exact: true });
        return [{ does: 'name', change: change(other.id), by: () => this.look(box, other.name) }];
      }
      case 'list': {
        const { elements, most = Infinity } = control;
        const [first] = elements;
        return [
          ...(elements.length < most
            ? [
                {
                  does: 'add',
                  change: add(bench, definition, `${at}/-`),
                  by: () => own.getByRole('button', { name: `add: ${label}`, exact: true }).click(),
                },
              ]
            : []),
          ...(elements.length > 1
            ? [
                {
                  does: 'move',
                  change: move(bench, definition, first.at, 1),
                  by: () =>
                    own.getByRole('button', { name: `move down: ${first.label}`, exact: true }).click(),
                },
              ]
            : []),
          ...(elements.length > 1 && first.optional
            ? [
                {
                  does: 'remove',
                  change: remove(bench, definition, first.at),
                  by: () => own.getByRole('button', { name: `remove: ${first.label}`, exact: true }).click(),
                },
              ]
            : []),
        ];
      }
      case 'row': {
        const { elements } = control;
        if (elements.every((one) => one.control.kind === 'number')) return [];
        const last = elements.at(-1)!;
        return [
          {
            does: 'move',
            change: move(bench, definition, last.at, elements.length - 2),
            by: () => own.getByRole('button', { name: `move up: ${last.label}`, exact: true }).click(),
          },
        ];
      }
      case 'counts': {
        const other = cardsFor(bench, definition, at, 'en').find(({ chosen }) => !chosen);
        const box = own.getByRole('combobox', { name: `add a card: ${label}`, exact: true });
        const [first] = control.entries;
        return [
          ...(other === undefined
            ? []
            : [
                {
                  does: 'count',
                  change: set(bench, definition, `${at}/${other.id}`, 1),
                  by: () => this.look(box, other.name),
                },
              ]),
          {
            does: 'remove',
            change: remove(bench, definition, first.at),
            by: () => own.getByRole('button', { name: `remove: ${first.label}`, exact: true }).click(),
          },
        ];
      }
      case 'opaque':
        return [
          {
            does: 'remove',
            change: remove(bench, definition, at),
            by: () => scope.getByRole('button', { name: `remove: ${label}`, exact: true }).click(),
          },
        ];
      case 'matrix':
      case 'group':
        return [];
    }
  }

  /** Looks for a card by its name and takes it. */
  async look(box: Locator, name: string): Promise<void> {
    await box.fill(name);
    await this.page.getByRole('option', { name, exact: true }).click();
  }
}

/** What was done in the fields of a card. */
export interface FormWalk {
  readonly faults: readonly string[];
  /** How often each act was done, by the kind of its control. */
  readonly done: ReadonlyMap<string, number>;
}

/**
 * Does once all that can be done in the fields of the card on the bench, in those too that come by it, and compares the card
 * with what the change of each leads to.
 *
 * @param walked fields within others that need no further look, since other cards have them too; it takes those of this one
 */
export async function walkForm(form: Form, kind: string, walked: Set<string>): Promise<FormWalk> {
  const faults: string[] = [];
  const done = new Map<string, number>();
  for (;;) {
    const definition = await form.definition();
    const next = nextAct(form, definition, kind, walked);
    if (next === undefined) return { faults, done };
    const { place, act, key } = next;
    walked.add(key);
    const name = `${act.does} ${place.field.at}`;
    if (isRefused(act.change)) {
      faults.push(`${name}: ${act.change.refused.en}`);
      continue;
    }
    const after = carriedOut(definition, act.change.operations);
    await form.reveal(place);
    await act.by();
    await expect.poll(async () => same(await form.definition(), after), { message: name }).toBe(true);
    const what = `${place.field.control.kind} ${act.does}`;
    done.set(what, (done.get(what) ?? 0) + 1);
    if (isKind(place)) return { faults, done };
  }
}

/** The first act of the first field that has not been walked; the kind of the card is changed at the end. */
function nextAct(form: Form, definition: Json, kind: string, walked: ReadonlySet<string>) {
  const places = form
    .places(definition)
    .toSorted((one, other) => Number(isKind(one)) - Number(isKind(other)));
  for (const place of places) {
    const path = place.field.at.replaceAll(/\/\d+(?=\/|$)/g, '/*');
    const isOwn = place.around.length === 0;
    for (const act of form.acts(definition, place)) {
      const key = `${isOwn ? kind : ''} ${path} ${act.does}`;
      if (!walked.has(key)) return { place, act, key };
    }
  }
  return undefined;
}

const isKind = ({ field }: Place): boolean => field.at === '/kind';
