import '../../../../support/page/globals.ts';

/** What a test can ask of the page besides what is to be seen. */
declare global {
  var texts: {
    /** The words in the language that is shown, as its file has them. */
    written(): unknown;
    /** Tables that were handed over. */
    saved(): readonly string[];
    /** Cards that were opened. */
    opened(): readonly string[];
    /** What was said to the author, in order. */
    readonly said: string[];
  };
}
