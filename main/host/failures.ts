import type { Language } from '../../shared/words/languages.ts';
import { text } from '../../shared/words/tokens.ts';
import type { Values } from '../../shared/words/messages.ts';
import { FAILURES, RpcError, type Failure, type FailureCode } from '../../shared/rpc/failure.ts';
import { StoreError } from '../db/errors.ts';
import { say, type HostKey } from './words.ts';

/** A failure, worded in the language of the caller. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure';
  readonly code: FailureCode;
  readonly key: HostKey;
  readonly values: Values;

  constructor(code: FailureCode, key: HostKey, values: { readonly [name: string]: string | number } = {}) {
    super(`${code}: ${key} ${JSON.stringify(values)}`);
    this.code = code;
    this.key = key;
    this.values = phrases(values);
  }
}

/** Texts as phrases: what is set into a message must not be taken for one of its selectors. */
function phrases(values: { readonly [name: string]: string | number }): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' || name === 'reason' ? value : text(value),
    ]),
  );
}

/** What was asked for is not there. */
export const missing = (
  what: HostKey,
  values: { readonly [name: string]: string | number } = {},
): HostFailure => new HostFailure('not-found', what, values);

/** It cannot be done as asked. */
export const cannot = (
  why: HostKey,
  values: { readonly [name: string]: string | number } = {},
): HostFailure => new HostFailure('not-possible', why, values);

/** Whether something that was thrown says itself what the caller is told. */
export const isTold = (thrown: unknown): boolean =>
  thrown instanceof HostFailure || thrown instanceof RpcError || thrown instanceof StoreError;

/**
 * What a caller learns about something that was thrown. Of a defect only that there was one: its details go to the log.
 */
export function toFailure(thrown: unknown, language: Language, log: (line: string) => void): Failure {
  if (thrown instanceof HostFailure) {
    return { code: thrown.code, sentence: say(language, thrown.key, thrown.values) };
  }
  if (thrown instanceof RpcError) return { code: thrown.code, sentence: thrown.message };
  if (thrown instanceof StoreError) return storeFailure(thrown, language, log);
  log(`defect: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`);
  return { code: 'internal', sentence: say(language, 'failure.internal') };
}

/** What is said about trouble with the store. */
export function storeFailure(error: StoreError, language: Language, log: (line: string) => void): Failure {
  const { code } = error;
  log(`store: ${error.message}`);
  const folder = text(error.data.folder);
  const pid = text(String(error.data.pid ?? '?'));
  const sentence = say(language, `failure.${code}`, { folder, pid });
  return { code: isFailureCode(code) ? code : 'not-possible', sentence };
}

/** Codes that only occur while a folder is opened are not failures of a call. */
const isFailureCode = (code: string): code is FailureCode => FAILURES.some((known) => known === code);
