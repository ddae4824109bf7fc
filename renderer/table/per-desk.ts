import { useDesk, type Desk } from './desk.svelte.ts';

/** What there is once for each desk, whichever part of the table asks for it first; to be asked for as contexts are. */
export function perDesk<T extends object>(make: (desk: Desk) => T): () => T {
  const made = new WeakMap<Desk, T>();
  return () => {
    const desk = useDesk();
    const found = made.get(desk) ?? make(desk);
    made.set(desk, found);
    return found;
  };
}
