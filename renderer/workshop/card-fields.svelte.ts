import { tick } from 'svelte';
import type { AdviceRow } from '../../shared/packs/advice/advice-row.ts';
import type { Field, FieldGroup } from '../../shared/packs/fields/types.ts';
import { pathTo, placeOf, problemsByField } from './field-paths.ts';

/** What can have the focus in a field; what only goes with it, such as what takes it away, comes after that. */
const FOCUSABLE = ':is(input, textarea, select, button):not([tabindex="-1"])';
const FIRST = [`${FOCUSABLE}:not([data-aside])`, FOCUSABLE];

/** The key by which the fields behind "more" are opened. */
export const MORE = 'more';

/** The fields of the card as they are on the page: what is open, what is wrong in each, and where the focus goes. */
export class CardFields {
  private readonly groups: () => readonly FieldGroup[];
  private readonly problems: () => readonly AdviceRow[];
  /** What was opened or closed by hand, by key: that of a part is its pointer. */
  private turned = $state.raw<{ readonly [key: string]: boolean }>({});
  /** What was typed in fields and is not in the card, as problems of the card. */
  waiting: readonly AdviceRow[] = $state.raw([]);
  private element: HTMLElement | null = null;
  private readonly byField = $derived.by(() => problemsByField(this.groups(), this.problems()));

  /** @param problems all but those that the sentence shows */
  constructor(groups: () => readonly FieldGroup[], problems: () => readonly AdviceRow[]) {
    this.groups = groups;
    this.problems = problems;
  }

  /** An attachment: the element that has all fields in it. */
  readonly attach = (element: HTMLElement): (() => void) => {
    this.element = element;
    return () => (this.element = null);
  };

  /** Something that was typed in a field waits there. @returns takes that back */
  wait(at: string, words: string): () => void {
    const row: AdviceRow = {
      kind: 'draft',
      code: 'typed',
      severity: 'warning',
      at,
      where: '',
      words,
      cures: [],
      cards: [],
    };
    this.waiting = [...this.waiting, row];
    return () => (this.waiting = this.waiting.filter((one) => one !== row));
  }

  /** What is wrong with a field, as far as it says so itself. */
  problemsAt(at: string): readonly AdviceRow[] {
    return this.byField.get(at) ?? [];
  }

  /** Where among the fields a problem is to be mended. */
  placeOf(problem: AdviceRow): string {
    return placeOf(this.groups(), problem);
  }

  /** Whether something is wrong in a part or in what is in it. */
  hasErrors(at: string): boolean {
    return this.problems().some(
      (problem) => problem.severity === 'error' && (problem.at === at || problem.at.startsWith(`${at}/`)),
    );
  }

  /** @param initially as long as nothing was opened or closed by hand */
  isOpen(key: string, initially: boolean): boolean {
    return this.turned[key] ?? initially;
  }

  turn(key: string, open: boolean): void {
    this.turned = { ...this.turned, [key]: open };
  }

  /** The field at a pointer, or the innermost one around it. */
  nearest(at: string): Field | undefined {
    return pathTo(this.groups(), at)?.fields.at(-1);
  }

  /**
   * Puts the focus on the field that is nearest to a pointer, and opens what it is in.
   *
   * @param aside what goes with the field and gets the focus, where it is there
   * @returns whether there was one
   */
  async goTo(at: string, aside?: string): Promise<boolean> {
    const path = pathTo(this.groups(), at);
    if (path === undefined) return false;
    const around = path.fields.slice(0, -1).map((field) => [field.at, true] as const);
    this.turned = {
      ...this.turned,
      ...Object.fromEntries(around),
      ...(path.group.of === 'more' && { [MORE]: true }),
    };
    await tick();
    const found = this.elementOf(path.fields.at(-1)!.at, aside);
    found?.focus();
    return found !== null;
  }

  private elementOf(at: string, aside: string | undefined): HTMLElement | null {
    const pointer = CSS.escape(at);
    const selectors = [
      ...(aside === undefined ? [] : [`[data-of="${pointer}"] [data-aside="${aside}"]`]),
      ...FIRST.map((first) => `[data-field="${pointer}"] ${first}`),
    ];
    for (const selector of selectors) {
      const found = this.element?.querySelector<HTMLElement>(selector);
      if (found != null) return found;
    }
    return null;
  }

  /** Puts the focus on the card as a whole, where what had it is gone. */
  goHome(): void {
    this.element?.focus();
  }
}
