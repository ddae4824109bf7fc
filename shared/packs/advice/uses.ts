import type { Json } from '../../engine/json.ts';
import { isFields, schemaOf, type Referred, type Schema } from '../card-schema.ts';
import { escapeSegment } from '../pointer.ts';
import { CARD_ID } from '../schema.ts';

/** What names cards: a card, by full id, or a scenario, by its file. */
export type User =
  { readonly kind: 'card'; readonly id: string } | { readonly kind: 'scenario'; readonly file: string };

/** One place at which a card is named. */
export interface Use {
  readonly user: User;
  /** JSON pointer inside the definition, or inside the file of the scenario. */
  readonly at: string;
}

/** An id, and where it is. */
export interface Mention {
  readonly id: string;
  readonly at: string;
}

/**
 * The cards that a card names, by the fields of its schema that hold ids; where ids are keys, by those.
 *
 * @param definition any; what the schema does not know is passed over
 * @param schema of a card, with its definitions
 */
export function mentionsIn(definition: Json, schema: object): Mention[] {
  const found: Mention[] = [];
  const definitions = (schema as Schema).$defs ?? {};
  visit(definition, schema, '', definitions, found);
  return found;
}

function visit(value: Json, schema: Schema, at: string, definitions: Referred, found: Mention[]): void {
  const own = schemaOf(value, schema, definitions);
  if (typeof value === 'string') {
    if (own.pattern === CARD_ID) found.push({ id: value, at });
  } else if (Array.isArray(value)) {
    for (const [i, item] of (value as readonly Json[]).entries())
      visit(item, own.items ?? {}, `${at}/${i}`, definitions, found);
  } else if (isFields(value)) {
    const { properties = {}, additionalProperties: rest } = own;
    for (const [key, inside] of Object.entries(value)) {
      const place = `${at}/${escapeSegment(key)}`;
      if (own.propertyNames?.pattern === CARD_ID) found.push({ id: key, at: place });
      visit(inside, properties[key] ?? (typeof rest === 'object' ? rest : {}), place, definitions, found);
    }
  }
}

const ID = new RegExp(CARD_ID);

/** The cards that a scenario may name: what it expects has no schema, so that each whole text of that form counts. */
export function mentionsInScenario(scenario: Json, at = ''): Mention[] {
  if (typeof scenario === 'string') return ID.test(scenario) ? [{ id: scenario, at }] : [];
  if (typeof scenario !== 'object' || scenario === null) return [];
  return Object.entries(scenario).flatMap(([key, inside]: [string, Json]) =>
    mentionsInScenario(inside, `${at}/${escapeSegment(key)}`),
  );
}

/** Who names which card, kept up to date user by user. A user is looked through when that is asked for first. */
export class Uses {
  readonly #resolve: (id: string) => string;
  readonly #byUser = new Map<string, readonly string[]>();
  /** By the id of a card, then by user. */
  readonly #of = new Map<string, Map<string, readonly Use[]>>();
  /** Users that have not been looked through. */
  readonly #waiting = new Map<string, { readonly user: User; readonly find: () => readonly Mention[] }>();

  /** @param resolve the present id for one that may be old */
  constructor(resolve: (id: string) => string = (id) => id) {
    this.#resolve = resolve;
  }

  /** Takes in what a user names, in place of what it named before; nothing: it is gone. @param find may be called later */
  put(user: User, find: () => readonly Mention[]): void {
    this.#waiting.set(keyOf(user), { user, find });
  }

  /** Where a card is named. */
  of(id: string): Use[] {
    for (const { user, find } of this.#waiting.values()) this.#take(user, find());
    this.#waiting.clear();
    return [...(this.#of.get(id)?.values() ?? [])].flat();
  }

  #take(user: User, mentions: readonly Mention[]): void {
    const key = keyOf(user);
    for (const id of this.#byUser.get(key) ?? []) this.#of.get(id)?.delete(key);
    const named = Map.groupBy(mentions, ({ id }) => this.#resolve(id));
    this.#byUser.set(key, [...named.keys()]);
    for (const [id, places] of named) {
      const users = this.#of.get(id) ?? new Map<string, readonly Use[]>();
      users.set(
        key,
        places.map(({ at }) => ({ user, at })),
      );
      this.#of.set(id, users);
    }
  }
}

const keyOf = (user: User): string => (user.kind === 'card' ? user.id : `scenario ${user.file}`);
