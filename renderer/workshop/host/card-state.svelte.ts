import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { Sentence } from '../../../shared/packs/sentence/types.ts';
import type { WrittenCard } from '../../../shared/rpc/messages/workshop.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import type { Words } from '../../ui/words.ts';
import type { BenchCard, BenchFile, BenchState } from '../bench.ts';
import type { TextKey } from '../text/en.ts';
import { benchCard, benchCards } from './bench-cards.ts';
import type { PackSession } from './pack-session.svelte.ts';
import { stepNames } from './step-names.ts';

/** Of a game whose cards have no words. */
const WORDLESS: Sentence = { lines: [], stops: [], handles: [], gaps: [] };

type Said = Pick<WrittenCard, 'definition' | 'sentence' | 'face' | 'fields' | 'advice'>;

const NOTHING: Said = {
  definition: null,
  sentence: null,
  face: null,
  fields: [],
  advice: [],
};

const NO_FILE: BenchFile = {
  path: '',
  pointer: '',
  newest: 0,
  revision: 0,
  lines: { first: 1, last: 1 },
  fault: null,
};

/** What is shown of a pack, for a bench. Each part is read by itself: what depends on one does not follow the others. */
export class CardState implements BenchState {
  readonly pack: BenchState['pack'] = $derived.by(() => {
    const { pack } = this.#session.shown;
    return { title: pack?.title ?? '', version: pack?.version ?? '' };
  });
  readonly cards: readonly BenchCard[] = $derived.by(() => this.#listed());
  readonly card = $derived.by(() => this.#session.shown.key ?? '');
  readonly file: BenchFile = $derived.by(() => this.#fileOf());
  readonly definition: BenchState['definition'] = $derived.by(() => this.#said.definition);
  readonly isLocked: boolean = $derived.by(() => this.#session.shown.card?.isLocked === true);
  readonly sentence: Sentence = $derived.by(() => this.#said.sentence ?? WORDLESS);
  readonly face: BenchState['face'] = $derived.by(() => this.#said.face);
  readonly other: BenchState['other'] = $derived.by(() => this.#session.shown.other ?? this.#awaited);
  readonly fields: BenchState['fields'] = $derived.by(() => this.#said.fields);
  readonly problems: BenchState['problems'] = $derived.by(() => this.#said.advice);
  readonly kept: boolean = $derived.by(() => this.#session.isKept);
  readonly undo: string | null = $derived.by(() => this.#steps.undo);
  readonly redo: string | null = $derived.by(() => this.#steps.redo);

  // A bench that is being taken down is read where no card is there any more.
  readonly #said: Said = $derived.by(() => this.#session.shown.card ?? NOTHING);
  /** The other language of a card that nothing has been said in yet: there is room for that before it comes. */
  readonly #awaited: BenchState['other'] = $derived.by(() => {
    const own = this.#language();
    const language = LANGUAGES.find((one) => one !== own);
    return language === undefined ? null : { language, rules: [], face: null };
  });
  readonly #steps = $derived.by(() => stepNames(this.#session.shown.state, this.#language(), this.#t));
  /** Where drafts are, as a text: the list of cards is the same as long as these are. */
  readonly #unfinished: string = $derived.by(() =>
    JSON.stringify((this.#session.shown.state?.drafts ?? []).map(({ place }) => place)),
  );
  readonly #session: PackSession;
  readonly #language: () => Language;
  readonly #t: Words<TextKey>;

  constructor(session: PackSession, language: () => Language, t: Words<TextKey>) {
    this.#session = session;
    this.#language = language;
    this.#t = t;
  }

  #fileOf(): BenchFile {
    const { card, state } = this.#session.shown;
    if (card === null) return NO_FILE;
    const { place, lines, fault, revision } = card;
    return {
      path: place.file,
      pointer: place.pointer,
      newest: Math.max(revision, state?.revision ?? 0),
      revision,
      lines,
      fault: fault && {
        line: fault.line,
        column: fault.column,
        words: [fault.sentence, fault.cure].filter((words) => words !== '').join(' '),
      },
    };
  }

  #listed(): readonly BenchCard[] {
    const unfinished = JSON.parse(this.#unfinished) as readonly PackPlace[];
    const [language, t] = [this.#language(), this.#t];
    const { shown } = this.#session;
    return [
      ...benchCards(shown, unfinished, language, t),
      ...shown.patches.map((patch) =>
        benchCard(patch, patch.card, t('port.patched'), unfinished, language, t),
      ),
    ];
  }
}
