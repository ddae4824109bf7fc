import { toText } from '../../shared/words/tokens.ts';
import type { SetupForm } from '../../shared/tableau/presenter.ts';
import type { Showing } from './face.ts';
import { cardSheet } from './look.ts';
import { wrapped } from './style.ts';

/** A hero to choose, in words. */
export interface HeroLines {
  readonly id: string;
  readonly name: string;
  readonly lines: string[];
  /** The whole card. */
  readonly full: string[];
}

/** The heroes to choose from, each in a few lines: what it is, what it can do. */
export function heroLines({ heroes }: SetupForm, showing: Showing): HeroLines[] {
  const { paint, width } = showing;
  return heroes.map(({ id, name, note, face }) => {
    const text = wrapped(`${note} ${toText(face.text)}`, width - 8, '');
    return { id, name, lines: [paint.bold(name), ...text], full: cardSheet(face, showing) };
  });
}
