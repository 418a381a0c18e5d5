import { CUSTOMER_COOKIE, startCustomerCore } from '#tests/harness/customer-core.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';
import { test as base } from './panel.ts';

interface Fixtures {
  /** Logs Ada in at a panel and returns its address. */
  asAda: (host: string) => Promise<string>;
  hiddenUrl: string;
}

/** Journeys of somebody with a grade and some money, who needs no other call of the core. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // Playwright reads a fixture's needs off this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const core = await startServer();
      const front = await startCustomerCore(core.url);
      const panel = await startServer({ env: { MARQUEE_ROLE: 'panel', CORE_URL: front.url } });
      await use(panel);
      await panel.stop();
      await front.stop();
      await core.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
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
