import { startRecordingCore, type RecordingCore } from '#tests/harness/recording-core.ts';
import { startServer } from '#tests/harness/start-server.ts';
import { test as base } from './panel.ts';
import { SETTING, type Scene, type Stage } from './stages.ts';

interface RecordedScene extends Scene {
  core: RecordingCore;
  panelPort: number;
}

const RECORDED: Stage<RecordedScene> = {
  async set(common) {
    const server = await startServer({ env: { SMTP_URL: await common.smtpUrl() } });
    const core = await startRecordingCore(server.url);
    const panel = await startServer({ env: { MARQUEE_ROLE: 'panel', CORE_URL: core.url } });
    const close = async () => {
      await panel.stop();
      await core.stop();
      await server.stop();
    };
    return { server, core, panelPort: panel.port, close };
  },
};

/** Journeys through a panel of its own, between which and the core everything is heard. */
export const test = base.extend<{ core: RecordingCore }>({
  stage: RECORDED,
  core: [async ({ stages }, use) => use((await stages.open(RECORDED)).core), SETTING],
  panelUrl: async ({ stages }, use) => {
    const { panelPort } = await stages.open(RECORDED);
    await use(`http://localhost:${panelPort}/app`);
  },
});
