import type { EventKind } from '../../../shared/games/ravingspire/types.ts';
import { ravingspire } from '../../../shared/games/ravingspire/index.ts';
import { en, type TextKey } from '../../../shared/games/ravingspire/text/en.ts';
import type { Face, Scene } from '../face.ts';
import { adjuster } from './adjuster.ts';
import { heroChoices } from './heroes.ts';
import { look, lookAt } from './look.ts';
import { menu } from './menu.ts';
import { question } from './question.ts';
import { towerScene } from './scene.ts';
import { screen } from './screen.ts';
import { tips } from './tips.ts';
import { warnings } from './warnings.ts';
import { why } from './why.ts';

/** Events that the screen shows anyway, or that only say what the player has just done. */
const OLD_NEWS: readonly EventKind[] = [
  'phaseBegan',
  'slotted',
  'unslotted',
  'generated',
  'valueChanged',
  'gameBegan',
];

const CHAPTER = 'chapter.';

function chapters(scene: Scene): { prefix: string; title: string }[] {
  const { s, text } = towerScene(scene);
  return (Object.keys(en) as TextKey[])
    .filter((key) => key.startsWith(CHAPTER))
    .map((key) => ({ prefix: key.slice(CHAPTER.length), title: text(s.say(key)) }));
}

/** Ravingspire in a terminal. */
export const towerFace: Face & { readonly game: string } = {
  game: ravingspire.id,
  heroChoices,
  screen,
  menu,
  question,
  warnings,
  tips,
  adjuster,
  look,
  lookAt,
  why,
  chapters,
  isNews: ({ kind }) => !OLD_NEWS.some((old) => old === kind),
  isSecret: ({ match, setup }) => match.seats > 1 && setup.options['flanking'] === true,
};
