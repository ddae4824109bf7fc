import {
  HalfFloatType,
  LinearFilter,
  NearestFilter,
  UnsignedByteType,
  WebGLRenderTarget,
  type PerspectiveCamera,
  type Scene,
  type ShaderMaterial,
  type WebGLRenderer,
} from 'three';
import type { QualitySettings } from '../quality.ts';
import { MoonShadow } from '../shading/shadow.ts';
import type { SharedUniforms } from '../shading/uniforms.ts';
import { engraver } from './engraver.ts';
import { Glow } from './glow.ts';
import { ScreenPass } from './screen.ts';

/** A part of the drawing buffer, in pixels from its lower left corner. */
export interface BufferBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a frame consists of. */
export interface Views {
  /** All that is solid. */
  readonly solid: Scene;
  /** The same with materials that draw depth only; called before and after the shadow is drawn. */
  readonly forShadow: (on: boolean) => void;
  /** What lies over the engraving: mist, and figures behind stone. */
  readonly veils: Scene;
  readonly camera: PerspectiveCamera;
  /** Nothing is drawn outside. */
  readonly box: BufferBox;
}

/** All passes of a frame and everything that they need on the graphics card. */
export class Pipeline {
  /** Does the shadow have to be drawn again? */
  shadowStale = true;
  private readonly renderer: WebGLRenderer;
  private readonly shared: SharedUniforms;
  private readonly shadow: MoonShadow;
  private readonly screen = new ScreenPass();
  private settings: QualitySettings;
  private target: WebGLRenderTarget;
  private glow: Glow;
  private page: ShaderMaterial;

  constructor(renderer: WebGLRenderer, shared: SharedUniforms, settings: QualitySettings) {
    this.renderer = renderer;
    this.shared = shared;
    this.shadow = new MoonShadow(shared);
    this.settings = settings;
    [this.target, this.glow, this.page] = this.make(settings);
    this.shadow.resize(settings.shadow);
  }

  configure(settings: QualitySettings): void {
    this.release();
    this.settings = settings;
    [this.target, this.glow, this.page] = this.make(settings);
    this.shadow.resize(settings.shadow);
    this.shadowStale = true;
  }

  /** Size of the drawing buffer in pixels. */
  resize(width: number, height: number, pixel: number): void {
    this.target.setSize(width, height);
    this.glow.resize(
      Math.ceil(width / this.settings.glow.scale),
      Math.ceil(height / this.settings.glow.scale),
    );
    this.shared.uSize.value.set(width, height);
    this.shared.uPixel.value = pixel;
  }

  /** @returns whether the shadow was drawn */
  draw({ solid, forShadow, veils, camera, box }: Views): boolean {
    const { renderer, target } = this;
    const shadowed = this.shadowStale && this.shadow.on;
    if (shadowed) {
      forShadow(true);
      this.shadow.draw(renderer, solid);
      forShadow(false);
    }
    this.shadowStale = false;
    renderer.setRenderTarget(target);
    renderer.clear();
    renderer.render(solid, camera);
    const [colour, engrave] = target.textures;
    this.glow.draw(renderer, this.screen, colour, engrave);
    renderer.setRenderTarget(null);
    renderer.clear();
    renderer.setScissor(
      box.x / this.ratio,
      box.y / this.ratio,
      box.width / this.ratio,
      box.height / this.ratio,
    );
    renderer.setScissorTest(true);
    this.screen.draw(renderer, this.page);
    renderer.render(veils, camera);
    renderer.setScissorTest(false);
    return shadowed;
  }

  dispose(): void {
    this.release();
    this.shadow.dispose();
    this.screen.dispose();
  }

  private get ratio(): number {
    return this.renderer.getPixelRatio();
  }

  private make(settings: QualitySettings): [WebGLRenderTarget, Glow, ShaderMaterial] {
    const target = new WebGLRenderTarget(1, 1, {
      count: 2,
      samples: settings.samples,
      type: UnsignedByteType,
      resolveDepthBuffer: false,
    });
    const [colour, engrave] = target.textures;
    engrave.type = HalfFloatType;
    // Between pixels only where there are more of them than the ink is wide.
    engrave.minFilter = engrave.magFilter = settings.samples > 0 ? LinearFilter : NearestFilter;
    const glow = new Glow(settings.glow.taps);
    const page = engraver(settings.fine);
    Object.assign(page.uniforms, { uSize: this.shared.uSize, uPixel: this.shared.uPixel });
    page.uniforms['uColour'].value = colour;
    this.shared.uEngrave.value = engrave;
    page.uniforms['uEngrave'].value = engrave;
    page.uniforms['uGlow'].value = glow.texture;
    return [target, glow, page];
  }

  private release(): void {
    this.target.dispose();
    this.glow.dispose();
    this.page.dispose();
  }
}
