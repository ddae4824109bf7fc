/** Milliseconds after which a test that gets no further is ended as hung: the only clock of the gate. */
export const HUNG_MS = 5 * 60_000;
