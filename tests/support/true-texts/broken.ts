// Writers that are broken on purpose: what they print must be found out.
import { describeRule, describerIn, rulesOn } from '../../../shared/games/ravingspire/content/describe.ts';
import { MESSAGES, TERMS } from '../../../shared/games/ravingspire/content/words.ts';
import { wholeOf, type Catalogue, type Sentences } from '../../../shared/words/catalogue.ts';
import { createWords } from '../../../shared/words/messages.ts';
import { named, printed, type Writer } from './check.ts';

export type MessageKey = keyof typeof MESSAGES.en;
type Alter = (message: string, messages: Catalogue) => Sentences;

/** The program's own writer, broken: with messages altered, or printing other rules than those that do something. */
export const brokenBy =
  (altered: { readonly [key: string]: Alter }, rulesOf: typeof rulesOn = rulesOn): Writer =>
  (definition, lang) => {
    const messages: { [key: string]: Sentences } = { ...MESSAGES[lang] };
    for (const [key, alter] of Object.entries(altered))
      messages[key] = alter(wholeOf(messages[key]), MESSAGES[lang]);
    const d = describerIn(createWords(lang, messages, TERMS), named);
    return rulesOf(definition).flatMap((rule) => describeRule(rule, d, definition.kind).map(printed));
  };

/** The same with one piece of one message replaced. */
export const broken = (
  alter: { readonly key: MessageKey; readonly from: string; readonly to: string } | null,
  rulesOf: typeof rulesOn = rulesOn,
): Writer =>
  alter === null
    ? brokenBy({}, rulesOf)
    : brokenBy({ [alter.key]: (message) => message.replaceAll(alter.from, alter.to) }, rulesOf);
