import { ravingspire } from '../../../shared/games/ravingspire/index.ts';
import { en, type TextKey } from '../../../shared/games/ravingspire/text/en/table.ts';
import { phraseText } from '../../../shared/words/tokens.ts';
import type { Face, Scene } from '../face.ts';
import { towerScene } from './scene.ts';
import { screen } from './screen.ts';

const CHAPTER = 'chapter.';

function chapters(scene: Scene): { prefix: string; title: string }[] {
  const { s } = towerScene(scene);
  return (Object.keys(en) as TextKey[])
    .filter((key) => key.startsWith(CHAPTER))
    .map((key) => ({ prefix: key.slice(CHAPTER.length), title: phraseText(s.say(key)) }));
}

/** Ravingspire in a terminal. */
export const towerFace: Face & { readonly game: string } = {
  game: ravingspire.id,
  welcome: (ui) => [ui('welcome.tower'), ui('welcome.tower.aim'), ui('welcome.tower.turn')],
  screen,
  chapters,
};
