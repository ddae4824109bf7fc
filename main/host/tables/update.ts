import type { Seat, Viewer } from '../../../shared/engine/game.ts';
import { phraseText } from '../../../shared/words/tokens.ts';
import { clone, type Json } from '../../../shared/engine/json.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { CardFace, Prompt, Tableau } from '../../../shared/tableau/tableau.ts';
import type {
  OptionRow,
  SeatState,
  TableDetails,
  TableUpdate,
  UndoState,
} from '../../../shared/rpc/messages/tables.ts';
import { say, sayPhrase } from '../words.ts';
import { chapterFor } from './chronicle.ts';
import type { LiveTable } from './live.ts';
import type { AnyTable } from '../play/opened.ts';
import type { Eyes } from './seats.ts';

/** What a client already has. */
export interface Told {
  /** The newest chapter. */
  since: number;
  readonly faces: Set<string>;
}

/** A wish that waits for seats to agree. */
export type Consent = Omit<NonNullable<TableUpdate['consent']>, 'asked'>;

/** For whom an update is made. */
export interface Audience extends Eyes {
  readonly language: Language;
  /** The seats that the client plays. */
  readonly mine: readonly Seat[];
  /** Of these, the ones whose people it is: the owner plays on for others who are gone. */
  readonly own: readonly Seat[];
  /** It is the owner of the host, who says who plays what. */
  readonly owner: boolean;
  /** Other people's sessions are at the table, who would have to agree. */
  readonly company: boolean;
  /** It is the owner, and no second person plays: then no seed gives anything away. */
  readonly alone: boolean;
}

/** Maximum chapters in one update; earlier ones are requested separately. */
const MOST_CHAPTERS = 40;

/** A client that has missed more entries than this reads what happened, and does not see it happen. */
const MOST_SHOWN = 8;

/** Updates of one position: made once for all who look through the same eyes and know the same. */
export class Updates {
  private readonly made = new Map<string, Shared>();

  /** The position has changed, or what it is called. */
  forget(): void {
    this.made.clear();
  }

  /** Everything that one client is shown now; notes in `told` what it then has. */
  updateFor(live: LiveTable, audience: Audience, told: Told, consent: Consent | null): TableUpdate {
    const key = JSON.stringify([live.n, audience, told.since, consent]);
    const shared = this.made.get(key) ?? sharedBy(live, audience, told.since, consent);
    this.made.set(key, shared);
    told.since = Math.max(told.since, live.n);
    return { ...shared.update, faces: newFaces(live, shared.ids, told.faces, audience.language) };
  }
}

/** An update but for the faces, and the cards whose faces it takes. */
interface Shared {
  readonly update: Omit<TableUpdate, 'faces'>;
  readonly ids: ReadonlySet<string>;
}

function sharedBy(live: LiveTable, audience: Audience, since: number, consent: Consent | null): Shared {
  const { language, eyes, mine, own } = audience;
  const { table, entry } = live;
  const presenter = live.presenter(language);
  const tableau = presenter.tableau(table.state, eyes);
  const prompts = promptsFor(live, eyes, language);
  const news = live.recent.filter((raw) => (raw.entry?.n ?? table.base?.entries ?? 0) > since);
  const shown = since >= 0 && news.length <= MOST_SHOWN;
  const chapters = news.slice(-MOST_CHAPTERS).map((raw) => chapterFor(live, raw, eyes, language, shown));
  const { outcome } = table.state;
  const update = {
    table: live.id,
    game: entry.game.id,
    n: live.n,
    seats: seatStates(live, mine, language),
    eyes,
    curtain: audience.curtain,
    tableau,
    view: entry.game.view(table.match, table.state, eyes),
    prompts,
    undo: undoState(live, audience),
    redo: mine.length > 0 && table.nextEntry !== null,
    consent: consent && { ...consent, asked: consent.waiting.filter((seat) => own.includes(seat)) },
    stuck: stuckFor(live, audience),
    chapters,
    practice: table.practice,
    notice: noticeOf(live, language),
    outcome: outcome && {
      result: outcome.result,
      sentence: presenter.narrator(table.state).outcome(outcome),
    },
    details: detailsOf(live, audience),
  };
  return { update, ids: idsIn(live, tableau, prompts, language) };
}

/**
 * What the seats that look are asked for, or may still do when the game is over. What one of them decides for all is
 * asked once.
 */
function promptsFor(live: LiveTable, eyes: Viewer, language: Language): Prompt[] {
  const { table } = live;
  const { question, state } = table;
  const asked = table.decisions().filter(({ seat }) => eyes.includes(seat));
  const first = asked.find(({ forAll }) => forAll === true);
  return asked
    .filter((decision) => decision.forAll !== true || decision === first)
    .map(({ seat }) =>
      live.presenter(language).prompt(state, seat, question?.seat === seat ? question : null),
    );
}

function seatStates(live: LiveTable, mine: readonly Seat[], language: Language): SeatState[] {
  const { toAct } = live;
  const narrator = live.presenter(language).narrator(live.table.state);
  return live.players.map((player, seat) => ({
    seat,
    hero: live.name(live.table.setup.heroes[seat], language),
    player,
    name: narrator
      .seat(seat)
      .map((token) => ('text' in token ? token.text : ''))
      .join(''),
    mine: mine.includes(seat),
    toAct: toAct.includes(seat),
  }));
}

/** What people can do where no bot can go on. */
function stuckFor(live: LiveTable, { language, owner, mine }: Audience): TableUpdate['stuck'] {
  if (live.stuck === null) return null;
  const name = live.presenter(language).narrator(live.table.state).seat(live.stuck);
  const may = owner ? 'takeOver' : mine.length > 0 ? 'undo' : 'wait';
  const sentence = phraseText(sayPhrase(language, `table.stuck.${may}`, { name }));
  return { seat: live.stuck, sentence, owner };
}

/** What taking back would mean for this client. */
function undoState(live: LiveTable, { mine, company, language }: Audience): UndoState {
  const { table } = live;
  const seat = mine.find((own) => own === table.lastEntry?.seat) ?? mine.at(0);
  if (seat === undefined) {
    const why = { code: 'not-your-turn', data: { seat: 0 }, rule: '' };
    return { can: 'no', why: live.presenter(language).why(why, 0) };
  }
  const refusal = table.refuseUndo(seat);
  if (refusal === null) return { can: 'yes', why: null };
  if (table.lastEntry === null) return { can: 'no', why: live.presenter(language).why(refusal, seat) };
  if (company) return { can: 'consent', why: null };
  return { can: table.practice ? 'yes' : 'practice', why: null };
}

/** Faces that the client has not been given yet; from now on it has. */
function newFaces(
  live: LiveTable,
  ids: ReadonlySet<string>,
  known: Set<string>,
  language: Language,
): { [id: string]: CardFace } {
  const faces: { [id: string]: CardFace } = {};
  for (const id of ids) {
    if (known.has(id)) continue;
    known.add(id);
    faces[id] = live.face(id, language);
  }
  return faces;
}

/** Faces that are shown: those of cards on the table, named there or heroes, and the backs of the decks. */
function idsIn(
  live: LiveTable,
  tableau: Tableau,
  prompts: readonly Prompt[],
  language: Language,
): Set<string> {
  const ids = new Set<string>([...live.presenter(language).backs, ...live.table.setup.heroes]);
  for (const zone of tableau.zones) for (const card of zone.cards) ids.add(card.id);
  const last = tableau.ending.flatMap(({ title, text }) => [title, text]);
  const named = [...last, ...prompts.flatMap(({ title, notes }) => [title, ...notes])];
  for (const token of named.flat()) if ('card' in token) ids.add(token.card);
  for (const { card } of tableau.ending) if (card !== null) ids.add(card);
  return ids;
}

function noticeOf(live: LiveTable, language: Language): string | null {
  switch (live.opened.how) {
    case 'same':
      return null;
    case 'replayed':
      return say(language, live.table.setup.rulings === undefined ? 'table.replayed' : 'table.kept');
    case 'resumed':
      return say(language, 'table.resumed');
    case 'upgraded':
      return say(language, 'table.upgraded', { lost: live.opened.lost });
  }
}

function detailsOf(live: LiveTable, { alone, language }: Audience): TableDetails {
  const { table, entry } = live;
  const { setup, state } = table;
  return {
    seed: state.outcome !== null || alone ? setup.seed : null,
    packs: setup.packs.map((id) => ({ id, title: live.packTitle(id, language) })),
    options: Object.entries(setup.options).map(([name, value]) => optionRow(live, name, value, language)),
    rulesVersion: setup.rulings ?? entry.game.rulesVersion,
    hash: state.outcome === null ? null : table.hash(),
  };
}

/** An option in the words in which it was offered; as it is stored where the game offers it no longer. */
function optionRow(live: LiveTable, name: string, value: Json, language: Language): OptionRow {
  const field = live.options(language).find((option) => option.name === name);
  const label = field?.label ?? name;
  if (typeof value === 'boolean') return { label, value };
  if (field?.kind === 'seat')
    return { label, value: live.name(live.table.setup.heroes[Number(value)], language) };
  const offered = field?.values.find((choice) => choice.value === value);
  return { label, value: offered?.label ?? (typeof value === 'string' ? value : JSON.stringify(value)) };
}

/** A past position, as one client may see it. */
export function momentFor(
  live: LiveTable,
  past: AnyTable,
  n: number,
  { eyes, language }: Audience,
  known: Set<string>,
): { n: number; of: number; tableau: Tableau; view: Json; faces: { [id: string]: CardFace } } {
  const tableau = live.presenter(language).tableau(past.state, eyes);
  return {
    n,
    of: live.n,
    tableau,
    view: clone(live.entry.game.view(past.match, past.state, eyes)),
    faces: newFaces(live, idsIn(live, tableau, [], language), known, language),
  };
}
