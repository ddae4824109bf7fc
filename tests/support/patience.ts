/**
 * Milliseconds until what a page has to show is given up: a hundred times what it takes on an idle machine, so that no
 * machine is too busy. Only a test that fails waits for it.
 */
export const PATIENCE = 90_000;
