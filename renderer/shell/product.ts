import type { Language } from '../../shared/words/languages.ts';

/** What the shell shows of the product that it is the shell of; everything else it learns from the host. */
export interface Product {
  readonly name: string;
  /** Below the name on the title screen. */
  readonly motto: { readonly [L in Language]: string };
  /** The name as a drawing: one path. */
  readonly wordmark: { readonly viewBox: string; readonly path: string };
  /** Addresses of the pictures on the title screen. */
  readonly sky: string;
  readonly figure: string;
  readonly credits: readonly Credit[];
}

/** A third party's work that is part of the product. */
interface Credit {
  readonly work: { readonly [L in Language]: string };
  readonly by: { readonly [L in Language]: string };
  readonly licence: string;
  /** The text of the licence, or how it is to be read; null where its name is enough. */
  readonly text: string | null;
  /** The work of many: who made which parts of it. Long lists are loaded when they are shown. */
  readonly makers?: () => Promise<readonly Maker[]>;
}

/** One of the authors of a collective work. */
export interface Maker {
  readonly name: string;
  readonly licence: string;
  /** What the parts are called where they come from. */
  readonly parts: readonly string[];
}
