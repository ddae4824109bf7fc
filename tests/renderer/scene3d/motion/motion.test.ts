import { describe, expect, it } from 'vitest';
import { BoardDirector, type DirectedStage } from '../../../../renderer/scene3d/motion/director.ts';
import { bezier, easeStone, linear } from '../../../../renderer/scene3d/motion/easing.ts';
import { Tweens } from '../../../../renderer/scene3d/motion/tweens.ts';

describe('easing', () => {
  it('follows the curves of CSS', () => {
    // `ease` of CSS, by a browser.
    const ease = bezier(0.25, 0.1, 0.25, 1);
    for (const [time, place] of [
      [0.1, 0.0948],
      [0.25, 0.4085],
      [0.5, 0.8024],
      [0.75, 0.9605],
    ]) {
      expect(ease(time)).toBeCloseTo(place, 3);
    }
    expect([ease(-1), ease(0), ease(1), ease(2)]).toEqual([0, 0, 1, 1]);
  });

  it('lets stone run a little too far', () => {
    const most = Math.max(...Array.from({ length: 100 }, (_, i) => easeStone(i / 100)));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThan(1.02);
  });
});

describe('tweens', () => {
  it('run from 0 to 1, one for each key', () => {
    const tweens = new Tweens();
    const seen: (readonly [string, number])[] = [];
    tweens.run('a', 100, linear, (k) => seen.push(['old', k]));
    tweens.run('a', 100, linear, (k) => seen.push(['a', k]));
    tweens.step(25);
    tweens.step(90);
    tweens.step(10);
    expect(seen).toEqual([
      ['a', 0.25],
      ['a', 1],
    ]);
    expect(tweens.busy).toBe(false);
  });

  it('take no time where there is none', () => {
    const tweens = new Tweens();
    const seen: number[] = [];
    tweens.run('a', 0, linear, (k) => seen.push(k));
    tweens.run('b', 50, linear, (k) => seen.push(k));
    tweens.finish();
    expect(seen).toEqual([1, 1]);
  });
});

/** A stage that writes down what is done on it; states and moves are words, every move takes 100 ms. */
function notebook() {
  const notes: string[] = [];
  const state = { moving: false };
  const stage: DirectedStage<string, string> = {
    prepare: (shown, acted) => notes.push(`prepare ${shown} ${acted}`),
    act: (move) => [{ ms: 100, update: (t) => notes.push(`${move} ${t}`) }],
    settle: (shown, acted) => notes.push(`settle ${shown} ${acted}`),
    get moving() {
      return state.moving;
    },
  };
  return { notes, stage, state };
}

describe('the director', () => {
  it('acts the moves of a state in their order, then sets it', async () => {
    const { notes, stage } = notebook();
    const director = new BoardDirector(stage);
    const shown = director.show('second', ['turn', 'reveal']);
    director.step(50);
    director.step(100);
    director.step(50);
    await shown;
    expect(notes).toEqual([
      'prepare second true',
      'turn 0.5',
      'turn 1',
      'reveal 0.5',
      'reveal 1',
      'settle second true',
    ]);
    expect(director.busy).toBe(false);
  });

  it('shows one state after the other, and the next only when all is still', async () => {
    const { notes, stage, state } = notebook();
    const director = new BoardDirector(stage);
    const first = director.show('second', ['turn']);
    const second = director.show('third', ['reveal']);
    state.moving = true;
    director.step(100);
    director.step(100);
    expect(notes.at(-1)).toBe('settle second true');
    state.moving = false;
    director.step(0);
    await first;
    director.step(100);
    await second;
    expect(notes.at(-1)).toBe('settle third true');
  });

  it('leaves out states that would never be seen, but answers for them', async () => {
    const { notes, stage } = notebook();
    const director = new BoardDirector(stage);
    const shown = [director.show('first', []), director.show('second', []), director.show('third', [])];
    director.step(0);
    await Promise.all(shown);
    expect(notes).toEqual(['prepare third false', 'settle third false']);
  });

  it('ends at once with the newest state', async () => {
    const { notes, stage } = notebook();
    const director = new BoardDirector(stage);
    const shown = [director.show('second', ['turn']), director.show('third', ['reveal'])];
    director.step(10);
    director.finish();
    await Promise.all(shown);
    expect(notes.slice(2)).toEqual(['prepare third false', 'settle third false']);
    director.step(1000);
    expect(notes).toHaveLength(4);
  });

  it('can be stopped without showing anything more', async () => {
    const { notes, stage } = notebook();
    const director = new BoardDirector(stage);
    const shown = director.show('second', ['turn']);
    director.stop();
    await shown;
    expect(notes).toEqual([]);
  });
});
