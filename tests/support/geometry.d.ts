/**
 * All problems of the page as it is now, each once. It runs inside a page: hand it to `page.evaluate`.
 *
 * @param options `least`: least side of what can be pressed, in CSS pixels; `except`: a selector for what is not looked into
 */
export function layoutProblems(options?: { readonly least?: number; readonly except?: string }): string[];
