import type { ReceivedMail } from '#core/testing/mail-server.ts';
import type { RunningServer } from '#tests/harness/start-server.ts';

/** The variable by which workers find what the run has set up for them all. */
export const COMMON_SCENE_URL = 'MARQUEE_COMMON_SCENE_URL';

export type PanelAddress = Pick<RunningServer, 'url' | 'port'>;

/** What has been sent by mail, as far as it concerns whoever asks. */
export type Mails = () => Promise<ReceivedMail[]>;

/** What all workers of a run share, as one of them sees it. */
export class CommonScene {
  readonly #hasScripts: boolean;
  #server: Promise<PanelAddress> | undefined;
  #forgotten = 0;

  constructor(hasScripts: boolean) {
    this.#hasScripts = hasScripts;
  }

  server(): Promise<PanelAddress> {
    this.#server ??= this.#ask(`/server?scripts=${this.#hasScripts}`);
    return this.#server;
  }

  smtpUrl(): Promise<string> {
    return this.#ask('/smtp');
  }

  readonly mails: Mails = () => this.#ask(`/mails?after=${this.#forgotten}`);

  /** The mails of before concern nobody from now on. */
  async forgetMails(): Promise<void> {
    this.#forgotten += (await this.mails()).length;
  }

  async #ask<Answer>(path: string): Promise<Answer> {
    const answer = await fetch(`${process.env[COMMON_SCENE_URL]}${path}`);
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Error(String(body));
    // What serve-common-scene.ts wrote.
    return body as Answer;
  }
}
