// The port of a bench within a page: the real sentences of a real pack, one card at a time, with undo and drafts.
import { games } from '../../../../shared/games/index.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import type { AdviceRow } from '../../../../shared/packs/advice/advice-row.ts';
import type { Definition, GameContent, Lookup } from '../../../../shared/packs/content.ts';
import type { CardWord, CardWords } from '../../../../shared/packs/card-words.ts';
import { WORD_LISTS } from '../../../../shared/packs/card-words.ts';
import type { Operation } from '../../../../shared/packs/edit/operation.ts';
import { valueAt } from '../../../../shared/packs/pointer.ts';
import { anchored } from '../../../../shared/packs/sentence/anchors.ts';
import { createBench, type Bench } from '../../../../shared/packs/sentence/bench.ts';
import { carriedOut, isRefused } from '../../../../shared/packs/sentence/change.ts';
import { choicesAt } from '../../../../shared/packs/sentence/choices.ts';
import { valueLabel } from '../../../../shared/packs/sentence/controls.ts';
import { finishDraft } from '../../../../shared/packs/sentence/drafts.ts';
import { copyOf, duplicate, join, paste, set, split } from '../../../../shared/packs/sentence/gestures.ts';
import { move } from '../../../../shared/packs/sentence/moves.ts';
import { remove } from '../../../../shared/packs/sentence/removal.ts';
import { sentenceOf } from '../../../../shared/packs/sentence/sentence.ts';
import type {
  Change,
  SentenceChoice,
  Copied,
  Draft,
  Lost,
  Refused,
} from '../../../../shared/packs/sentence/types.ts';
import type { CardOffer } from '../../../../shared/packs/fields/types.ts';
import type { CardGesture, ChoiceRow, WordHelp } from '../../../../shared/rpc/messages/workshop.ts';
import type { CardFace } from '../../../../shared/tableau/tableau.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import { toText } from '../../../../shared/words/tokens.ts';
import type { BenchAnswer, BenchPort, BenchState } from '../../../../renderer/workshop/bench.ts';
import { folded } from '../../../../renderer/workshop/sheet/folded.ts';
import { fieldsOf } from './fields.ts';
import type { BenchScene } from './scene.ts';

const PACK = 'base';
const [entry] = games;
const content = entry.content as GameContent;
const words = content.language as CardWords;

/** The card as it stands, and what it takes to go back there. */
interface Standing {
  readonly definition: Json;
  readonly drafts: readonly Draft[];
  readonly problems: readonly AdviceRow[];
}

/** What was done last, or taken back last: the card as it was and where that is. */
interface Step {
  readonly before: Standing;
  readonly label: string;
  readonly focus: Change['focus'];
  readonly run: string | null;
}

const rowOf = ({ operations, name, sentence, chosen, way }: SentenceChoice): ChoiceRow => ({
  key: `${name} ${JSON.stringify(operations)}`,
  name,
  sentence,
  chosen,
  way,
});

const DRAFT = { en: 'draft', de: 'Entwurf' } as const;

export class PackPort implements BenchPort {
  private readonly scene: BenchScene;
  private readonly language: Language;
  private readonly bench: Bench;
  private readonly lookup: Lookup;
  private lost: readonly Lost[] = [];
  private undone: readonly Step[] = [];
  private done: readonly Step[] = [];
  private standing: Standing;
  private card: string;
  state = $state.raw<BenchState>(undefined as unknown as BenchState);

  constructor(scene: BenchScene) {
    this.scene = scene;
    this.language = scene.tongue === 'de' ? 'de' : 'en';
    this.lookup = { card: (id) => this.written(id) };
    this.bench = createBench(content, scene.cards, {
      names: (id, language) => this.nameOf(id, language),
      cards: this.lookup,
    });
    this.card = scene.card;
    this.standing = this.fresh(scene.card);
    this.state = this.look();
  }

  /** The definition as it is now, for those who test. */
  get definition(): Json {
    return this.standing.definition;
  }

  get drafts(): readonly Draft[] {
    return this.standing.drafts;
  }

  /** How many steps could be taken back. */
  get steps(): number {
    return this.done.length;
  }

  do(gesture: CardGesture): Promise<BenchAnswer> {
    return Promise.resolve(this.answer(gesture));
  }

  undo(): Promise<BenchAnswer> {
    const step = this.done.at(-1)!;
    this.done = this.done.slice(0, -1);
    this.undone = [...this.undone, { ...step, before: this.standing }];
    return Promise.resolve(this.stand(step.before, step.focus, null));
  }

  redo(): Promise<BenchAnswer> {
    const step = this.undone.at(-1)!;
    this.undone = this.undone.slice(0, -1);
    this.done = [...this.done, { ...step, before: this.standing }];
    return Promise.resolve(this.stand(step.before, step.focus, null));
  }

  choices(at: string): Promise<readonly ChoiceRow[]> {
    return Promise.resolve(this.choicesOf(at).map(rowOf));
  }

  async offers(at: string, typed: string): Promise<readonly ChoiceRow[]> {
    const wanted = folded(typed);
    const all = await this.choices(at);
    return all.filter(({ name }) => folded(name).startsWith(wanted));
  }

  named(): Promise<readonly CardOffer[]> {
    return Promise.resolve([]);
  }

  keep(): void {
    // Nothing outlives the page.
  }

  copy(at: string): Promise<Copied | null> {
    return Promise.resolve(copyOf(this.bench, this.definition, at, this.language) ?? null);
  }

  explain(at: string): Promise<WordHelp | null> {
    const name = valueAt(this.definition, at);
    const word = WORD_LISTS.flatMap((list): readonly CardWord[] => words[list]).find(
      (one) => one.name === name,
    );
    if (word === undefined) return Promise.resolve(null);
    const example = word.say(word.example, this.language, (id) => this.nameOf(id, this.language));
    const does = word.help[this.language].does;
    return Promise.resolve({
      name: word.name,
      does,
      example: toText(example.map((tokens) => ({ tokens, under: [] }))),
      cards: [],
    });
  }

  show(card: string): void {
    this.card = card;
    this.standing = this.fresh(card);
    this.done = [];
    this.undone = [];
    this.state = this.look();
  }

  private fresh(card: string): Standing {
    const definition = this.written(card) as unknown as Json;
    return { definition, drafts: [], problems: this.scene.problems };
  }

  private answer(gesture: CardGesture): BenchAnswer {
    if (gesture.do === 'draft') return this.keepDraft(gesture.at, gesture.text);
    if (gesture.do === 'cure') {
      const { code, label } = gesture;
      const problem = this.standing.problems.find((one) => one.code === code && one.at === gesture.at)!;
      const { operations } = problem.cures.find((one) => one.label === label)!;
      const problems = this.standing.problems.filter((one) => one !== problem);
      return this.step({ ...this.carried(operations, []), problems }, label, {
        at: problem.at,
        role: 'amount',
      });
    }
    const change = this.changeFor(gesture);
    if (isRefused(change)) return { refused: change.refused[this.language] };
    const told = change.told?.[this.language] ?? null;
    // What only selects something is no step.
    if (change.operations.length === 0) return { focus: change.focus, told };
    if (change.lost !== undefined) this.lost = [...this.lost, change.lost];
    const drafts = this.standing.drafts.filter(({ anchor }) => anchor !== change.done);
    const after = this.carried(change.operations, change.carried, drafts);
    const kept = change.draft === undefined ? after : { ...after, drafts: [...after.drafts, change.draft] };
    const run = 'run' in gesture ? gesture.run : null;
    return this.step(kept, change.label[this.language], change.focus, told, run);
  }

  private changeFor(gesture: Exclude<BenchGesture, { do: 'draft' | 'cure' }>): Change | Refused {
    const { bench, definition } = this;
    switch (gesture.do) {
      case 'choose':
        return this.choicesOf(gesture.at).find((one) => rowOf(one).key === gesture.key)!;
      case 'take':
        return this.taken(gesture.gap, gesture.key);
      case 'set':
        return this.isField(gesture.at)
          ? this.fieldChange(gesture.at, gesture.value)
          : set(bench, definition, gesture.at, gesture.value);
      case 'remove':
        return this.isField(gesture.at)
          ? this.fieldChange(gesture.at, undefined)
          : remove(bench, definition, gesture.at);
      case 'shift':
        return move(bench, definition, gesture.at, gesture.way);
      case 'duplicate':
        return duplicate(bench, definition, gesture.at);
      case 'split':
        return split(bench, definition, gesture.at);
      case 'join':
        return join(bench, definition, gesture.at);
      case 'paste':
        return paste(bench, definition, gesture.at, gesture.json);
    }
  }

  private choicesOf(at: string): readonly SentenceChoice[] {
    return choicesAt(this.bench, this.definition, at, this.language, this.lost);
  }

  private taken(at: string, key: string): Change | Refused {
    const choice = this.choicesOf(at).find((one) => rowOf(one).key === key)!;
    const draft = this.standing.drafts.find(({ anchor }) => anchor === at);
    const [operation] = choice.operations;
    if (draft === undefined || operation === undefined || !('value' in operation)) return choice;
    const finished = finishDraft(this.bench, this.definition, draft, operation.value);
    // A rule as a whole takes the place of one of which only the trigger was known.
    return isRefused(finished) ? { ...choice, done: at } : finished;
  }

  private isField(at: string): boolean {
    return /^\/(name|story|kind|cost\/\w+)$/.test(at);
  }

  private fieldChange(path: string, value: Json | undefined): Change {
    const before = valueAt(this.definition, path);
    const operation: Operation =
      value === undefined
        ? { op: 'remove', path }
        : { op: before === undefined ? 'add' : 'replace', path, value };
    return {
      label: { en: path.slice(1), de: path.slice(1) },
      operations: [operation],
      focus: { at: path, role: 'choice' },
      carried: [],
    };
  }

  private keepDraft(anchor: string, text: string): BenchAnswer {
    const others = this.standing.drafts.filter((draft) => draft.anchor !== anchor);
    const drafts = text === '' ? others : [...others, { anchor, text }];
    const role = text === '' ? 'gap' : 'draft';
    return this.step({ ...this.standing, drafts }, DRAFT[this.language], { at: anchor, role });
  }

  private carried(
    operations: readonly Operation[],
    carried: Change['carried'],
    drafts = this.standing.drafts,
  ): Standing {
    return {
      ...this.standing,
      definition: carriedOut(this.definition, operations),
      drafts: drafts.map((draft) => anchored(draft, operations, carried)),
    };
  }

  private step(
    after: Standing,
    label: string,
    focus: Change['focus'],
    told: string | null = null,
    run: string | null = null,
  ): BenchAnswer {
    const last = this.done.at(-1);
    const isSame = run !== null && last?.run === run;
    const before = isSame ? last.before : this.standing;
    this.done = [...(isSame ? this.done.slice(0, -1) : this.done), { before, label, focus, run }];
    this.undone = [];
    return this.stand(after, focus, told);
  }

  private stand(standing: Standing, focus: Change['focus'], told: string | null): BenchAnswer {
    this.standing = standing;
    this.state = this.look();
    return { focus, told };
  }

  /** A card as its file has it, by its name in the pack or its full id. */
  private written(id: string): Definition | undefined {
    const local = id.replace(`${PACK}:`, '');
    return this.scene.cards.find((card) => card.id === local);
  }

  private nameOf(id: string, language: Language): string {
    const local = id.replace(`${PACK}:`, '');
    const written = language === 'de' ? this.scene.texts[local]?.name : undefined;
    return written ?? String(this.written(local)?.['name'] ?? id);
  }

  private label(value: string): string {
    return valueLabel(this.bench, 'kind', value, this.language);
  }

  private look(): BenchState {
    const { definition, drafts } = this.standing;
    const other: Language = this.language === 'en' ? 'de' : 'en';
    const own = definition as unknown as Definition;
    return {
      pack: { title: 'The Drowned Choir', version: '0.3.0' },
      cards: this.scene.cards.map((card) => ({
        id: card.id,
        name: this.nameOf(card.id, this.language),
        kind: this.label(String(card['kind'])),
        problems: card.id === this.card ? this.standing.problems.length : 0,
      })),
      card: this.card,
      sentence: sentenceOf(this.bench, definition, this.language, drafts),
      face: this.faceIn(this.language, own),
      other: { language: other, rules: this.rulesIn(other, definition), face: this.faceIn(other, own) },
      fields: fieldsOf(own, this.scene.cards, this.language, (value) => this.label(value)),
      problems: this.standing.problems,
      kept: true,
      undo: this.done.at(-1)?.label ?? null,
      redo: this.undone.at(-1)?.label ?? null,
    };
  }

  private rulesIn(language: Language, definition: Json): { at: string; text: string }[] {
    const { lines, handles } = sentenceOf(this.bench, definition, language);
    const rules = handles.filter(({ role, within }) => role === 'rule' && within === undefined);
    return rules.map(({ at }) => ({
      at,
      text: lines
        .filter((line) => `${line.at}/`.startsWith(`${at}/`))
        .map(({ pieces }) => toText([{ tokens: pieces.map(({ token }) => token), under: [] }]))
        .join(' '),
    }));
  }

  private faceIn(language: Language, own: Definition): CardFace {
    const id = `${PACK}:${own.id}`;
    const lookup: Lookup = { card: (one) => (one === id ? own : this.lookup.card(one)) };
    const story = (one: string): string | undefined => lookup.card(one)?.['story'] as string | undefined;
    const titles = {
      name: (one: string) =>
        one === id && language === 'en' ? String(own['name']) : this.nameOf(one, language),
      story: (one: string) =>
        language === 'de' ? (this.scene.texts[one.replace(`${PACK}:`, '')]?.story ?? story(one)) : story(one),
    };
    return entry.faces(lookup, language, titles)(id);
  }
}
