import type { CardOffer } from '../../../shared/packs/fields/types.ts';
import type { PlanChange } from '../../../shared/packs/plan/types.ts';
import type { Copied } from '../../../shared/packs/sentence/types.ts';
import { nameInPack, packOf } from '../../../shared/packs/card-id.ts';
import { isWithin } from '../../../shared/packs/pointer.ts';
import { RpcError } from '../../../shared/rpc/failure.ts';
import type {
  CardGesture,
  ChoiceRow,
  PlaceRow,
  StepRow,
  WordHelp,
  WorkshopAnswer,
} from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Words } from '../../ui/words.ts';
import type { BenchAnswer, BenchPort, BenchSimilar, BenchState, BenchUse } from '../bench.ts';
import type { TextKey } from '../text/en.ts';
import { farStep, type AskFarStep } from './far-steps.ts';
import type { PackSession } from './pack-session.svelte.ts';
import { CardState } from './card-state.svelte.ts';
import { idOf } from './written-cards.ts';
import { HostRawPort } from './host-raw-port.ts';

/** A gesture that waits for its turn. */
interface Waiting {
  readonly card: string | null;
  gesture: CardGesture;
  readonly answer: Promise<BenchAnswer>;
}

/** The card that is shown of a pack, for a bench to work on. */
export class CardPort implements BenchPort {
  readonly state: BenchState;
  readonly raw: HostRawPort;

  readonly #session: PackSession;
  readonly #t: Words<TextKey>;
  readonly #ask: AskFarStep;
  /** The newest gesture, while its turn has not come. */
  #waiting: Waiting | null = null;

  /** @param ask about steps that are far off; by default they are undone like all others */
  constructor(
    session: PackSession,
    language: () => Language,
    t: Words<TextKey>,
    ask: AskFarStep = () => Promise.resolve(true),
  ) {
    this.#ask = ask;
    this.#session = session;
    this.#t = t;
    this.raw = new HostRawPort(session, t);
    this.state = new CardState(session, language, t);
  }

  do(gesture: CardGesture): Promise<BenchAnswer> {
    const card = this.#session.shown.key;
    // Typing that has outrun the host is sent as it is by now.
    if (this.#waiting !== null && this.#waiting.card === card && isTypedOn(this.#waiting.gesture, gesture)) {
      this.#waiting.gesture = gesture;
      return this.#waiting.answer;
    }
    const made = this.#session.gesture(card, () => {
      if (this.#waiting === waiting) this.#waiting = null;
      return waiting.gesture;
    });
    const waiting: Waiting = { card, gesture, answer: this.#answered(made, card) };
    this.#waiting = waiting;
    return waiting.answer;
  }

  undo(): Promise<BenchAnswer> {
    return this.#move('undo');
  }

  redo(): Promise<BenchAnswer> {
    return this.#move('redo');
  }

  choices(at: string): Promise<readonly ChoiceRow[]> {
    return this.#rows((calls, { revision, place }, folder) =>
      calls.ask('workshop.choices', () => ({ folder, revision, card: place, at })),
    );
  }

  offers(gap: string, text: string): Promise<readonly ChoiceRow[]> {
    return this.#rows((calls, { revision, place }, folder) =>
      calls.ask('workshop.offers', () => ({ folder, revision, card: place, gap, text })),
    );
  }

  async copy(at: string): Promise<Copied | null> {
    return this.#session.about(async (calls, { revision, place }, folder) => {
      const { copied } = await calls.ask('workshop.copy', () => ({ folder, revision, card: place, at }));
      return copied;
    });
  }

  async explain(at: string): Promise<WordHelp | null> {
    const found = await this.#session.about((calls, { place }, folder) =>
      calls.ask('workshop.explain', () => ({ folder, card: place, at })),
    );
    return found && found.help;
  }

  named(at: string): Promise<readonly CardOffer[]> {
    return this.#rows((calls, { revision, place }, folder) =>
      calls.ask('workshop.named', () => ({ folder, revision, card: place, at })),
    );
  }

  places(at: string): Promise<readonly PlaceRow[]> {
    return this.#rows((calls, { revision, place }, folder) =>
      calls.ask('workshop.places', () => ({ folder, revision, card: place, at })),
    );
  }

  async similar(): Promise<readonly BenchSimilar[]> {
    const found = await this.#session.about((calls, { place }, folder) =>
      calls.ask('workshop.similar', () => ({ folder, card: place })),
    );
    return (found?.rows ?? []).map((row) => ({ ...row, card: this.#keyHere(row.card) }));
  }

  async uses(): Promise<readonly BenchUse[]> {
    const found = await this.#session.about((calls, { place }, folder) =>
      calls.ask('workshop.uses', () => ({ folder, card: place })),
    );
    return (found?.rows ?? []).map(({ user, ...row }) => ({
      ...row,
      card: user.kind === 'card' ? this.#keyHere(user.id) : null,
    }));
  }

  unlock(): Promise<BenchAnswer> {
    const { card } = this.#session.shown;
    const id = card === null ? null : idOf(card);
    const change: PlanChange = { do: 'state', cards: id === null ? [] : [id], state: 'ready' };
    const made = this.#session.whole((calls, params) =>
      calls.made(
        'workshop.planned',
        () => ({ ...params(), change }),
        () => this.#session.stackMark,
      ),
    );
    return this.#answered(made, null);
  }

  keep(): void {
    this.#session.keep();
  }

  show(card: string): void {
    this.#waiting = null;
    void this.#session.show(card);
  }

  #move(kind: 'undo' | 'redo'): Promise<BenchAnswer> {
    this.#waiting = null;
    const step = farStep(this.#session, kind);
    return step === null ? this.#answered(this.#session[kind](), null) : this.#asked(kind, step);
  }

  async #asked(kind: 'undo' | 'redo', step: StepRow): Promise<BenchAnswer> {
    if (!(await this.#ask(kind, step))) return { refused: this.#t('port.left') };
    return this.#answered(this.#session[kind](), null);
  }

  /** Rows about the card that is shown; null rows: it was another one. */
  async #rows<T>(
    ask: (
      ...about: Parameters<Parameters<PackSession['about']>[0]>
    ) => Promise<{ readonly rows: readonly T[] | null }>,
  ): Promise<readonly T[]> {
    const rows = await this.#session.about(async (...about) => (await ask(...about)).rows);
    return rows ?? [];
  }

  /** @param card that it was meant for; null: any */
  async #answered(made: Promise<WorkshopAnswer | null>, card: string | null): Promise<BenchAnswer> {
    try {
      const answer = await made;
      const isElsewhere = card !== null && card !== this.#session.shown.key;
      if (answer === null && isElsewhere) return { refused: this.#t('port.elsewhere') };
      if (answer?.ok === false) return { refused: answer.sentence };
      if (answer?.outcome != null) return answer.outcome;
      return { focus: { at: this.#placeOf(answer), role: 'choice' }, told: null };
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return { refused: error.message };
    }
  }

  /** Where in the card that is shown a step was. */
  #placeOf(answer: WorkshopAnswer | null): string {
    const place = answer?.ok === true ? answer.step?.place : null;
    const card = this.#session.shown.card?.place;
    if (place == null || place.file !== card?.file || !isWithin(place.pointer, card.pointer)) return '';
    return place.pointer.slice(card.pointer.length);
  }

  /** The key of a card by its full id; null: it is of another pack. */
  #keyHere(id: string): string | null {
    const { pack, keys } = this.#session.shown;
    const name = nameInPack(id);
    return packOf(id) === pack?.pack && keys.includes(name) ? name : null;
  }
}

/** Whether a gesture goes on with what another one typed, so that nothing is lost where it takes its place. */
function isTypedOn(before: CardGesture, now: CardGesture): boolean {
  if (!('run' in before) || !('run' in now) || before.run === null) return false;
  const isSame = before.do === now.do && before.at === now.at && before.run === now.run;
  return isSame && (before.do !== 'translate' || now.do !== 'translate' || before.language === now.language);
}
