// The sentences of a card without a page: what a driver would find there, made from the same parts as the sheet.
import { itemsOf, rareIn } from '../../../renderer/workshop/sheet/items.ts';
import { groupsOf } from '../../../renderer/workshop/sheet/choosing.ts';
import { changeableAt, clauseOf, placeOf } from '../../../renderer/workshop/sheet/places.ts';
import { isBlank, isRuleGapShown, ruleGroups } from '../../../renderer/workshop/sheet/rules.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Bench } from '../../../shared/packs/sentence/bench.ts';
import { remembered } from '../../../shared/packs/sentence/anchors.ts';
import { carriedOut, isRefused } from '../../../shared/packs/sentence/change.ts';
import { choicesAt, offersAt } from '../../../shared/packs/sentence/choices.ts';
import { set } from '../../../shared/packs/sentence/gestures.ts';
import { remove } from '../../../shared/packs/sentence/removal.ts';
import { sentenceOf } from '../../../shared/packs/sentence/sentence.ts';
import type {
  CardEdit,
  Focus,
  Lost,
  Refused,
  Sentence,
  SentenceChoice,
  SentenceStop,
} from '../../../shared/packs/sentence/types.ts';
import { phraseText } from '../../../shared/words/tokens.ts';
import type { Hidden, Opened, Touch } from './touch.ts';
import { namesIn, type Names, type Tongue } from './names.ts';
import { ruleOf } from './seen-sheet.ts';
import type { SeenItem, SeenLine, Sheet } from './sheet.ts';

type Unnumbered = Omit<SeenItem, 'nth' | 'shown'> & Partial<Pick<SeenItem, 'shown'>>;

interface Standing {
  readonly definition: Json;
  readonly lost: readonly Lost[];
  readonly focus: Focus | null;
}

const GROUPS = { around: '', out: '' };

/** Lists that are kept for each bench: a driver opens many of them again, on its way and for the next card. */
const MOST_KEPT = 1000;
const kept = new WeakMap<Bench, Map<string, readonly SentenceChoice[]>>();

/** What was found for the same before, or else what is found now. */
function remembering(
  bench: Bench,
  of: readonly Json[],
  find: () => readonly SentenceChoice[],
): readonly SentenceChoice[] {
  const lists = kept.get(bench) ?? new Map<string, readonly SentenceChoice[]>();
  kept.set(bench, lists);
  const key = JSON.stringify(of);
  const known = lists.get(key);
  if (known !== undefined) return known;
  if (lists.size >= MOST_KEPT) lists.clear();
  const found = find();
  lists.set(key, found);
  return found;
}

/** Works on a definition. */
export class PaperTouch implements Touch {
  actions = 0;
  private readonly bench: Bench;
  private readonly tongue: Tongue;
  private readonly names: Names;
  private readonly undone: Standing[] = [];
  /** What the card says, of each definition that it has had. */
  private readonly sentences = new WeakMap<object, Sentence>();
  private standing: Standing;
  /** What is behind each item that was seen last. */
  private behind = new Map<string, Focus>();
  private listed: readonly SentenceChoice[] = [];
  private stop: SentenceStop | null = null;

  constructor(bench: Bench, definition: Json, tongue: Tongue) {
    this.bench = bench;
    this.tongue = tongue;
    this.names = namesIn(tongue);
    this.standing = { definition, lost: [], focus: null };
  }

  get definition(): Json {
    return this.standing.definition;
  }

  private get sentence(): Sentence {
    const { bench, standing, tongue } = this;
    const known = this.sentences.get(standing.definition as object);
    const sentence = known ?? sentenceOf(bench, standing.definition, tongue);
    this.sentences.set(standing.definition as object, sentence);
    return sentence;
  }

  /** What is offered in a gap, or before what is there. */
  private offers(at: string): readonly SentenceChoice[] {
    const { bench, definition, tongue } = this;
    return remembering(bench, ['offers', tongue, at, definition], () =>
      offersAt(bench, definition, at, tongue),
    );
  }

  /** What may be at a place. */
  private choices(at: string): readonly SentenceChoice[] {
    const { bench, tongue } = this;
    const { definition, lost } = this.standing;
    return remembering(bench, ['choices', tongue, at, definition, lost as unknown as Json], () =>
      choicesAt(bench, definition, at, tongue, lost),
    );
  }

  look(): Promise<Sheet> {
    const { sentence } = this;
    const { focus } = this.standing;
    const view = { place: focus && placeOf(sentence, focus), before: null, flagged: [] };
    const counts = new Map<string, number>();
    this.behind = new Map();
    const numbered = (item: Unnumbered, behind?: Focus): SeenItem => {
      const key = `${item.role} ${item.name}`;
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      if (behind !== undefined) this.behind.set(keyOf({ ...item, nth }), behind);
      return { shown: item.text, ...item, nth };
    };
    const gapItem = (index: number): SeenItem => {
      const { at, name } = sentence.gaps[index];
      return numbered({ kind: 'gap', role: 'combobox', name, text: '' }, { at, role: 'gap' });
    };
    const focused = view.place?.kind === 'gap' ? view.place.index : null;
    const sheet = ruleGroups(sentence).flatMap(({ lines, gaps }): readonly SeenLine[] => [
      ...lines
        .filter((line) => !isBlank(sentence, sentence.lines[line]))
        .map((line) => ({
          rule: ruleOf(sentence.lines[line].name, this.names),
          items: itemsOf(sentence, line, view).map((item): SeenItem => {
            switch (item.kind) {
              case 'words':
                return numbered({ kind: 'words', role: 'text', name: '', text: phraseText(item.phrase) });
              case 'echo':
                return numbered({ kind: 'words', role: 'text', name: '', text: phraseText(item.phrase) });
              case 'gap':
                return gapItem(sentence.gaps.indexOf(item.gap));
              case 'handle': {
                const { name, at, role } = sentence.handles[item.handle];
                return numbered({ kind: 'handle', role: 'button', name, text: '' }, { at, role });
              }
              case 'stop':
                return numbered(
                  this.stopItem(sentence.stops[item.stop], phraseText(item.phrase)),
                  sentence.stops[item.stop],
                );
              case 'ghost':
                return numbered(
                  {
                    ...this.stopItem(sentence.stops[item.stop], ''),
                    kind: 'ghost',
                    name: sentence.stops[item.stop].name,
                    shown: sentence.stops[item.stop].shown,
                  },
                  sentence.stops[item.stop],
                );
            }
          }),
        })),
      ...gaps
        .filter((gap) => isRuleGapShown(sentence, gap, focused))
        .map((gap): SeenLine => ({ rule: null, items: [gapItem(gap)] })),
    ]);
    return Promise.resolve(sheet);
  }

  private stopItem({ control, name, label }: SentenceStop, text: string): Unnumbered {
    if (control.kind === 'number') return { kind: 'number', role: 'spinbutton', name: label, text };
    const kind = control.kind === 'joint' ? 'joint' : this.names.verb.test(name) ? 'verb' : 'stop';
    return { kind, role: 'button', name, text };
  }

  private focusOn(item: SeenItem): Focus {
    // The focus may have brought it up.
    if (!this.behind.has(keyOf(item))) void this.look();
    const behind = this.behind.get(keyOf(item));
    if (behind === undefined) throw new Error(`"${item.name}" is not to be seen.`);
    const { at, role } = behind;
    this.standing = { ...this.standing, focus: { at, role } };
    return { at, role };
  }

  open(item: SeenItem): Promise<Opened> {
    this.actions += item.kind === 'number' ? 2 : 1;
    const { at, role } = this.focusOn(item);
    if (item.kind === 'gap') {
      this.listed = this.offers(at);
      return this.rows(false);
    }
    return this.choicesAt(this.sentence.stops.findIndex((stop) => stop.at === at && stop.role === role));
  }

  /** Opens what may be at a stop of the sentence, and brings the focus there. */
  private choicesAt(index: number): Promise<Opened> {
    const { sentence } = this;
    const stop = sentence.stops[index];
    this.standing = { ...this.standing, focus: { at: stop.at, role: stop.role } };
    this.stop = stop;
    const { control } = stop;
    if (control.kind === 'set')
      return Promise.resolve({
        kind: 'set',
        values: control.values.map(({ label, chosen }) => ({ name: label, chosen })),
      });
    if (['joint', 'field', 'opaque'].includes(control.kind)) return Promise.resolve({ kind: 'nothing' });
    this.listed = changeableAt(sentence, index).flatMap((one) => {
      const choices = this.choices(one.at);
      const rows = choices.map((choice, i) => ({ ...choice, key: String(i) }));
      return groupsOf(null, rows, GROUPS).flatMap((group) =>
        group.choices.map(({ key }) => choices[Number(key)]),
      );
    });
    return this.rows(control.kind === 'text');
  }

  openBefore(item: SeenItem): Promise<Opened> {
    this.actions += 4;
    const { sentence } = this;
    const handle = this.clauseAt(item);
    if (handle === undefined) return Promise.resolve({ kind: 'nothing' });
    this.listed = this.offers(sentence.handles[handle].at);
    return this.rows(false);
  }

  hidden(item: SeenItem): Promise<Hidden> {
    this.actions += 2;
    const { sentence } = this;
    const clause = this.clauseAt(item);
    if (clause === undefined) return Promise.resolve({ clause: '', fields: [] });
    const fields = rareIn(sentence, clause).map((stop) => sentence.stops[stop].label);
    return Promise.resolve({ clause: sentence.handles[clause].name, fields });
  }

  specify(item: SeenItem, field: string): Promise<Opened> {
    this.actions += 2;
    const { stops } = this.sentence;
    const clause = this.clauseAt(item);
    const hidden = clause === undefined ? [] : rareIn(this.sentence, clause);
    const index = hidden.find((stop) => stops[stop].label === field);
    return index === undefined ? Promise.resolve({ kind: 'nothing' }) : this.choicesAt(index);
  }

  /** The clause that the menu at a stop is of. */
  private clauseAt(item: SeenItem): number | undefined {
    const { at, role } = this.focusOn(item);
    const { sentence } = this;
    const stop = sentence.stops.find((one) => one.at === at && one.role === role);
    return clauseOf(sentence, stop?.handle);
  }

  private rows(writes: boolean): Promise<Opened> {
    const rows = this.listed.map(({ name, sentence, chosen }) => ({ name, sentence, chosen }));
    return Promise.resolve({ kind: 'rows', rows, writes });
  }

  close(): Promise<void> {
    this.actions++;
    return Promise.resolve();
  }

  take(index: number): Promise<void> {
    this.actions++;
    return this.make(this.listed[index]);
  }

  write(text: string): Promise<void> {
    this.actions += 2;
    return this.make(set(this.bench, this.definition, this.stop!.at, text));
  }

  tick(index: number): Promise<void> {
    this.actions++;
    const stop = this.sentence.stops.find(({ at, role }) => at === this.stop!.at && role === this.stop!.role);
    if (stop?.control.kind !== 'set') return Promise.resolve();
    const values = stop.control.values.filter(({ chosen }, i) => (i === index ? !chosen : chosen));
    return this.make(
      set(
        this.bench,
        this.definition,
        stop.at,
        values.map(({ value }) => value),
      ),
      stop,
    );
  }

  focus(item: SeenItem): Promise<void> {
    this.actions++;
    this.focusOn(item);
    return Promise.resolve();
  }

  count(item: SeenItem, value: number): Promise<void> {
    this.actions++;
    const { at } = this.focusOn(item);
    return this.make(set(this.bench, this.definition, at, value));
  }

  type(): Promise<void> {
    return Promise.reject(new Error('Nothing is read here.'));
  }

  clear(item: SeenItem): Promise<void> {
    this.actions += 3;
    const { at } = this.focusOn(item);
    return this.make(remove(this.bench, this.definition, at));
  }

  delete(item: SeenItem): Promise<void> {
    this.actions += 2;
    const { sentence } = this;
    const handle = this.clauseAt(item);
    if (handle === undefined) return Promise.resolve();
    return this.make(remove(this.bench, this.definition, sentence.handles[handle].at));
  }

  undo(): Promise<void> {
    this.actions++;
    const before = this.undone.pop();
    if (before === undefined) throw new Error('There is nothing to undo.');
    this.standing = before;
    return Promise.resolve();
  }

  private make(change: CardEdit | Refused, focus?: Focus): Promise<void> {
    if (isRefused(change) || change.operations.length === 0) return Promise.resolve();
    this.undone.push(this.standing);
    const { definition, lost } = this.standing;
    this.standing = {
      definition: carriedOut(definition, change.operations),
      lost: remembered(lost, change),
      focus: focus ?? change.focus,
    };
    return Promise.resolve();
  }
}

const keyOf = ({ role, name, nth }: Pick<SeenItem, 'role' | 'name' | 'nth'>): string =>
  `${role} ${name} ${nth}`;
