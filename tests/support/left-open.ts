// What a test file leaves open. Modules that several files use are loaded once per thread: an `afterAll` at the top of one
// would run after the first file alone, and what the others open would go on beside all that follow.
type Close = () => void | Promise<void>;

const left: Close[] = [];

/** Closes something when the test file that is being run is over; what was opened last goes first. */
export const afterFile = (close: Close): void => void left.push(close);

/** Closes all of it. */
export async function closeLeft(): Promise<void> {
  for (const close of left.splice(0).reverse()) await close();
}
