import type { Page } from '@playwright/test';
import { fixturesWith } from '#tests/harness/fixtures-with.ts';
import { startServer } from '#tests/harness/start-server.ts';
import { expect, test } from './panel.ts';
import type { Stage } from './stages.ts';

const TOOLS: Stage = {
  async set() {
    const fixtures = await fixturesWith('marquee', ({ settings }) => {
      settings['analyticsIds'] = { googleAnalytics4: 'G-TEST1234' };
      settings['chatIds'] = { crisp: '01234567-89ab-cdef-0123-456789abcdef' };
    });
    const server = await startServer({ env: { MARQUEE_FIXTURES: fixtures.folder } });
    const close = async () => {
      await server.stop();
      await fixtures.remove();
    };
    return { server, close };
  },
};

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });
test.use({ stage: TOOLS, consent: '' });

/** Stands in for the vendors: none is ever asked for real. */
async function watchVendors(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    asked.push(new URL(route.request().url()).hostname);
    const body = 'window.vendorsRan = (window.vendorsRan ?? 0) + 1;';
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

const views = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer
      .map((entry) => Array.from(entry))
      .filter(([command, name]) => command === 'event' && name === 'page_view')
      .map(([, , about]) => new URL((about as { page_location: string }).page_location).pathname);
  });
/** How many vendors' scripts ran in this document; while it is replaced, nobody can tell. */
const ran = (page: Page) =>
  page.evaluate(() => 'vendorsRan' in window && window.vendorsRan).catch(() => 'on its way');

test('counters and chat start once the visitor agrees, and hear of each page @js', async ({
  page,
  panelUrl,
  complaints,
}) => {
  const asked = await watchVendors(page);
  await page.goto(`${panelUrl}/about`);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => ran(page)).toBe(2);
  expect(asked.sort()).toEqual(['client.crisp.chat', 'www.googletagmanager.com']);
  expect(await views(page)).toEqual(['/app/about']);
  await page.getByRole('banner').getByRole('link', { name: 'Marquee' }).click();
  await expect(page).toHaveURL(panelUrl);
  await expect.poll(() => views(page)).toEqual(['/app/about', '/app']);
  expect(complaints).toEqual([]);
});

test('nothing of a vendor is asked for before an answer or against it @js', async ({
  page,
  panelUrl,
}) => {
  const asked = await watchVendors(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${panelUrl}/about`);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect(page.getByRole('button', { name: 'Reject all' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Marquee' }).click();
  await expect(page).toHaveURL(panelUrl);
  expect(asked).toEqual([]);
  expect(scripts.filter((url) => url.includes('tools-runner'))).toEqual([]);
});

test('a vendor does not follow to the login page @js', async ({ page, panelUrl, complaints }) => {
  await watchVendors(page);
  await page.goto(panelUrl);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => ran(page)).toBe(2);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${panelUrl}/login`);
  await expect.poll(() => ran(page)).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Marquee' }).click();
  await expect(page).toHaveURL(panelUrl);
  await expect.poll(() => ran(page)).toBe(2);
  expect(complaints).toEqual([]);
});

test('who takes the consent back is rid of the vendors at once @js', async ({ page, panelUrl }) => {
  await watchVendors(page);
  await page.goto(panelUrl);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => ran(page)).toBe(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => ran(page)).toBe(false);
});

test('who agrees to nothing can still open the chat', async ({ page, panelUrl }) => {
  const asked = await watchVendors(page);
  await page.goto(`${panelUrl}/about`);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page).toHaveURL(`${panelUrl}/about`);
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeHidden();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(asked.filter((host) => host !== 'client.crisp.chat')).toEqual([]);
});
