import type { Json } from '../engine/json.ts';
import type { Clause, TextMark, Phrase, SpanRole, Token } from '../words/tokens.ts';
import { isFields, schemaOf, type Referred, type Schema } from './card-schema.ts';
import { escapeSegment } from './pointer.ts';

/** What one part of a card says in its text. */
export interface Span {
  /** JSON pointer of the part in the card. */
  readonly at: string;
  readonly role: SpanRole;
  /** Its words in reading order, in more than one piece where others are between them, with those of the spans in it. */
  readonly pieces: readonly Phrase[];
  /** The spans in it, in the order in which they begin. */
  readonly spans: readonly Span[];
  /** The fields of the part that its text says nothing of, in the order of its schema. */
  readonly ghosts: readonly Ghost[];
}

/** A part of a card without words: a field that is left out or goes without saying, or what never happens. */
interface Ghost {
  /** JSON pointer in the card. */
  readonly at: string;
  /** What is written there, or else what counts there by default; left out where that is nothing. */
  readonly value?: Json;
}

/** A card's text with what each piece of it is made from. */
export interface SpannedText {
  readonly clauses: readonly Clause[];
  readonly spans: readonly Span[];
  /** The rules that say nothing. */
  readonly ghosts: readonly Ghost[];
}

interface Growing extends Span {
  readonly pieces: Token[][];
  readonly spans: Growing[];
  readonly ghosts: Ghost[];
}

/**
 * A card's text as a tree of spans: each part of its programs has a span or is a ghost of the part that it belongs to.
 *
 * @param clauses described with the origins of the card, so that their tokens are marked
 * @param definition that the schema accepts
 * @param schema of a card, with its definitions
 * @param formOf the form of a part where it is narrower than in the schema
 */
export function spannedText(
  clauses: readonly Clause[],
  definition: object,
  schema: object,
  formOf: (part: object) => object | undefined = () => undefined,
): SpannedText {
  const spans: Growing[] = [];
  let open: readonly Growing[] = [];
  const visit = ({ tokens, under }: Clause): void => {
    for (const token of tokens) {
      // The full stop and the colon before rows belong to no part.
      if (token.marks === undefined) continue;
      const path = isBlank(token) ? shared(open, token.marks) : pathOf(spans, token.marks);
      path.forEach((span, depth) => {
        if (open[depth] !== span) span.pieces.push([]);
        span.pieces.at(-1)!.push(token);
      });
      open = path;
    }
    open = [];
    under.forEach(visit);
  };
  clauses.forEach(visit);
  const ghosts: Ghost[] = [];
  const haunt = new Haunting(spans, schema as Schema, formOf);
  haunt.visit(definition as Json, schema as Schema, '', ghosts);
  return { clauses, spans, ghosts };
}

const isBlank = (token: Token): boolean => 'text' in token && token.text.trim() === '';

/** The open spans that a space is in: it begins none. */
function shared(open: readonly Growing[], marks: readonly TextMark[]): readonly Growing[] {
  const end = open.findIndex(({ at, role }, i) => at !== marks[i]?.at || role !== marks[i].role);
  return end < 0 ? open : open.slice(0, end);
}

/** The spans of some marks, each in the one before; they are made where they are new. */
function pathOf(top: Growing[], marks: readonly TextMark[]): readonly Growing[] {
  let among = top;
  return marks.map(({ at, role }) => {
    let span = among.find((one) => one.at === at && one.role === role);
    if (span === undefined) among.push((span = { at, role, pieces: [], spans: [], ghosts: [] }));
    among = span.spans;
    return span;
  });
}

/** Finds what has no words. */
class Haunting {
  /** The outermost span of each part. */
  private readonly said = new Map<string, Growing>();
  /** The pointers of all parts that have a span, or have one in them. */
  private readonly heard = new Set<string>();
  private readonly definitions: Referred;
  private readonly formOf: (part: object) => object | undefined;

  constructor(spans: readonly Growing[], schema: Schema, formOf: (part: object) => object | undefined) {
    this.definitions = schema.$defs ?? {};
    this.formOf = formOf;
    this.listen(spans);
  }

  private listen(spans: readonly Growing[]): void {
    for (const span of spans) {
      if (span.role !== 'joint' && !this.said.has(span.at)) this.said.set(span.at, span);
      for (let at = span.at; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) this.heard.add(at);
      this.listen(span.spans);
    }
  }

  /** @param ghosts of the part that this one belongs to */
  visit(value: Json, schema: Schema, at: string, ghosts: Ghost[]): void {
    if (Array.isArray(value)) {
      const { items = {} } = schemaOf(value, schema, this.definitions);
      (value as readonly Json[]).forEach((item, i) => this.visit(item, items, `${at}/${i}`, ghosts));
    } else if (isFields(value)) {
      const span = this.said.get(at);
      // References lead to what programs are made of.
      if (span === undefined && schema.$ref !== undefined && !this.heard.has(at)) ghosts.push({ at, value });
      else this.visitFields(value, schema, at, span?.ghosts, ghosts);
    }
  }

  /** @param own ghosts of the part itself, where it has a span */
  private visitFields(
    value: { readonly [field: string]: Json },
    schema: Schema,
    at: string,
    own: Ghost[] | undefined,
    ghosts: Ghost[],
  ): void {
    const form = (this.formOf(value) as Schema | undefined) ?? schemaOf(value, schema, this.definitions);
    for (const [field, inside] of Object.entries(form.properties ?? {})) {
      const place = `${at}/${escapeSegment(field)}`;
      const written = field in value ? value[field] : inside.default;
      if (own !== undefined && !this.heard.has(place))
        own.push({ at: place, ...(written !== undefined && { value: written }) });
      else if (field in value) this.visit(value[field], inside, place, own ?? ghosts);
    }
  }
}
