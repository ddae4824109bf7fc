import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Phrase, TextMark, Token } from '../../words/tokens.ts';
import { isFields } from '../card-schema.ts';
import { isList, parted } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { shownWithoutWords } from './controls.ts';
import { FieldSpeaker, type FieldStop } from './fields.ts';
import type { Site } from './forms.ts';
import type { TextLine } from './lines.ts';
import type { Part } from './parts.ts';
import { bare, isIn, MISSING, type Spoken } from './spoken.ts';

/** A stop with its tokens and its line. */
export interface FoundStop {
  readonly stop: FieldStop;
  /** None for a field without words. */
  readonly tokens: readonly Token[];
  readonly line: number;
  /** The stop whose tokens it shares. */
  readonly over?: FoundStop;
}

/** Tokens that are next to each other. */
type Run = Token[];

/** Words on their way to becoming a stop. */
interface Words {
  readonly mark: TextMark;
  readonly line: number;
  /** Tokens that are its own, and not those of a stop in it. */
  readonly own: Run[];
  readonly all: Run[];
}

const keyOf = ({ at, role }: TextMark): string => (role === 'joint' ? `joint ${at}` : at);

/** Finds what can be changed in the lines of a text. */
export class StopFinder {
  private readonly bench: Bench;
  private readonly definition: Json;
  private readonly parts: readonly Part[];
  private readonly text: Spoken;
  private readonly language: Language;
  private readonly speaker: FieldSpeaker;
  private readonly sites = new Map<string, Site | undefined>();

  constructor(bench: Bench, definition: Json, parts: readonly Part[], text: Spoken, language: Language) {
    this.bench = bench;
    this.definition = definition;
    this.parts = parts;
    this.text = text;
    this.language = language;
    this.speaker = new FieldSpeaker(bench, parts, text, language);
    for (const part of parts) for (const site of [part.site, ...part.fields]) this.sites.set(site.at, site);
  }

  /** All stops in reading order, the ghosts of each clause after its last one. */
  find(lines: readonly TextLine[]): readonly FoundStop[] {
    const words = [...this.wordsIn(lines).values()].filter(({ all }) => textsOf(all).length > 0);
    const stops = new Map<Words, FoundStop>();
    for (const one of words) {
      const around = words.find(
        (other) => other.own.length === 0 && other !== one && other.all[0].includes(one.all[0][0]),
      );
      const over = around && stops.get(around);
      const found = this.stopOf(one, lines);
      // Bounds that are the same are said once. They are changed apart: the other one is a ghost.
      if (over !== undefined && isNumber(found) && isNumber(over)) continue;
      stops.set(one, { ...found, ...(over && { over }) });
    }
    const drafts = lines.flatMap((line, i): readonly FoundStop[] =>
      line.draft === undefined ? [] : [{ stop: this.speaker.draft(line.draft), tokens: [], line: i }],
    );
    return this.withGhosts([...stops.values(), ...drafts].sort((a, b) => a.line - b.line));
  }

  private site(at: string): Site | undefined {
    if (!this.sites.has(at)) this.sites.set(at, this.bench.forms.site(this.definition, at));
    return this.sites.get(at);
  }

  /** The mark of what a word stops at: that of a set for the words of one of its values. */
  private target(mark: TextMark): TextMark {
    if (mark.role === 'joint' || this.text.odd.has(mark.at)) return mark;
    const { owner } = this.site(mark.at) ?? {};
    const isValue = owner?.value !== undefined && isList(owner.value) && !this.isListOfParts(owner);
    return isValue ? { ...mark, at: owner.at } : mark;
  }

  /** Whether a part of the text is changed where it is: not a rule or an effect as a whole, nor a list of parts. */
  private isStop(mark: TextMark, isInnermost: boolean): boolean {
    if (mark.role === 'joint' || this.text.odd.has(mark.at)) return isInnermost;
    if (mark.role === 'rule' || mark.role === 'clause') return false;
    const site = this.site(mark.at);
    if (site === undefined) return false;
    if (site.value === undefined || !isPart(site.value)) return true;
    return !this.isListOfParts(site) && (isList(site.value) || isInnermost);
  }

  private wordsIn(lines: readonly TextLine[]): Map<string, Words> {
    const found = new Map<string, Words>();
    for (const [line, { tokens }] of lines.entries())
      for (const [i, token] of tokens.entries()) {
        const marks = (token.marks ?? []).map((mark) => this.target(mark));
        for (const [depth, mark] of marks.entries()) {
          const isInnermost = depth === marks.length - 1;
          if (!this.isStop(mark, isInnermost)) continue;
          const words = found.get(keyOf(mark)) ?? { mark, line, own: [], all: [] };
          found.set(keyOf(mark), words);
          put(words.all, token, tokens[i - 1]);
          if (isInnermost) put(words.own, token, tokens[i - 1]);
        }
      }
    return found;
  }

  private stopOf(words: Words, lines: readonly TextLine[]): FoundStop {
    const { mark, line, own, all } = words;
    const runs = own.length > 0 ? own : all;
    const tokens = runs.flat();
    const { at, role } = mark;
    const texts = textsOf(runs);
    const shown = texts.join(role === 'verb' ? ' ' : ' … ');
    if (role === 'joint') return { stop: this.speaker.joint(at, shown), tokens, line };
    const site = this.site(at);
    if (role !== 'amount' || site?.value === undefined || !isFields(site.value))
      return { stop: this.speaker.printed(site, at, role, shown), tokens, line };
    // "X", and what it is.
    const inner = lines[line].tokens.filter(
      (token) => !tokens.includes(token) && token.marks?.some((one) => isIn(one.at, at)),
    );
    const what = bare(inner);
    return { stop: this.speaker.counted(site, texts[0], what), tokens, line };
  }

  /** The fields of each part that have no stop, behind the last stop of their clause. */
  private withGhosts(stops: readonly FoundStop[]): readonly FoundStop[] {
    const known = new Set(stops.filter(({ stop }) => stop.role !== 'joint').map(({ stop }) => stop.at));
    for (const { site } of this.parts) known.add(site.at);
    const all = [...stops];
    // From the innermost clause, whose ghosts come first.
    for (const part of this.parts.toReversed()) {
      const ghosts = this.ghostsOf(part).filter(({ at }) => !known.has(at));
      if (ghosts.length === 0) continue;
      const { at } = clauseOf(part).site;
      const last = all.findLastIndex(
        ({ stop, tokens }) => tokens.length > 0 && stop.role !== 'joint' && isIn(stop.at, at),
      );
      const next = all.findIndex(({ tokens }, i) => i > last && tokens.length > 0);
      const line = all[Math.max(last, 0)]?.line ?? 0;
      const found = ghosts.map((stop): FoundStop => ({ stop, tokens: [], line }));
      all.splice(last < 0 || next < 0 ? all.length : next, 0, ...found);
    }
    return all;
  }

  private ghostsOf(part: Part): readonly FieldStop[] {
    const { bench, language, text } = this;
    const own = part.fields
      .filter((site) => !this.isListOfParts(site))
      .map((site) => {
        const isMissing = text.odd.get(site.at) === 'missing';
        return this.speaker.ghost(site, isMissing ? MISSING : shownWithoutWords(bench, site, language));
      });
    const strange = [...text.strange].filter(([at]) => parted(at)[0] === part.site.at);
    return [...own, ...strange.map(([at, value]) => this.speaker.strange(at, JSON.stringify(value)))];
  }

  /** Whether a list of parts is written: it has gaps, and each of its elements a handle. */
  private isListOfParts({ value, schema }: Site): boolean {
    const form = value === undefined ? undefined : this.bench.forms.formOf(value, schema);
    return form !== undefined && this.bench.forms.isOfParts(form);
  }
}

const isNumber = ({ stop }: FoundStop): boolean => stop.control.kind === 'number';

/** What runs of tokens say, without those that are mere signs. */
const textsOf = (runs: readonly Run[]): readonly string[] => runs.map(bare).filter((text) => text !== '');

const isPart = (value: Json): boolean => isFields(value) || isList(value);

/** Puts a token to the run that the one before it is in, or begins another one. */
function put(runs: Run[], token: Token, before: Phrase[number] | undefined): void {
  const last = runs.at(-1);
  if (last !== undefined && last.at(-1) === before) last.push(token);
  else if (last?.at(-1) !== token) runs.push([token]);
}

/** The effect that a part is in, or else the rule, or the outermost part. */
function clauseOf(part: Part): Part {
  let around = part;
  while (around.role !== 'clause' && around.role !== 'rule' && around.within !== undefined)
    around = around.within;
  return around;
}
