import { test as base, expect, type Page } from '@playwright/test';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

interface PanelFixtures {
  /** The address of the panel of the first demo instance. */
  panelUrl: string;
  /** The same server under the host of the second one. */
  novaUrl: string;
  /** What went wrong on the page: errors, refused resources, policy violations. */
  complaints: string[];
}

export const test = base.extend<PanelFixtures, { server: RunningServer }>({
  server: [
    // Playwright reads a fixture's needs off this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer({ env: { MARQUEE_PSEUDO_LANGUAGE: '1' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  panelUrl: async ({ server }, use) => {
    await use(`http://localhost:${server.port}/app`);
  },
  novaUrl: async ({ server }, use) => {
    await use(`http://nova.localhost:${server.port}/app`);
  },
  complaints: async ({ page }, use) => {
    await use(collectComplaints(page));
  },
});

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('requestfailed', (request) => {
    // A navigation that another one overtook is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      complaints.push(`failed: ${request.url()}`);
    }
  });
  return complaints;
}

export { expect };
