import type { RunningServer } from '#tests/harness/start-server.ts';

/** A start beside two others takes its time, which is not the journey's. */
export const SETTING = { timeout: 240_000 };

/** What stands behind the pages of a journey. */
export interface Scene {
  server: RunningServer;
  close(): Promise<unknown>;
}

/** How such a scene is set, by one object for all journeys that share it. */
export interface Stage<Shown extends Scene = Scene> {
  set(smtpUrl: string): Promise<Shown>;
}

/**
 * The scenes of a worker. Were they fixtures of a worker, each file with one of its own would take a
 * new worker with a new browser, and the file behind it another.
 */
export class Stages {
  readonly #usual: Stage;
  readonly #smtpUrl: string;
  readonly #change: () => void;
  readonly #scenes = new Map<Stage, Promise<Scene>>();

  constructor(options: { usual: Stage; smtpUrl: string; change: () => void }) {
    this.#usual = options.usual;
    this.#smtpUrl = options.smtpUrl;
    this.#change = options.change;
  }

  /** Sets it unless it stands; besides the usual one, only the last one asked for is left so. */
  async open<Shown extends Scene>(stage: Stage<Shown>): Promise<Shown> {
    const standing = this.#scenes.get(stage);
    // Whatever stands under a stage was set by it.
    if (standing) return standing as Promise<Shown>;
    await this.#close((each) => each !== this.#usual);
    this.#change();
    const scene = stage.set(this.#smtpUrl);
    this.#scenes.set(stage, scene);
    scene.catch(() => this.#scenes.delete(stage));
    return scene;
  }

  async close(): Promise<void> {
    await this.#close(() => true);
  }

  async #close(isDone: (stage: Stage) => boolean): Promise<void> {
    for (const [stage, scene] of this.#scenes) {
      if (!isDone(stage)) continue;
      this.#scenes.delete(stage);
      await (await scene).close();
    }
  }
}
