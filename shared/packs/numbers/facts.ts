import type { Json } from '../../engine/json.ts';
import type { CloudPoint, Outlier, Usual } from '../advice/outliers.ts';
import { isFields } from '../card-schema.ts';
import { WORD_LISTS, type CardWord, type WordList } from '../card-words.ts';
import type { Definition, GameContent } from '../content.ts';
import { isList } from '../edit/operation.ts';
import { CARD_ID } from '../schema.ts';
import type { Forms, Site } from '../sentence/forms.ts';

/** A word of the card language as it is counted. */
export const wordKey = (list: WordList, name: string): string => `${list} ${name}`;

/** What a card counts for in the numbers of a set. */
export interface CardFacts {
  readonly kind: string;
  /** Of `GameAdvice.spread`. */
  readonly spread: number | undefined;
  /** Of `GameAdvice.drawn`. */
  readonly point: CloudPoint | undefined;
  readonly outlier: Outlier | undefined;
  /** Its values of fields that have them from a choice. */
  readonly marks: readonly (readonly [field: string, value: string])[];
  /** The words that it is written with, each once: see `wordKey`. */
  readonly words: ReadonlySet<string>;
}

/** What cards are counted with. */
export interface FactTools {
  readonly content: GameContent;
  /** Null for a game whose cards have no words. */
  readonly forms: Forms | null;
  readonly usual: Usual | undefined;
}

/** Fields that are the card's own, or counted by themselves. */
const NO_MARKS: readonly string[] = ['id', 'name', 'kind'];

/** Says what cards count for, one after the other. */
export class FactMaker {
  readonly #tools: FactTools;
  readonly #lists = new Map<CardWord, WordList>();

  constructor(tools: FactTools) {
    this.#tools = tools;
    const { language } = tools.content;
    if (language !== undefined)
      for (const list of WORD_LISTS) for (const word of language[list]) this.#lists.set(word, list);
  }

  /** @param definition whatever is written in it; one that the schema does not accept has no numbers */
  of(definition: Json): CardFacts {
    const { content, forms, usual } = this.#tools;
    const { spread, drawn } = content.advice ?? {};
    const isWhole = content.validateCards({ cards: [definition] });
    const whole = isWhole ? (definition as Definition) : undefined;
    return {
      kind: isFields(definition) ? String(definition['kind'] ?? '') : '',
      spread: whole && spread?.of(whole),
      point: whole && drawn !== undefined ? usual?.pointIn(drawn, whole) : undefined,
      outlier: whole && usual?.outlier(whole),
      marks: forms === null ? [] : marksOf(forms, definition),
      words: new Set(forms === null ? [] : this.#wordsOf(forms, definition)),
    };
  }

  *#wordsOf(forms: Forms, definition: Json): Generator<string> {
    const open: Site[] = [...forms.programs(definition)];
    for (let site = open.pop(); site !== undefined; site = open.pop()) {
      if (site.value === undefined) continue;
      const form = forms.formOf(site.value, site.schema);
      const word = form && forms.wordOf(form);
      const list = word && this.#lists.get(word);
      if (list !== undefined) yield wordKey(list, word!.name);
      open.push(...forms.within(site));
    }
  }
}

/** The fields of a card itself whose values are chosen: words, or cards that are named. */
function marksOf(forms: Forms, definition: Json): (readonly [field: string, value: string])[] {
  return forms.within(forms.top(definition)).flatMap((site) => {
    const { key, value, schema } = site;
    if (value === undefined || NO_MARKS.includes(key) || forms.isProgram(schema)) return [];
    const values = isList(value) ? value : [value];
    const form = forms.formOf(value, schema);
    const one = form?.items === undefined ? form : forms.alternatives(form.items).at(0);
    const isChosen = one?.enum !== undefined || one?.pattern === CARD_ID;
    return isChosen ? [...new Set(values)].map((each) => [key, String(each)] as const) : [];
  });
}
