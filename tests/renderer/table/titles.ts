import type { Titles } from '../../../shared/tableau/presenter.ts';
import type { Scene } from './page/scene.ts';

/** What the cards of a scene are called in its language. */
export function titlesOf({ definitions, texts }: Scene): Titles {
  const written = (id: string) => (definitions[id] ?? {}) as { name?: string; story?: string };
  return {
    name: (id) => texts[id]?.name ?? written(id).name ?? id,
    forms: (id) => texts[id]?.forms,
    story: (id) => texts[id]?.story ?? written(id).story,
  };
}
