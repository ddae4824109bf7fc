// The port of a bench within a page: the real sentences and fields of a real pack, one card at a time, with undo and drafts.
import { games, type GameEntry } from '../../../../shared/games/index.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import { PlayerWords } from '../../../../shared/packs/advice/player-words.ts';
import { behindErrors, unfinishedAdvice } from '../../../../shared/packs/advice/unfinished.ts';
import type { CardPack } from '../../../../renderer/shell/workshop/commanding.svelte.ts';
import { renameCard } from '../../../../shared/packs/card-commands/change.ts';
import { newCard } from '../../../../shared/packs/card-commands/create.ts';
import type { GameContent } from '../../../../shared/packs/content.ts';
import type { CardWords } from '../../../../shared/packs/card-words.ts';
import type { FieldBench } from '../../../../shared/packs/fields/bench.ts';
import { fieldsOf } from '../../../../shared/packs/fields/fields.ts';
import { cardsFor } from '../../../../shared/packs/fields/offers.ts';
import type { CardOffer } from '../../../../shared/packs/fields/types.ts';
import { isRefused } from '../../../../shared/packs/sentence/change.ts';
import { valueLabel } from '../../../../shared/packs/sentence/controls.ts';
import { copyOf } from '../../../../shared/packs/sentence/gestures.ts';
import { placesFor } from '../../../../shared/packs/sentence/moves.ts';
import { sentenceOf } from '../../../../shared/packs/sentence/sentence.ts';
import type { Copied, Draft, Focus, Lost, Offers } from '../../../../shared/packs/sentence/types.ts';
import type { CardGesture, ChoiceRow, PlaceRow, WordHelp } from '../../../../shared/rpc/messages/workshop.ts';
import type { CardFace } from '../../../../shared/tableau/tableau.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import type { FileText } from '../../../../renderer/workshop/raw/raw-port.ts';
import type {
  BenchAnswer,
  BenchPort,
  BenchSimilar,
  BenchState,
  BenchUse,
} from '../../../../renderer/workshop/bench.ts';
import { similarIn, usesIn, type Pack } from './around.ts';
import { changeFor, choicesOn, offersOn, rowOf, type OnBench } from './changes.ts';
import {
  CARDS,
  cardsIn,
  edited,
  filesOf,
  localIn,
  manifestIn,
  TEXTS,
  textsIn,
  withCards,
  type Files,
} from './files.ts';
import { faceIn, helpAt, nameIn, rulesIn } from './look.ts';
import { rawPort } from './page-raw.ts';
import { fileIn, followed, paperOf, placed, written } from './paper.ts';
import type { BenchScene } from './scene.ts';
import { carried, changed, translated, withDraft, type Standing } from './standing.ts';
import { fieldBenchOf, offersFor, shownFor } from './tools.ts';

/** What was done last, or taken back last: the pack as it was and where that is. */
interface Step {
  readonly before: Standing;
  readonly label: string;
  readonly focus: Focus;
  readonly run: string | null;
}

const DRAFT = { en: 'draft', de: 'Entwurf' } as const;

export class PackPort implements BenchPort, CardPack {
  private readonly scene: BenchScene;
  readonly language: Language;
  private readonly entry: GameEntry;
  private readonly content: GameContent;
  readonly bench: FieldBench;
  private readonly reading: Promise<Offers | null>;
  /** Once something was typed. */
  private reader: Offers | null = null;
  private lost: readonly Lost[] = [];
  private undone: readonly Step[] = [];
  private done: readonly Step[] = [];
  private standing: Standing;
  /** Which of the cards is on the bench. */
  private index: number;
  private held: PromiseWithResolvers<void> | null = null;
  /** How often all was to be put down at once. */
  keeps = 0;
  /** How often what is around the card was asked for. */
  asked = { similar: 0, uses: 0 };
  /** Counts up with each change. */
  private revision = 1;
  readonly raw = rawPort(this);
  state = $state.raw<BenchState>(undefined as unknown as BenchState);

  constructor(scene: BenchScene) {
    this.scene = scene;
    this.language = scene.tongue === 'de' ? 'de' : 'en';
    this.entry = games.find(({ content }) => content?.game === scene.game)!;
    this.content = this.entry.content!;
    const files = filesOf(scene);
    this.standing = { files, paper: paperOf(files.get(CARDS)!), drafts: [], problems: scene.problems };
    this.index = this.indexOf(scene.card);
    this.bench = fieldBenchOf(this.content, scene, () => this.files);
    this.reading = offersFor(this.content, scene, () => this.files);
    this.state = this.look();
  }

  /** The definition as it is now, for those who test. */
  get definition(): Json {
    return cardsIn(this.files)[this.index] as unknown as Json;
  }

  get drafts(): readonly Draft[] {
    return this.standing.drafts;
  }

  /** The pack as it is now. */
  get files(): Files {
    return this.standing.files;
  }

  /** The file of the cards as text. */
  get file(): FileText {
    return { revision: this.revision, text: this.standing.paper.text };
  }

  /** How many steps could be taken back. */
  get steps(): number {
    return this.done.length;
  }

  async do(gesture: CardGesture): Promise<BenchAnswer> {
    await this.held?.promise;
    return this.answer(gesture);
  }

  /** The file of the cards has another text. */
  async write(text: string, card: string | null, run: string | null): Promise<void> {
    await this.held?.promise;
    const paper = written(this.standing.paper, text);
    const files = withCards(this.files, paper.data);
    if (card !== null) this.index = Number(card.slice('/cards/'.length));
    this.index = Math.min(this.index, cardsIn(files).length - 1);
    const label = `text of ${nameIn(files, String(cardsIn(files)[this.index].id), this.language)}`;
    this.step(
      { ...this.standing, files, paper },
      label,
      { at: '', role: 'choice' },
      null,
      run && `raw ${run}`,
    );
  }

  /** Lets all that is done wait, as for a host that is busy. */
  hold(): void {
    this.held = Promise.withResolvers();
  }

  release(): void {
    this.held?.resolve();
    this.held = null;
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
    return Promise.resolve(choicesOn(this.onBench(), at).map(rowOf));
  }

  async offers(at: string, typed: string): Promise<readonly ChoiceRow[]> {
    this.reader = await this.reading;
    return offersOn(this.onBench(), at, typed).map(rowOf);
  }

  places(at: string): Promise<readonly PlaceRow[]> {
    const places = placesFor(this.bench, this.definition, at);
    return Promise.resolve(
      places.map((place) => ({ at: place.at, refused: place.refused?.[this.language] ?? null })),
    );
  }

  similar(): Promise<readonly BenchSimilar[]> {
    this.asked = { ...this.asked, similar: this.asked.similar + 1 };
    return Promise.resolve(similarIn(this.pack(), this.state.card));
  }

  uses(): Promise<readonly BenchUse[]> {
    this.asked = { ...this.asked, uses: this.asked.uses + 1 };
    return Promise.resolve(usesIn(this.pack(), this.state.card));
  }

  private pack(): Pack {
    return { id: this.scene.pack, files: this.files, content: this.content, language: this.language };
  }

  named(at: string): Promise<readonly CardOffer[]> {
    return Promise.resolve(cardsFor(this.bench, this.definition, at, this.language));
  }

  unlock(): Promise<BenchAnswer> {
    return Promise.resolve({ refused: 'Nothing is locked here.' });
  }

  keep(): void {
    this.keeps++;
  }

  copy(at: string): Promise<Copied | null> {
    return Promise.resolve(copyOf(this.bench, this.definition, at, this.language) ?? null);
  }

  explain(at: string): Promise<WordHelp | null> {
    const names = (id: string): string => nameIn(this.files, id, this.language);
    const words = this.content.language as CardWords;
    return Promise.resolve(helpAt(words, this.definition, at, this.language, names));
  }

  show(card: string): void {
    this.index = this.indexOf(card);
    this.standing = { ...this.standing, drafts: [], problems: this.scene.problems };
    this.done = [];
    this.undone = [];
    this.state = this.look();
  }

  /** What the form for a new card goes by. */
  get shown(): CardPack['shown'] {
    return shownFor(this.bench, this.language, cardsIn(this.files), this.state.card);
  }

  /** Makes a card and puts it on the bench. */
  command(command: Parameters<CardPack['command']>[0]): Promise<null> {
    const { files, content, scene } = this;
    const tools = { schema: content.advice!.schema, versionOf: () => undefined };
    const made = newCard({ manifest: manifestIn(files), files }, command, scene.cards, tools);
    if ('refused' in made) throw new Error(made.refused[this.language]);
    this.standing = { ...this.standing, files: edited(files, made.edits) };
    this.show(cardsIn(this.files).at(-1)!.id);
    return Promise.resolve(null);
  }

  private indexOf(card: string): number {
    return cardsIn(this.files).findIndex(({ id }) => id === localIn(this.files, card));
  }

  private fullId(card: string): string {
    return `${this.scene.pack}:${card}`;
  }

  private onBench(): OnBench {
    const { bench, language, definition, drafts, lost, reader: offers } = this;
    return { bench, language, definition, drafts, lost, texts: this.files.get(TEXTS)!, offers };
  }

  private answer(gesture: CardGesture): BenchAnswer {
    if (gesture.do === 'draft') return this.keepDraft(gesture.at, gesture.text);
    if (gesture.do === 'cure') {
      const { code, label } = gesture;
      const problem = this.standing.problems.find((one) => one.code === code && one.at === gesture.at)!;
      const { operations } = problem.cures.find((one) => one.label === label)!;
      const problems = this.standing.problems.filter((one) => one !== problem);
      return this.step({ ...carried(this.standing, this.index, operations, []), problems }, label, {
        at: problem.at,
        role: 'amount',
      });
    }
    if (gesture.do === 'write' && gesture.at === '/id') return this.rename(String(gesture.value));
    const change = changeFor(this.onBench(), gesture);
    if (isRefused(change)) return { refused: change.refused[this.language] };
    const told = change.told?.[this.language] ?? null;
    // What only selects something is no step.
    if (change.operations.length === 0) return { focus: change.focus, told };
    if (change.lost !== undefined) this.lost = [...this.lost, change.lost];
    const run = 'run' in gesture ? gesture.run : null;
    const after =
      gesture.do === 'translate'
        ? translated(this.standing, change)
        : changed(this.standing, this.index, change);
    return this.step(after, change.label[this.language], change.focus, told, run);
  }

  /** All that names the card follows. */
  private rename(id: string): BenchAnswer {
    const pack = { manifest: manifestIn(this.files), files: this.files };
    const place = { file: CARDS, pointer: `/cards/${this.index}` };
    const command = renameCard(pack, place, id, { schema: this.content.advice!.schema });
    if ('refused' in command) return { refused: command.refused[this.language] };
    const after = { ...this.standing, files: edited(this.files, command.edits) };
    return this.step(after, command.label[this.language], { at: '/id', role: 'choice' });
  }

  private keepDraft(anchor: string, text: string): BenchAnswer {
    const role = text === '' ? 'gap' : 'draft';
    const after = withDraft(this.standing, anchor, text);
    return this.step(after, DRAFT[this.language], { at: anchor, role });
  }

  private step(
    after: Standing,
    label: string,
    focus: Focus,
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

  private stand(standing: Standing, focus: Focus, told: string | null): BenchAnswer {
    this.standing = { ...standing, paper: followed(standing.paper, standing.files.get(CARDS)!) };
    this.revision++;
    this.state = this.look();
    return { focus, told };
  }

  private look(): BenchState {
    const { bench, definition, files, language } = this;
    const { drafts, paper, problems: told } = this.standing;
    const { revision } = this;
    const other: Language = language === 'en' ? 'de' : 'en';
    const card = cardsIn(files)[this.index].id;
    const { title, version } = manifestIn(files);
    const sentence = sentenceOf(bench, definition, language, drafts);
    const words = new PlayerWords(this.content, language, (id) => nameIn(files, id, language));
    const all = behindErrors(told, unfinishedAdvice(sentence, '', words));
    const file = fileIn(paper, this.index, language);
    return {
      pack: { title, version },
      cards: cardsIn(files).map(({ id, kind }) => ({
        id,
        name: nameIn(files, id, language),
        otherNames: [nameIn(files, id, other)],
        kind: valueLabel(bench, 'kind', kind, language),
        problems: id === card ? all.length : 0,
      })),
      card,
      file: Object.assign(file, { path: CARDS, newest: revision, revision }),
      definition,
      sentence,
      face: this.faceIn(language, card),
      other: {
        language: other,
        rules: rulesIn(bench, definition, other),
        face: this.faceIn(other, card),
      },
      fields: fieldsOf(bench, definition, language, { de: textsIn(files)[card] ?? {} }),
      problems: placed(paper, this.index, all),
      isLocked: false,
      kept: true,
      undo: this.done.at(-1)?.label ?? null,
      redo: this.undone.at(-1)?.label ?? null,
    };
  }

  private faceIn(language: Language, card: string): CardFace | null {
    if (!this.content.validateCards({ cards: [this.definition] })) return null;
    return faceIn(this.entry, this.files, this.fullId(card), language);
  }
}
