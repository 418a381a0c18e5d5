import { CUSTOMER_COOKIE, startCustomerCore } from '#tests/harness/customer-core.ts';
import { startServer } from '#tests/harness/start-server.ts';
import { test as base } from './panel.ts';
import type { Stage } from './stages.ts';

interface Fixtures {
  /** Logs Ada in at a panel and returns its address. */
  asAda: (host: string) => Promise<string>;
  hiddenUrl: string;
}

const ADAS: Stage = {
  async set() {
    const core = await startServer();
    const front = await startCustomerCore(core.url);
    const server = await startServer({ env: { MARQUEE_ROLE: 'panel', CORE_URL: front.url } });
    const close = async () => {
      await server.stop();
      await front.stop();
      await core.stop();
    };
    return { server, close };
  },
};

/** Journeys of somebody with a grade and some money, who needs no other call of the core. */
export const test = base.extend<Fixtures>({
  stage: ADAS,
  asAda: async ({ context, server }, use) => {
    await use(async (host) => {
      const url = `http://${host}:${server.port}/app`;
      await context.addCookies([{ ...CUSTOMER_COOKIE, url }]);
      return url;
    });
  },
  hiddenUrl: async ({ server }, use) => {
    await use(`http://hidden.localhost:${server.port}/app`);
  },
});
