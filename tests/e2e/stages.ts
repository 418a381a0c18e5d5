import type { CommonScene, PanelAddress } from './common-scene.ts';

/** A start beside two others takes its time, which is not the journey's. */
export const SETTING = { timeout: 240_000 };

/** What stands behind the pages of a journey. */
export interface Scene {
  server: PanelAddress;
  close(): Promise<unknown>;
}

/** How such a scene is set, by one object for all journeys that share it. */
export interface Stage<Shown extends Scene = Scene> {
  set(common: CommonScene): Promise<Shown>;
}

/**
 * The scenes of a worker. Were they fixtures of a worker, each file with one of its own would take a
 * new worker with a new browser, and the file behind it another.
 */
export class Stages {
  readonly #common: CommonScene;
  readonly #scenes = new Map<Stage, Promise<Scene>>();

  constructor(common: CommonScene) {
    this.#common = common;
  }

  /** Sets it unless it stands; only the last one asked for is left so. */
  async open<Shown extends Scene>(stage: Stage<Shown>): Promise<Shown> {
    const standing = this.#scenes.get(stage);
    // Whatever stands under a stage was set by it.
    if (standing) return standing as Promise<Shown>;
    await this.close();
    // The same customers are made anew behind the next scene.
    await this.#common.forgetMails();
    const scene = stage.set(this.#common);
    this.#scenes.set(stage, scene);
    scene.catch(() => this.#scenes.delete(stage));
    return scene;
  }

  async close(): Promise<void> {
    for (const [stage, scene] of this.#scenes) {
      this.#scenes.delete(stage);
      await (await scene).close();
    }
  }
}
