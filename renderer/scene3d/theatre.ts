import type { Group, Scene, Vector3 } from 'three';
import { BoardDirector, type Act, type DirectedStage } from './motion/director.ts';
import { Tweens } from './motion/tweens.ts';
import type { Solid } from './shading/solid.ts';
import type { Scenery, SharedUniforms } from './shading/uniforms.ts';
import { CameraRig, type CameraPlan } from './view/camera.ts';
import { Sight, type ItemPlaces } from './view/sight.ts';

/** Where what is seen is hung: what is solid, and what lies over the engraving. */
export interface Scenes {
  readonly solid: Scene;
  readonly veils: Scene;
}

/** Everything that a game has on its board. */
export interface SceneWorld<State, Move, Item> {
  readonly solid: Group;
  readonly veils: Group;
  readonly places: ItemPlaces<Item>;
  /** All that is in `solid`. */
  solids(): Iterable<Solid>;
  /** A state is going to be shown: puts out what it does not have. */
  prepare(next: State): void;
  /** The acts of a move, from where everything is now; `state` is where it leads in the end. */
  act(move: Move, state: State): readonly Act[];
  /** Shows a state: at once, or softly after it has been acted. */
  settle(state: State, acted: boolean): void;
  /** Draws something as pointed at. */
  hover(item: Item | null): void;
  /**
   * Brings everything to where it belongs in this frame.
   *
   * @param azimuth compass angle of the viewer
   * @param isHidden is a point behind stone?
   * @returns everything whose change moves a shadow or a label
   */
  update(azimuth: number, isHidden: (point: Vector3) => boolean): readonly number[];
  dispose(): void;
}

/** What a game tells of its scene: data, and how its states become a world. */
export interface ScenePlan<State, Move, Item, Preset extends string> extends CameraPlan<Preset> {
  readonly scenery: Scenery;
  /** Points around everything that is drawn. */
  readonly around: readonly Vector3[];
  /** What is built for a state, in a word: another world is made only for another one. */
  groundOf(state: State): string;
  makeWorld(state: State, shared: SharedUniforms, tweens: Tweens): SceneWorld<State, Move, Item>;
  /** The compass angle of whose turn it is; null where that is nowhere. */
  sideOf(state: State): number | null;
  /** The ground turns in this move, with those on it: until it is shown, the camera stays where it is. */
  turns(move: Move): boolean;
}

/** All that is shown and how it changes; knows neither the page nor the graphics card. */
export class Theatre<State, Move, Item, Preset extends string> {
  /** Turns to whose turn it is with every state. */
  following = false;
  readonly rig: CameraRig<Preset>;
  private readonly plan: ScenePlan<State, Move, Item, Preset>;
  private readonly shared: SharedUniforms;
  private readonly scenes: Scenes;
  private readonly acting = new Tweens();
  private readonly viewing = new Tweens();
  private readonly director: BoardDirector<State, Move>;
  private readonly isHidden = (point: Vector3): boolean => this.seen?.isHidden(point) ?? false;
  private current: SceneWorld<State, Move, Item> | null = null;
  private seen: Sight<Item> | null = null;
  private ground: string | null = null;
  /** Everything whose change moves a shadow or a label, as it was in the last frame. */
  private before: readonly number[] = [];
  /** The ground turns in what is being shown. */
  private turned = false;

  constructor(plan: ScenePlan<State, Move, Item, Preset>, shared: SharedUniforms, scenes: Scenes) {
    this.plan = plan;
    this.shared = shared;
    this.scenes = scenes;
    this.rig = new CameraRig(this.viewing, plan);
    this.director = new BoardDirector(this.stage());
  }

  /** Is nothing on the board, because there has been no state? */
  get empty(): boolean {
    return this.current === null;
  }

  /** Where everything is seen; null until there has been a state. */
  get sight(): Sight<Item> | null {
    return this.seen;
  }

  /** Is anything still to move? */
  get busy(): boolean {
    return this.director.busy || this.acting.busy || this.viewing.busy;
  }

  show(state: State, moves: readonly Move[]): Promise<void> {
    return this.director.show(state, moves);
  }

  hover(item: Item | null): void {
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
    if (this.current === null) return false;
    const now = this.current.update(this.rig.azimuth, this.isHidden);
    const moved = now.length !== this.before.length || now.some((x, i) => x !== this.before[i]);
    this.before = now;
    return moved;
  }

  /** Draws depth only. */
  forShadow(on: boolean): void {
    for (const solid of this.current?.solids() ?? []) solid.forShadow(on);
  }

  /** The quality has changed. */
  relight(): void {
    for (const solid of this.current?.solids() ?? []) solid.relight();
  }

  dispose(): void {
    this.director.stop();
    this.current?.dispose();
  }

  private stage(): DirectedStage<State, Move> {
    const { acting } = this;
    const world = (): SceneWorld<State, Move, Item> => {
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
        // A camera that swung with a figure would undo the turn: the ground would end where it was on the screen.
        if (this.plan.turns(move)) {
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

  /** Builds the world that a state needs; @returns whether it is new. */
  private build(state: State): boolean {
    const ground = this.plan.groundOf(state);
    if (this.ground === ground) return false;
    this.ground = ground;
    this.current?.dispose();
    this.acting.finish();
    this.current = this.plan.makeWorld(state, this.shared, this.acting);
    this.scenes.solid.add(this.current.solid);
    this.scenes.veils.add(this.current.veils);
    this.seen = new Sight(this.current.places, this.rig.camera);
    this.before = [];
    return true;
  }

  /** Turns to whose turn it is, where the state has that. */
  private follow(state: State, slowly = false): void {
    const side = this.plan.sideOf(state);
    if (side !== null) this.rig.face(side, slowly);
  }
}
