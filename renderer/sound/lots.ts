/** Draws numbers from 0 to 1, always the same ones for a seed. */
export type Lot = () => number;

/** Numbers that only look random. @param seed any integer */
export function lots(seed: number): Lot {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
