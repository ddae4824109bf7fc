import { OverviewMemory } from './memory.svelte.ts';

const memories = new Map<string, OverviewMemory>();

/** What is remembered of a pack. @param folder of it */
export function memoryOf(folder: string): OverviewMemory {
  const memory = memories.get(folder) ?? new OverviewMemory();
  memories.set(folder, memory);
  return memory;
}
