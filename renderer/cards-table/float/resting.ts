/** What happens when a pointer comes to something, and when it leaves. */
export interface Resting {
  /** How long it rests before `rested` is called, in milliseconds. */
  readonly rest: number;
  readonly rested: () => void;
  readonly left: () => void;
}

/** What is asked of the events of pointers. */
interface Pointed {
  readonly pointerType: string;
  readonly movementX: number;
  readonly movementY: number;
}

/** What comes to lie under a pointer that lies still is entered as well, without a step: eyes are elsewhere then. */
const moves = (event: Event): boolean => {
  const { pointerType, movementX, movementY } = event as unknown as Pointed;
  return pointerType !== 'touch' && (movementX !== 0 || movementY !== 0);
};

/**
 * Reports when a pointer has moved onto something and rests there. A pointer under which something comes to lie has not
 * entered it, and one that has pressed, or was left while keys are pressed, is not reported until it comes again.
 *
 * @param keys where keys are heard: eyes follow those, not the pointer
 * @returns ends that
 */
export function whenRested(
  element: EventTarget,
  { rest, rested, left }: Resting,
  keys: EventTarget,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const onpointermove = (event: Event): void => {
    if (over || !moves(event)) return;
    over = true;
    timer = setTimeout(rested, rest);
  };
  const leave = (stays: boolean): void => {
    clearTimeout(timer);
    over = stays;
    left();
  };
  const listeners: readonly (readonly [string, (event: Event) => void])[] = [
    ['pointermove', onpointermove],
    ['pointerleave', () => leave(false)],
    ['pointerdown', () => leave(true)],
  ];
  const onkeydown = (): void => clearTimeout(timer);
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  keys.addEventListener('keydown', onkeydown);
  return () => {
    clearTimeout(timer);
    keys.removeEventListener('keydown', onkeydown);
    for (const [name, listener] of listeners) element.removeEventListener(name, listener);
  };
}
