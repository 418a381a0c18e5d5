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
  // The one of a headless browser is taken for a crawler's, which no language choice moves.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  panelUrl: async ({ server }, use) => {
    await use(`http://localhost:${server.port}/app`);
  },
  novaUrl: async ({ server }, use) => {
    await use(`http://nova.localhost:${server.port}/app`);
  },
  complaints: async ({ page, javaScriptEnabled }, use) => {
    await use(collectComplaints(page, javaScriptEnabled !== false));
  },
});

function collectComplaints(page: Page, loadsScripts: boolean): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('requestfailed', (request) => {
    // A navigation that another one overtook is no failure, nor a script where none may run.
    const isOvertaken = request.failure()?.errorText === 'net::ERR_ABORTED';
    const isScript = request.resourceType() === 'script';
    if (!isOvertaken && (loadsScripts || !isScript)) complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}

export { expect };
