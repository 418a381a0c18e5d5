import type { Locator, Page } from '@playwright/test';
import { copyInstances } from '#tests/harness/instance-folder.ts';
import { startServer } from '#tests/harness/start-server.ts';
import { expect, test } from './panel.ts';
import type { Stage } from './stages.ts';

/** The first brand with a bar of its own colour, the second with one that floats and is empty. */
const TWO_HEADERS: Stage = {
  async set() {
    const instances = await copyInstances({
      marquee: {
        fonts: { text: 'source-sans', headings: 'lora' },
        header: {
          bar: 'solid',
          isSticky: true,
          navigation: 'bar',
          logoPlace: 'centre',
          logoSize: 'large',
          nameBesideLogo: false,
          tools: ['cart', 'search'],
        },
        footer: { style: 'columns' },
      },
      nova: { header: { bar: 'floating', isSticky: false, navigation: 'drawer', tools: [] } },
    });
    const server = await startServer({ env: { MARQUEE_FIXTURES: instances.folder } });
    const close = async () => {
      await server.stop();
      await instances.remove();
    };
    return { server, close };
  },
};

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });
test.use({ stage: TWO_HEADERS });

const bar = (page: Page): Locator => page.getByRole('banner');
/** Whether it is open or not. */
const drawer = (page: Page): Locator => page.locator('#menu-drawer');

test('what an owner keeps out of the bar stands in the menu', async ({
  page,
  panelUrl,
  novaUrl,
  complaints,
}) => {
  await page.goto(panelUrl);
  const names = await bar(page)
    .getByRole('link', { name: /^(Cart|Search)/ })
    .allTextContents();
  expect(names).toHaveLength(2);
  await expect(bar(page).getByRole('button', { name: /^Language/ })).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: /^Currency/ })).toHaveCount(0);
  await expect(drawer(page).locator('button', { hasText: 'Language: English' })).toHaveCount(1);

  await page.goto(novaUrl);
  await expect(bar(page).getByRole('link', { name: /^(Cart|Search)/ })).toHaveCount(0);
  const links = drawer(page).locator('nav a');
  expect(await links.allTextContents()).toEqual(expect.arrayContaining(['Search', 'Cart']));
  expect(complaints).toEqual([]);
});

test('the footer has a column for each kind of link', async ({ page, panelUrl, novaUrl }) => {
  await page.goto(panelUrl);
  const footer = page.getByRole('contentinfo');
  expect(await footer.getByRole('heading').allTextContents()).toEqual([
    'Menu',
    'Follow us',
    'Legal',
  ]);
  await expect(footer.getByRole('link', { name: 'Terms of service' })).toHaveCount(1);
  await expect(footer.getByRole('link', { name: /cookie/i })).toHaveCount(1);
  await page.goto(novaUrl);
  await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(0);
});

test('the language is chosen in the menu where the bar has none @drawn', async ({
  page,
  panelUrl,
}) => {
  await page.goto(panelUrl);
  await bar(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await drawer(page).getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/app\/de/);
});
