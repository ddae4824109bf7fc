import { basename } from 'node:path';
import type { Json } from '../../../shared/engine/json.ts';
import { passedCard, type PassedCard, type Passing } from '../../../shared/packs/card-commands/between.ts';
import { entriesIn, refusal as refused } from '../../../shared/packs/card-commands/pack-data.ts';
import type { PackData } from '../../../shared/packs/card-commands/types.ts';
import { nameInPack, packOf } from '../../../shared/packs/card-id.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { readManifest } from '../../../shared/packs/manifest.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import { wordsOf } from '../../../shared/packs/words-of.ts';
import type { PackAbout } from '../../../shared/rpc/messages/workshop.ts';
import type { PatchMade, SentCard } from '../../../shared/rpc/messages/workshop-packs.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { text } from '../../../shared/words/tokens.ts';
import type { LibraryRepository } from '../../db/library.ts';
import { cannot, isTold, missing } from '../failures.ts';
import type { Notices } from '../notices.ts';
import { readManifestOnly, readWholePack } from '../packs/read.ts';
import type { PackService } from '../packs/service.ts';
import type { Session } from '../session.ts';
import { say } from '../words.ts';
import { answered } from './answered.ts';
import { packDataOf } from './pack-data.ts';
import type { AskKind, Asks, PassedOn, Told } from './asks.ts';
import type { PackWriter } from './writer.ts';

interface CardTransitParts {
  readonly packs: PackService;
  readonly notices: Notices;
  readonly library: Pick<LibraryRepository, 'card'>;
  readonly now: () => number;
  readonly workshop: OpenPacks;
}

/** How packs are reached that are being written. */
interface OpenPacks {
  ask<K extends AskKind>(
    kind: K,
    folder: string,
    asked: Asks[K]['asked'],
    session: Session,
  ): Promise<Asks[K]['answer']>;
  /** @throws HostFailure unless it is one of the user's own */
  withPack<T>(folder: string, session: Session, work: (writer: PackWriter) => Promise<T>): Promise<T>;
}

/** What is asked for a card. */
interface Sending {
  readonly revision: number;
  readonly card: PackPlace;
  /** Folder of the pack that it is to come into. */
  readonly to: string;
  readonly how: Passing;
}

/** Cards on their way from one pack of their author into another: a step in each, which are undone together. */
export class CardTransit {
  readonly #parts: CardTransitParts;
  /** By pack and time of a step: the pack that has the other half of it. */
  readonly #twins = new Map<string, string>();
  #last = 0;

  constructor(parts: CardTransitParts) {
    this.#parts = parts;
  }

  /** Brings a card into another pack. @throws HostFailure where that is of another game, or none of one's own */
  async send(from: string, asked: Sending, session: Session): Promise<SentCard> {
    const { workshop } = this.#parts;
    const { how, card, revision } = asked;
    const { language } = session;
    if (asked.to === from) throw cannot('cannot.workshop.samePack');
    const passed = await workshop.ask('pass', from, { revision, card }, session);
    if (!passed.ok) return refusal(passed, session);
    if (how === 'move' && passed.isLocked)
      return { ok: false, sentence: refused('refused.locked.move').refused[language] };
    return workshop.withPack(asked.to, session, async (writer) => {
      const { about } = await writer.ask('cards', {}, language);
      const { title } = about;
      if (about.game !== passed.card.manifest.game)
        throw cannot('cannot.workshop.otherGame', { pack: title });
      const why = this.#roundAbout(passed, { id: about.pack, title }, how, language);
      if (why !== null) return { ok: false, sentence: why };
      const at = this.#time();
      const { told, id } = await writer.ask(
        'take',
        { card: passed.card, drafts: passed.drafts, from, how, at },
        language,
      );
      if (!told.ok) return refusal(told, session);
      if (id === null) throw new Error('a card was taken in without an id');
      if (how === 'copy') return { ok: true, id, title, answer: null };
      const takeBack = (): Promise<Told> => writer.ask('undo', { revision: told.revision }, language);
      const to = { id, title, version: about.version };
      const given = await workshop
        .ask('give', from, { revision, card, at, to }, session)
        .catch(async (error) => {
          await takeBack();
          throw error;
        });
      if (!given.ok) {
        await takeBack();
        return refusal(given, session);
      }
      this.#twins.set(keyOf(from, at), asked.to).set(keyOf(asked.to, at), from);
      return { ok: true, id, title, answer: answered(given, session) };
    });
  }

  /** Has a pack of one's own change a card of another one. @throws HostFailure where there is no such card, or it is of another game */
  async patch(id: string, to: string, session: Session): Promise<PatchMade> {
    const { workshop, packs, library } = this.#parts;
    const { language } = session;
    await packs.present([packOf(id)]);
    const entry = library.card(id);
    const row = packs.state().packs.find((pack) => pack.id === entry?.pack && pack.state === 'loaded');
    if (entry === null || row === undefined) throw missing('missing.card', { id });
    const definition = JSON.parse(entry.body) as Definition;
    return workshop.withPack(to, session, async (writer) => {
      const { about } = await writer.ask('cards', {}, language);
      if (about.game !== entry.game) throw cannot('cannot.workshop.otherGame', { pack: about.title });
      if (about.pack === entry.pack) throw cannot('cannot.workshop.samePack');
      const why = this.#needing(about, row.id, language);
      if (why !== null) return { ok: false, sentence: why };
      const card = { id: entry.id, definition, version: row.version };
      const told = await writer.ask('patch', { card, at: this.#time() }, language);
      if (told !== null && !told.ok) return refusal(told, session);
      return { ok: true, card: entry.id };
    });
  }

  /** Puts a copy of a card of another pack into one of one's own. @throws HostFailure as for `patch`, and where its pack is not in order */
  async copy(id: string, to: string, session: Session): Promise<PatchMade> {
    const { workshop, packs } = this.#parts;
    const { language } = session;
    await packs.present([packOf(id)]);
    const row = packs.state().packs.find((pack) => pack.id === packOf(id) && pack.state === 'loaded');
    const data = row && packDataOf(readWholePack(row.folder, row.origin));
    const card = data == null ? undefined : passedOf(data, nameInPack(id));
    if (row === undefined || card === undefined) throw missing('missing.card', { id });
    return workshop.withPack(to, session, async (writer) => {
      const { about } = await writer.ask('cards', {}, language);
      if (about.game !== row.game) throw cannot('cannot.workshop.otherGame', { pack: about.title });
      if (about.pack === row.id) throw cannot('cannot.workshop.samePack');
      const target = { id: about.pack, title: about.title };
      const passed = { card, names: packsIn(card.definition as Json), namedBy: [] };
      const why = this.#roundAbout(passed, target, 'copy', language);
      if (why !== null) return { ok: false, sentence: why };
      const asked = { card, drafts: [], from: row.folder, how: 'copy', at: this.#time() } as const;
      const { told, id: made } = await writer.ask('take', asked, language);
      if (!told.ok) return refusal(told, session);
      if (made === null) throw new Error('a card was taken in without an id');
      return { ok: true, card: nameInPack(made) };
    });
  }

  /** A step was undone, or done again: so is its other half, where that is next in its pack. */
  async follow(kind: 'undo' | 'redo', folder: string, told: Told, session: Session): Promise<void> {
    const at = told.ok ? told.step?.at : undefined;
    const other = at === undefined ? undefined : this.#twins.get(keyOf(folder, at));
    if (other === undefined) return;
    const { workshop, notices } = this.#parts;
    const { language } = session;
    const work = workshop.withPack(other, session, async (writer) => {
      const { state } = await writer.ask('open', {}, language);
      if (state[kind]?.at !== at) return false;
      return (await writer.ask(kind, { revision: state.revision }, language)).ok;
    });
    const isDone = await work.catch((error: unknown) => {
      // It may have been put away: then this half alone is done.
      if (!isTold(error)) throw error;
      return false;
    });
    if (isDone) return;
    const values = { pack: this.#titleOf(folder, language), other: this.#titleOf(other, language) };
    notices.add({ tone: 'info', key: 'notice.halfUndone', values });
  }

  /** Why a card cannot come into a pack: the two would need each other. Null: it can. */
  #roundAbout(
    { card, names, namedBy }: Pick<PassedOn, 'card' | 'names' | 'namedBy'>,
    target: { readonly id: string; readonly title: string },
    how: Passing,
    language: Language,
  ): string | null {
    const own = card.manifest.id;
    const graph = this.#needs();
    const isNamed = how === 'move' && namedBy.length > 0;
    graph.set(own, [...(graph.get(own) ?? []), ...(isNamed ? [target.id] : [])]);
    graph.set(target.id, [...(graph.get(target.id) ?? []), ...names.filter((name) => name !== target.id)]);
    if (!leads(graph, own, target.id) || !leads(graph, target.id, own)) return null;
    return this.#told(card.manifest.title, target.title, isNamed ? namedBy : [], language);
  }

  /** Why a pack cannot need another one: that needs it. Null: it can. */
  #needing(about: Pick<PackAbout, 'pack' | 'title'>, other: string, language: Language): string | null {
    if (!leads(this.#needs(), other, about.pack)) return null;
    return this.#told(this.#titleOfId(other, language), about.title, [], language);
  }

  /** Why two packs cannot need each other. @param places that name a card of the first */
  #told(pack: string, other: string, places: readonly string[], language: Language): string {
    const values = { pack: text(pack), other: text(other) };
    if (places.length === 0) return say(language, 'workshop.roundAbout', values);
    return say(language, 'workshop.roundAbout.named', { ...values, places: text(places.join(', ')) });
  }

  #titleOfId(id: string, language: Language): string {
    const row = this.#parts.packs.state().packs.find((each) => each.id === id);
    return row === undefined ? id : wordsOf(row, language).title;
  }

  /** Which packs each pack needs, as they say it on the disk. */
  #needs(): Map<string, readonly string[]> {
    const { packs } = this.#parts.packs.state();
    return new Map(
      packs.flatMap(({ folder, origin, game, id }) => {
        const { manifest } = readManifest(readManifestOnly(folder, origin), [game]);
        return manifest === undefined ? [] : [[id, Object.keys(manifest.requires ?? {})] as const];
      }),
    );
  }

  #titleOf(folder: string, language: Language): string {
    const row = this.#parts.packs.state().packs.find((each) => each.folder === folder);
    return row === undefined ? basename(folder) : wordsOf(row, language).title;
  }

  /** A time that no other card was sent at. */
  #time(): number {
    this.#last = Math.max(this.#last + 1, this.#parts.now());
    return this.#last;
  }
}

/** A card of a pack by its name in it; undefined where there is none. */
function passedOf(data: PackData, name: string): PassedCard | undefined {
  for (const { file, pointer, definition } of entriesIn(data, 'cards'))
    if (nameOf(definition) === name) return passedCard(data, { file, pointer });
  return undefined;
}

/** The packs that something may name cards of. */
function packsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return CARD_ID.test(value) ? [packOf(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...packsIn(key), ...packsIn(inner as Json)]);
}

const CARD_ID = /^[a-z][a-z0-9-]{2,39}:[a-z0-9-]+$/;

const keyOf = (folder: string, at: number): string => `${at} ${folder}`;

function refusal(told: Told, session: Session): Extract<SentCard, { ok: false }> {
  const answer = answered(told, session);
  if (answer.ok) throw new Error('what was done is no refusal');
  return { ok: false, sentence: answer.sentence };
}

/** Whether one pack needs another, however far around. */
function leads(graph: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [...(graph.get(from) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return false;
}
