import type { Json } from '../../engine/json.ts';
import { decimal, type Language } from '../../words/languages.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { PlayerWords } from '../advice/player-words.ts';
import { isList } from '../edit/operation.ts';
import { formatMessage, type ProblemData } from '../problems.ts';
import { CARD_ID } from '../schema.ts';
import { fieldLabel, valueLabel } from '../sentence/controls.ts';
import type { Site } from '../sentence/forms.ts';
import type { FieldTools } from './bench.ts';
import { formAt } from './places.ts';
import { de } from './text/de.ts';
import { en, type FieldKey } from './text/en.ts';

const CATALOGUES: { readonly [L in Language]: Catalogue<FieldKey> } = { en, de };

/** Letters of a text that names a step. */
const LONGEST = 40;

/** A message of the form. */
export const say = (language: Language, key: FieldKey, data: ProblemData = {}): string =>
  formatMessage(CATALOGUES[language], key, language, data);

/** Says what fields and values are called in one language. */
export class FormSpeaker {
  readonly #tools: FieldTools;
  readonly #language: Language;
  readonly #words: PlayerWords;

  constructor(tools: FieldTools, language: Language) {
    this.#tools = tools;
    this.#language = language;
    this.#words = new PlayerWords(tools.content, language, (id) => tools.names(id, language));
  }

  /** What a field, an element or an entry is called. */
  label(site: Site): string {
    const { key, owner } = site;
    if (owner?.value !== undefined && isList(owner.value)) {
      const number = Number(key) + 1;
      const label = this.label(owner);
      return (
        this.#words.part(owner.key, number - 1) ?? say(this.#language, 'label.element', { label, number })
      );
    }
    const isEntry = owner !== undefined && !Object.hasOwn(this.#formOf(owner)?.properties ?? {}, key);
    return isEntry ? this.cardName(key) : fieldLabel(this.#tools, site, this.#language);
  }

  /** The same with what it is in: "cost, fight"; an element says itself which list it is in. */
  place(site: Site): string {
    const list = site.owner?.value !== undefined && isList(site.owner.value);
    const around = list ? site.owner?.owner : site.owner;
    const label = this.label(site);
    return around === undefined || around.at === '' ? label : `${this.place(around)}, ${label}`;
  }

  cardName(id: string): string {
    return this.#tools.names(id, this.#language);
  }

  /** What a value is called, in short; undefined for one with others in it. */
  value(site: Site, value: Json): string | undefined {
    if (isList(value)) {
      const items = value.map((item) => this.value(site, item));
      return items.length === 0 || items.includes(undefined)
        ? undefined
        : this.#words.list(items as string[]);
    }
    if (typeof value === 'object') return undefined;
    if (typeof value === 'number') return decimal(value, this.#language);
    if (typeof value !== 'string') return valueLabel(this.#tools, site.key, value, this.#language);
    const form = this.#formOf(site);
    const isCard = form?.pattern === CARD_ID || form?.items?.pattern === CARD_ID;
    if (isCard) return this.cardName(value);
    const isWord = form?.enum !== undefined || form?.const !== undefined || form?.items?.enum !== undefined;
    if (isWord || site.key === 'kind') return valueLabel(this.#tools, site.key, value, this.#language);
    const text = value.replaceAll(/\s+/g, ' ');
    return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
  }

  #formOf(site: Site): ReturnType<typeof formAt> {
    return formAt(this.#tools.forms, site);
  }
}
