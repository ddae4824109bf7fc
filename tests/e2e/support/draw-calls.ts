import type { Page } from '@playwright/test';

/** Counts what the page draws with WebGL: the most calls that one frame took since the last reset. */
export class DrawCalls {
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Before the page is opened. */
  static async countIn(page: Page): Promise<DrawCalls> {
    await page.addInitScript(() => {
      const { prototype } = globalThis.WebGL2RenderingContext;
      let calls = 0;
      globalThis.mostDrawCalls = 0;
      // A frame is drawn in one go, so its calls are over when the first microtask after them runs.
      const count = (): void => {
        if (calls++ > 0) return;
        queueMicrotask(() => {
          globalThis.mostDrawCalls = Math.max(globalThis.mostDrawCalls, calls);
          calls = 0;
        });
      };
      for (const name of [
        'drawElements',
        'drawElementsInstanced',
        'drawArrays',
        'drawArraysInstanced',
      ] as const) {
        const draw = prototype[name];
        prototype[name] = function (this: unknown, ...args: number[]) {
          count();
          draw.apply(this, args);
        };
      }
    });
    return new DrawCalls(page);
  }

  most(): Promise<number> {
    return this.page.evaluate(() => globalThis.mostDrawCalls);
  }

  async reset(): Promise<void> {
    await this.page.evaluate(() => void (globalThis.mostDrawCalls = 0));
  }
}

type Draw = (this: unknown, ...args: number[]) => void;

declare global {
  var mostDrawCalls: number;
  var WebGL2RenderingContext: {
    readonly prototype: {
      drawElements: Draw;
      drawElementsInstanced: Draw;
      drawArrays: Draw;
      drawArraysInstanced: Draw;
    };
  };
}
