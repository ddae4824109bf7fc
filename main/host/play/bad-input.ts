import type { HostKey } from '../words.ts';

/** What is said of a table from outside that is not taken in: a sentence of the host with its values. */
export interface Complaint {
  readonly key: HostKey;
  readonly values: { readonly [name: string]: string | number };
}

/** What came from outside is not what it says. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly complaint: Complaint;

  constructor(key: HostKey, values: Complaint['values'] = {}, cause?: unknown) {
    super(`${key} ${JSON.stringify(values)}`, { cause });
    this.complaint = { key, values };
  }
}
