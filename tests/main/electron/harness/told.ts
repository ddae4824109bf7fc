// What the stand-in and the test that started it say to each other.

/** Something that main did to the desktop. */
export type Told =
  | { readonly what: 'ready'; readonly endpoint: string }
  | { readonly what: 'shown' | 'focused' | 'restored' }
  | { readonly what: 'error-box'; readonly title: string; readonly sentence: string }
  | { readonly what: 'external'; readonly url: string }
  | { readonly what: 'popup'; readonly url: string; readonly action: string }
  | { readonly what: 'navigation'; readonly url: string; readonly stopped: boolean }
  /** A page asked for something that main serves by no scheme. */
  | { readonly what: 'network'; readonly url: string }
  /** A page asked for something; `let`: the filter of the session had nothing against it. */
  | { readonly what: 'request'; readonly url: string; readonly let: boolean }
  | { readonly what: 'menu'; readonly labels: readonly string[] }
  | { readonly what: 'defect'; readonly sentence: string }
  | { readonly what: 'event'; readonly name: string };

/** What a test can do from outside, as a user, a system or an attacker would. */
export type Deed =
  | { readonly deed: 'close'; readonly bounds?: { x: number; y: number; width: number; height: number } }
  | { readonly deed: 'minimize' }
  /** A page asks for a permission: both handlers of the session answer. */
  | { readonly deed: 'permission'; readonly permission: string }
  /** A message as if it came from a frame at some address. */
  | {
      readonly deed: 'invoke';
      readonly from: string;
      readonly nested: boolean;
      readonly args: readonly unknown[];
    }
  /** A request to a scheme as it is written, which no page could make. */
  | { readonly deed: 'fetch'; readonly url: string }
  | { readonly deed: 'bounds' }
  /** Asks the session's filter whether a request may go out. */
  | { readonly deed: 'filter'; readonly url: string };

export interface Fetched {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

/** Reports to the test that started this process; has no effect when it was started by hand. */
export const tell = (told: Told): void => void process.send?.({ told });
