import type { Scene, Vector3 } from 'three';
import type { BoardItem, BoardMove, BoardState } from '../games/ravingspire/board/types.ts';
import { stepOf, type Sectors } from '../games/ravingspire/tower/layout.ts';
import { TowerDirector, type TowerStage } from './motion/director.ts';
import { Tweens } from './motion/tweens.ts';
import type { SharedUniforms } from './shading/uniforms.ts';
import type { CameraRig } from './view/camera.ts';
import { TowerPlaces } from '../games/ravingspire/tower/stage/places.ts';
import { World } from '../games/ravingspire/tower/stage/world.ts';

/** Where what is seen is hung: what is solid, and what lies over the engraving. */
export interface Scenes {
  readonly solid: Scene;
  readonly veils: Scene;
}

/** All that is shown and how it changes; knows neither the page nor the graphics card. */
export class Theatre {
  /** Turns to the active hero with every state. */
  following = false;
  readonly rig: CameraRig;
  private readonly shared: SharedUniforms;
  private readonly scenes: Scenes;
  private readonly acting = new Tweens();
  private readonly viewing = new Tweens();
  private readonly director: TowerDirector;
  private readonly isHidden = (point: Vector3): boolean => this.places?.isHidden(point) ?? false;
  private current: World | null = null;
  private places: TowerPlaces | null = null;
  /** A ring turns in what is being shown: until it is, the camera stays where it is. */
  private turned = false;

  constructor(shared: SharedUniforms, scenes: Scenes, makeRig: (tweens: Tweens) => CameraRig) {
    this.shared = shared;
    this.scenes = scenes;
    this.rig = makeRig(this.viewing);
    this.director = new TowerDirector(this.stage());
  }

  /** What is on the board; null until there has been a state. */
  get world(): World | null {
    return this.current;
  }

  /** Where everything is; null until there has been a state. */
  get map(): TowerPlaces | null {
    return this.places;
  }

  /** Is anything still to move? */
  get busy(): boolean {
    return this.director.busy || this.acting.busy || this.viewing.busy;
  }

  show(state: BoardState, moves: readonly BoardMove[]): Promise<void> {
    return this.director.show(state, moves);
  }

  hover(item: BoardItem | null): void {
    this.current?.hover(item);
  }

  /** Moves everything on by milliseconds at normal speed; with `Infinity` all there is to move is moved at once. */
  advance(ms: number): void {
    do {
      this.acting.step(ms);
      this.director.step(ms);
    } while (ms === Infinity && (this.director.busy || this.acting.busy));
    this.viewing.step(ms);
  }

  /** Ends all motion in the state that was shown last. */
  finish(): void {
    this.director.finish();
    this.acting.finish();
    this.viewing.finish();
  }

  /** Brings everything to where it belongs now; @returns whether a shadow has moved. */
  update(): boolean {
    return this.current?.update(this.rig.azimuth, this.isHidden) ?? false;
  }

  dispose(): void {
    this.director.stop();
    this.current?.dispose();
  }

  private stage(): TowerStage {
    const { acting } = this;
    const world = (): World => {
      if (this.current === null) throw new Error('no state has been prepared');
      return this.current;
    };
    return {
      prepare: (state, acted) => {
        const isNew = this.build(state);
        if (acted && !isNew) world().prepare(state);
        if (this.following && !acted) this.follow(state);
        if (isNew) this.viewing.finish();
      },
      act: (move, state) => {
        // A camera that swung with the hero would undo the turn: the ring would end where it was on the screen.
        if (move.kind === 'turn') {
          this.turned = true;
          this.rig.hold();
        } else if (this.following && !this.turned) this.follow(state);
        return world().act(move, state);
      },
      settle: (state, acted) => {
        world().settle(state, acted);
        if (this.following && this.turned) this.follow(state, true);
        this.turned = false;
      },
      get moving() {
        return acting.busy;
      },
    };
  }

  /** Builds rings of as many sectors as the state has; @returns whether they are new. */
  private build(state: BoardState): boolean {
    const sectors: Sectors = { count: state.sectors, across: state.across ?? Math.floor(state.sectors / 2) };
    const before = this.current?.sectors;
    if (before?.count === sectors.count && before.across === sectors.across) return false;
    this.current?.dispose();
    this.acting.finish();
    this.current = new World(sectors, this.shared, this.acting);
    this.scenes.solid.add(this.current.solid);
    this.scenes.veils.add(this.current.veils);
    this.places = new TowerPlaces(this.current.rings, this.current.figures, this.rig.camera);
    return true;
  }

  /** Turns to the hero whose turn it is, where the state has it. */
  private follow(state: BoardState, slowly = false): void {
    const at = state.heroes.find(({ active }) => active)?.at;
    const sectors = this.current?.sectors;
    if (at === undefined || sectors === undefined) return;
    const sector = at.level === 'keep' ? state.rings.spire.portal + sectors.across : at.sector;
    this.rig.face(sector * stepOf(sectors), slowly);
  }
}
