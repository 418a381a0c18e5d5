import type { ConsoleMessage, Page } from '@playwright/test';
import { copyInstances } from '#tests/harness/instance-folder.ts';
import { startServer } from '#tests/harness/start-server.ts';
import type { PanelAddress } from './common-scene.ts';
import { expect, hydrated, test } from './panel.ts';
import type { Scene, Stage } from './stages.ts';

/** Says on the console what it is told, and what it can reach. */
const STRICT_CODE = `
  console.info('code runs ' + [typeof document, typeof fetch, typeof indexedDB].join(' '));
  panel.on('page.viewed', ({ path, language }) => console.info('viewed ' + path + ' ' + language));
`;

const TRUSTED_CODE = `
  document.documentElement.dataset.trusted = 'yes';
  panel.on('page.viewed', ({ path }) => console.info('viewed ' + path));
  if (location.hash === '#break') throw new Error('broken on purpose');
`;

const stageWith = (
  changes: Record<string, Record<string, unknown>>,
  env: Record<string, string> = {},
): Stage<Scene & { logs: string[] }> => ({
  async set() {
    const instances = await copyInstances(changes);
    const server = await startServer({ env: { ...env, MARQUEE_FIXTURES: instances.folder } });
    const close = async () => {
      await server.stop();
      await instances.remove();
    };
    return { server, logs: server.logs, close };
  },
});

/** The first instance has strict code, and the second one trusted code. */
const CODE = stageWith(
  {
    marquee: { customCode: { source: STRICT_CODE } },
    nova: { customCode: { source: TRUSTED_CODE, tier: 'trusted' } },
  },
  { MARQUEE_TRUSTED_CODE: 'nova' },
);

/** The same instances where no operator trusts anybody, and the first one's code is no script. */
const WARY = stageWith({
  marquee: { customCode: { source: 'let = ;' } },
  nova: { customCode: { source: TRUSTED_CODE, tier: 'trusted' } },
});

test.use({ stage: CODE });
// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });

function linesOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message: ConsoleMessage) => lines.push(message.text()));
  return lines;
}

const home = (server: PanelAddress) => `http://localhost:${server.port}/app`;
const novaHome = (server: PanelAddress) => `http://nova.localhost:${server.port}/app`;
const slots = (page: Page) => page.locator('iframe[src^="/slots/"]');
const isTrustedThere = (page: Page) => page.locator('html[data-trusted="yes"]');

/** Code starts in an idle moment of a page that runs, so one that has had some has none. */
async function idleOnce(page: Page): Promise<void> {
  await page.waitForFunction(() => '__remixRouter' in window);
  const moments = [1, 2, 3];
  for (const _moment of moments) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

/** Only the panel's own router leaves the document standing. */
async function goOn(page: Page, name: string, url: string): Promise<void> {
  await page.getByRole('link', { name }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(url);
}

test('strict code hears of each page, from the first on, and reaches nothing @js', async ({
  page,
  server,
  complaints,
}) => {
  const lines = linesOf(page);
  await page.goto(home(server));
  await expect.poll(() => lines).toContain('code runs undefined undefined undefined');
  await expect.poll(() => lines).toContain('viewed / en');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await goOn(page, 'Log in', `${home(server)}/login`);
  await expect(slots(page)).toHaveCount(0);
  await page.goBack();
  await expect(slots(page)).toHaveCount(1);
  await expect.poll(() => lines.filter((line) => line === 'viewed / en')).toHaveLength(2);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  expect(lines.filter((line) => line.includes('/login'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('no code is near a password, a card or a document @js', async ({ page, server }) => {
  for (const path of ['/login', '/register', '/password/reset', '/add-funds', '/orders/create']) {
    for (const start of [home(server), novaHome(server)]) {
      const lines = linesOf(page);
      await page.goto(start + path);
      await idleOnce(page);
      await expect(slots(page)).toHaveCount(0);
      await expect(isTrustedThere(page)).toHaveCount(0);
      expect(lines.filter((line) => /code runs|viewed/.test(line))).toEqual([]);
    }
  }
});

test('trusted code runs in the page, and a new document keeps it from a password @js', async ({
  page,
  server,
  complaints,
}) => {
  const lines = linesOf(page);
  await page.goto(novaHome(server));
  await expect(isTrustedThere(page)).toHaveCount(1);
  await expect.poll(() => lines).toContain('viewed /');
  await goOn(page, 'Log in', `${novaHome(server)}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(isTrustedThere(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'panel' in window)).toBe(false);
  // Who goes back before the new document runs leaves it with an address that is not its own.
  await hydrated(page);
  await page.goBack();
  await expect(isTrustedThere(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('trusted code that breaks three pages in a row is off @js', async ({ page, server }) => {
  const lines = linesOf(page);
  for (let visit = 0; visit < 3; visit += 1) {
    const broke = page.waitForEvent('pageerror');
    await page.goto('about:blank');
    await page.goto(`${novaHome(server)}#break`);
    await broke;
  }
  await page.goto(novaHome(server));
  await expect
    .poll(() => lines)
    .toContain('Custom code is off here: it failed several times in a row');
  await expect(isTrustedThere(page)).toHaveCount(0);
});

test('pages that are left at once do not switch trusted code off @js', async ({ page, server }) => {
  for (let visit = 0; visit < 5; visit += 1) {
    await page.goto(novaHome(server));
    await expect(isTrustedThere(page)).toHaveCount(1);
    await page.goto('about:blank');
  }
});

test('safe mode shows a page without its code @js', async ({ page, server }) => {
  const lines = linesOf(page);
  for (const start of [home(server), novaHome(server)]) {
    await page.goto(`${start}?safe-mode=1`);
    await goOn(page, 'Log in', `${start}/login`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(slots(page)).toHaveCount(0);
    await expect(isTrustedThere(page)).toHaveCount(0);
  }
  expect(lines.filter((line) => /code runs|viewed/.test(line))).toEqual([]);
});

test('a page without scripts has no frame for code @no-js', async ({
  page,
  server,
  complaints,
}) => {
  await page.goto(home(server));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.describe('where no operator trusts anybody', () => {
  test.use({ stage: WARY });

  test('code that is no script never runs, and the console says so @js', async ({
    page,
    server,
    stages,
  }) => {
    const lines = linesOf(page);
    await page.goto(home(server));
    await expect.poll(() => lines).toContain('Custom code is not valid JavaScript');
    await expect(slots(page)).toHaveCount(0);
    const { logs } = await stages.open(WARY);
    expect(logs.join('\n')).toMatch(/"\/customCode\/source".*is not valid JavaScript/);
  });

  test('code that nobody trusts runs strict @js', async ({ page, server, stages }) => {
    const lines = linesOf(page);
    await page.goto(novaHome(server));
    await expect(slots(page)).toHaveCount(1);
    // There is no document to write into.
    await expect.poll(() => lines.join()).toContain('Custom code failed: Uncaught ReferenceError');
    await expect(isTrustedThere(page)).toHaveCount(0);
    const { logs } = await stages.open(WARY);
    expect(logs.join('\n')).toContain('custom code wants to be trusted and runs strict');
  });
});
