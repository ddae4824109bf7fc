import type { WorkshopAnswer } from '../../../shared/rpc/messages/workshop.ts';
import { text } from '../../../shared/words/tokens.ts';
import type { Session } from '../session.ts';
import { say } from '../words.ts';
import type { Told } from './asks.ts';

/** What came of something, in words. */
export function answered(told: Told, { language }: Pick<Session, 'language'>): WorkshopAnswer {
  if (told.ok || told.why === 'refused') return told;
  const [place] = told.places;
  return { ...told, sentence: say(language, `workshop.${told.why}`, { file: text(place?.file ?? '') }) };
}
