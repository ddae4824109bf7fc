// The fields of a card beside its sentence, by their labels.
import { expect, type Locator, type Page } from '@playwright/test';
import { namesIn, type Names, type Tongue } from './names.ts';
import { allIn, textIn, treeOf, type SeenNode } from './snapshot.ts';

/**
 * What is to be in a field: a text, a number, whether it is on, the label of what is chosen or those of several, or for a field
 * with others in it what is to be in those, by label.
 */
export type FieldValue = string | number | boolean | readonly string[] | FieldValues;
/** Of what is not named nothing is to be there, as far as it can be left out. */
export interface FieldValues {
  readonly [label: string]: FieldValue;
}

/** Fills the fields of a card. @returns how many actions it took */
export async function fillFields(page: Page, tongue: Tongue, fields: FieldValues): Promise<number> {
  const form = new Form(page.getByRole('main'), namesIn(tongue));
  await form.fill([], fields);
  return form.actions;
}

/** The labels of groups within each other, from the outermost on. */
type Path = readonly string[];

const CONTROLS = ['textbox', 'spinbutton', 'switch', 'combobox', 'group'] as const;
type Control = (typeof CONTROLS)[number];
const isControl = (role: string): role is Control => CONTROLS.some((one) => one === role);

/** What a page shows next is looked for at first soon, in milliseconds. */
const SOON = { intervals: [10, 20, 50, 100] };

class Form {
  actions = 0;
  private readonly main: Locator;
  private readonly names: Names;
  /** What was seen since something has come or gone last. */
  private seen: readonly SeenNode[] | null = null;

  constructor(main: Locator, names: Names) {
    this.main = main;
    this.names = names;
  }

  async fill(path: Path, fields: FieldValues): Promise<void> {
    for (const [label, value] of Object.entries(fields)) await this.put(path, label, value);
    await this.takeAway(path, Object.keys(fields));
  }

  /** What is in a group. */
  private async within(path: Path): Promise<readonly SeenNode[]> {
    this.seen ??= treeOf(await this.main.ariaSnapshot());
    return path.reduce<readonly SeenNode[]>((nodes, label) => {
      const isGroup = ({ role, name }: SeenNode): boolean => role === 'group' && name === label;
      return nearest(nodes, isGroup)?.within ?? [];
    }, this.seen);
  }

  private scope(path: Path): Locator {
    return path.reduce((around, name) => around.getByRole('group', { name, exact: true }).first(), this.main);
  }

  /** Where something is that was seen in a group. */
  private async at(path: Path, node: SeenNode): Promise<Locator> {
    const { role, name } = node;
    const alike = (await this.within(path))
      .flatMap(allIn)
      .filter((one) => one.role === role && one.name === name);
    const named = { name, exact: true };
    return this.scope(path)
      .getByRole(role as Control | 'button', named)
      .nth(alike.indexOf(node));
  }

  private async click(where: Locator): Promise<void> {
    this.actions++;
    await where.click();
  }

  /** Does something, and waits until something has come or gone. */
  private async changed(act: () => Promise<void>): Promise<void> {
    const before = await this.main.ariaSnapshot();
    await act();
    await expect.poll(() => this.main.ariaSnapshot(), SOON).not.toBe(before);
    this.seen = null;
  }

  private async press(path: Path, node: SeenNode): Promise<void> {
    const button = await this.at(path, node);
    await this.changed(() => this.click(button));
  }

  /** Brings a field up that is folded away, or not there yet. @throws Error where there is none with this label */
  private async reveal(path: Path, label: string): Promise<SeenNode> {
    const isField = ({ role, name }: SeenNode): boolean => name === label && isControl(role);
    const { add, addCard, more } = this.names;
    const [last = ''] = path.slice(-1);
    // What unfolds what it is in, adds it, adds an element to the list that it is one of, shows what the card may have as well,
    // and looks for a card to count.
    const ways = [last, add(label), add(last), more, addCard(last)];
    for (;;) {
      const nodes = await this.within(path);
      const found = nearest(nodes, isField);
      if (found !== undefined) return found;
      const [way] = ways.flatMap((one) => nearest(nodes, isCalled(one)) ?? []);
      if (way === undefined) throw new Error(`There is no field "${[...path, label].join(', ')}".`);
      ways.splice(ways.indexOf(way.name), 1);
      if (way.role === 'button') await this.press(path, way);
      else {
        const search = await this.at(path, way);
        await this.changed(() => this.pick(search, label));
      }
    }
  }

  private async put(path: Path, label: string, value: FieldValue): Promise<void> {
    const node = await this.reveal(path, label);
    const where = await this.at(path, node);
    if (typeof value === 'boolean') {
      if (node.states.includes('checked') !== value) await this.changed(() => this.click(where));
    } else if (typeof value === 'number') {
      if (textIn(node) !== String(value)) await this.write(where, String(value));
    } else if (typeof value === 'string') await this.say(where, node, value);
    else if (isLabels(value)) await this.pressThese([...path, label], value);
    else await this.fill([...path, label], value);
  }

  private async write(where: Locator, text: string): Promise<void> {
    this.actions += 2;
    await where.fill(text);
    // The focus leaves it.
    await this.main.page().keyboard.press('Tab');
  }

  private async say(where: Locator, node: SeenNode, text: string): Promise<void> {
    const options = node.within.filter(({ role }) => role === 'option');
    const now = options.find(({ states }) => states.includes('selected'))?.name ?? textIn(node);
    if (now === text) return;
    if (node.role === 'textbox') await this.write(where, text);
    else if (options.length > 0) {
      this.actions += 2;
      await where.selectOption({ label: text });
    } else await this.changed(() => this.pick(where, text));
  }

  /** Looks for a card by its name, and takes it. */
  private async pick(where: Locator, name: string): Promise<void> {
    this.actions++;
    await where.fill(name);
    await this.click(this.main.getByRole('option', { name, exact: true }));
  }

  /** Presses what is to be in a set and is not, and what is in it and is not to be. */
  private async pressThese(path: Path, labels: readonly string[]): Promise<void> {
    const nodes = await this.within(path);
    for (const isIn of [true, false])
      for (const { role, name, states } of nodes.flatMap(allIn)) {
        const isPressed = states.includes('pressed');
        if (role !== 'button' || isPressed === isIn || labels.includes(name) !== isIn) continue;
        const button = this.scope(path).getByRole('button', { name, exact: true, pressed: isPressed });
        await this.click(button);
        // With the last one in it, a field that can be left out goes.
        await button.waitFor({ state: 'detached' });
      }
    this.seen = null;
  }

  /** Takes away what is in a group besides some fields. */
  private async takeAway(path: Path, labels: readonly string[]): Promise<void> {
    const spare = async (test: (node: SeenNode) => boolean): Promise<SeenNode | undefined> =>
      (await this.within(path)).flatMap((node) => this.shallow(node)).find(test);
    for (;;) {
      const removal = await spare(({ role, name, states }) => {
        const label = role === 'button' ? this.names.remove.exec(name)?.[1] : undefined;
        return label !== undefined && !labels.includes(label) && !states.includes('disabled');
      });
      const on = ({ role, name, states }: SeenNode): boolean =>
        role === 'switch' && states.includes('checked') && !labels.includes(name);
      const next = removal ?? (await spare(on));
      if (next === undefined) break;
      await this.press(path, next);
    }
    const groups = (await this.within(path)).flatMap((node) => this.groupsIn(node));
    for (const group of groups)
      if (this.isSet(group) && !labels.includes(group.name)) await this.pressThese([...path, group.name], []);
    // Of numbers that belong together those are left out that nothing is typed for.
    if (path.length === 0) return;
    const numbers = (await this.within(path)).flatMap((node) => this.shallow(node));
    for (const node of numbers)
      if (node.role === 'spinbutton' && node.within.length > 0 && !labels.includes(node.name))
        await this.write(await this.at(path, node), '');
  }

  /** The groups in a node, or the node where it is one, without those within them. */
  private groupsIn(node: SeenNode): readonly SeenNode[] {
    if (this.isApart(node)) return node.role === 'group' ? [node] : [];
    return node.within.flatMap((one) => this.groupsIn(one));
  }

  /** Whether a group is a field that holds several of some values. */
  private isSet({ name, within }: SeenNode): boolean {
    const all = within.flatMap(allIn);
    return (
      all.some((node) => node.role === 'button' && node.name === this.names.means(name)) &&
      all.some(({ role, states }) => role === 'button' && states.includes('pressed')) &&
      !all.some(({ role }) => isControl(role))
    );
  }

  /** Whether what is in a node belongs to that, and not to what is around it. */
  private isApart({ role, name }: SeenNode): boolean {
    return role === 'region' || (role === 'group' && name !== this.names.more);
  }

  /** All in a node that belongs to no group in it. */
  private shallow(node: SeenNode): readonly SeenNode[] {
    return this.isApart(node) ? [] : [node, ...node.within.flatMap((one) => this.shallow(one))];
  }
}

/** Whether something has a name and brings up what is not seen yet. */
const isCalled =
  (wanted: string) =>
  ({ role, name, states }: SeenNode): boolean =>
    name === wanted && (role === 'combobox' || (role === 'button' && !states.includes('expanded')));

/** What is nearest to the top of some nodes, and first among those. */
function nearest(nodes: readonly SeenNode[], test: (node: SeenNode) => boolean): SeenNode | undefined {
  // What is said in the sentence may be called like a field.
  const beside = nodes.filter(({ role }) => role !== 'region');
  if (beside.length === 0) return undefined;
  return (
    beside.find(test) ??
    nearest(
      beside.flatMap(({ within }) => within),
      test,
    )
  );
}

const isLabels = (value: FieldValue): value is readonly string[] => Array.isArray(value);
