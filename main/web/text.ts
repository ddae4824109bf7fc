import type { IncomingMessage } from 'node:http';
import type { Language } from '../../shared/words/languages.ts';

/** What the shell itself says. A browser shows it as plain text where the page would be. */
const sentences = {
  wrongHost: {
    en: 'Nothing answers at this address. Open the address that was printed when the program started.',
    de: 'Unter dieser Adresse antwortet niemand. Öffne die Adresse, die das Programm beim Start ausgegeben hat.',
  },
  wrongOrigin: {
    en: 'Only the page of this program may connect.',
    de: 'Nur die Seite dieses Programms darf sich verbinden.',
  },
  wrongToken: {
    en: 'The key is missing or no longer valid. Open the address that was printed when the program started.',
    de: 'Der Schlüssel fehlt oder gilt nicht mehr. Öffne die Adresse, die das Programm beim Start ausgegeben hat.',
  },
  notFound: { en: 'There is nothing here.', de: 'Hier gibt es nichts.' },
  wrongMethod: { en: 'This can only be read.', de: 'Das lässt sich nur lesen.' },
  socketOnly: { en: 'This is for sockets only.', de: 'Hier geht es nur mit einem Socket weiter.' },
  tooMany: {
    en: 'Too many connections are open. Close one and try again.',
    de: 'Es sind zu viele Verbindungen offen. Schließe eine und versuche es noch einmal.',
  },
  unreadable: {
    en: 'This file of the program cannot be read.',
    de: 'Diese Datei des Programms lässt sich nicht lesen.',
  },
  tooFast: {
    en: 'Too many requests in too short a time. Try again in a moment.',
    de: 'Zu viele Anfragen in zu kurzer Zeit. Versuche es gleich noch einmal.',
  },
} satisfies { readonly [key: string]: { readonly [language in Language]: string } };

export type SentenceKey = keyof typeof sentences;

/** A sentence in the language that the browser asks for first; English unless that is German. */
export function sentence(key: SentenceKey, request: IncomingMessage): string {
  const german = /^de\b/i.test(request.headers['accept-language'] ?? '');
  return sentences[key][german ? 'de' : 'en'];
}
