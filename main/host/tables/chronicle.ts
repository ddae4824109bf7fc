import { chaptersOf, openingOf, type RawChapter } from '../../../shared/engine/chapters.ts';
import type { EventBase, Told, Viewer } from '../../../shared/engine/game.ts';
import { text, type Phrase } from '../../../shared/words/tokens.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Chapter } from '../../../shared/rpc/messages/tables.ts';
import { sayDeed, sayOpenly } from '../../../shared/tableau/deed.ts';
import { sayPhrase } from '../words.ts';
import type { LiveTable } from './live.ts';
import type { AnyTable } from '../play/opened.ts';

/**
 * The events of the entries `from` to `to` (0 is the opening), by playing them again from a checkpoint before them.
 */
export function rawChapters(table: AnyTable, from: number, to: number): RawChapter[] {
  const last = Math.min(to, table.log.length);
  const history = table.base?.entries ?? 0;
  const first = Math.max(from, history);
  const chapters = first <= history && from <= history ? [openingOf(table)] : [];
  const before = Math.max(first - 1, history);
  return [...chapters, ...chaptersOf(table.past(before), table.log.slice(before, last))];
}

/**
 * A chapter in words, as a viewer may read it.
 *
 * @param shown include what happened, for a viewer who sees it happen
 */
export function chapterFor(
  live: LiveTable,
  raw: RawChapter,
  viewer: Viewer,
  language: Language,
  shown = false,
): Chapter {
  const presenter = live.presenter(language);
  const { match, state } = live.table;
  const narrator = presenter.narrator(state);
  const events = raw.events.map((event) => live.entry.game.redact(match, event, viewer));
  const lines = events.map((event) => {
    const seen = event as unknown as Told<EventBase>;
    return {
      kind: seen.kind,
      text: narrator.event(seen),
      rule: seen.rule,
      cause: presenter.cause(seen),
      weight: presenter.weight(seen),
    };
  });
  const { entry } = raw;
  return {
    n: entry?.n ?? live.table.base?.entries ?? 0,
    seat: entry?.seat ?? 0,
    kind: entry?.kind ?? 'opening',
    title: titleOf(live, raw, viewer, language),
    of: raw.of?.n ?? null,
    reason: reasonOf(live, raw, language),
    lines,
    events: shown ? events : [],
  };
}

/** Why a bot did it; empty for people. It reveals nothing hidden, so every viewer may read it. */
function reasonOf(live: LiveTable, { entry }: RawChapter, language: Language): Phrase {
  const reason = entry && live.reasons.get(entry.n);
  return reason ? live.presenter(language).narrator(live.table.state).reason(reason) : [];
}

/** Who did what. At a table with secrets other viewers learn only the sort of decision; events tell the rest. */
function titleOf(
  live: LiveTable,
  { entry, question }: RawChapter,
  viewer: Viewer,
  language: Language,
): Phrase {
  if (entry === null) return sayPhrase(language, 'chapter.opening');
  const narrator = live.presenter(language).narrator(live.table.state);
  const { seat, kind, body } = entry;
  const name = narrator.seat(seat);
  const open = viewer.includes(seat) || !live.entry.secret(live.table.match);
  const hidden = (): Phrase =>
    sayOpenly(narrator, entry, question) ?? sayPhrase(language, 'chapter.secret', { name });
  switch (kind) {
    case 'undo':
      return sayPhrase(language, 'chapter.undo', { name });
    case 'redo':
      return sayPhrase(language, 'chapter.redo', { name });
    case 'action':
      if (!open) return hidden();
      return (
        sayDeed(narrator, entry, question) ??
        sayPhrase(language, 'chapter.by', { name, what: narrator.action(body, seat) })
      );
    case 'answer': {
      if (!open || question === null) return hidden();
      const said = sayDeed(narrator, entry, question);
      if (said !== null) return said;
      const what: Phrase = [...narrator.question(question), ...text(' '), ...narrator.answer(question, body)];
      return sayPhrase(language, 'chapter.by', { name, what });
    }
  }
}
