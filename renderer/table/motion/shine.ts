import type { Spot } from './places.ts';
import type { Glint } from '../../../shared/tableau/motion/steps.ts';
import { takeOut } from './take-out.ts';

/** Lets a light pass over a place. @returns takes it away */
export function shine(layer: HTMLElement, { box }: Spot, tone: Glint['tone'], ms: number): () => void {
  const light = document.createElement('div');
  light.className = `glint ${tone}`;
  const { style } = light;
  // What is as high as it is wide is round, and what is wider has round ends; everything else is a card.
  if (box.width > box.height * 0.95) style.borderRadius = '999px';
  style.left = `${box.left}px`;
  style.top = `${box.top}px`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
  layer.append(light);
  light.animate({ opacity: [0, 1, 0], offset: [0, 0.3, 1] }, { duration: ms, fill: 'both' });
  return () => takeOut(light);
}
