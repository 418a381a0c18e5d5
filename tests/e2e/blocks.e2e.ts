import type { Page } from '@playwright/test';
import { findingsOf } from './accessibility.ts';
import { expect, test } from './panel.ts';

const block = (page: Page, id: string) => page.locator(`#block-${id}`);

test('a page of blocks says what there is, and leads on from each of them', async ({
  page,
  novaUrl,
  complaints,
}) => {
  await page.goto(`${novaUrl}/de/for-creators`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Etwas zu schaffen/);
  await expect(block(page, 'seen').getByRole('listitem')).toHaveCount(3);
  await expect(block(page, 'questions').locator('summary')).toHaveCount(5);
  await expect(page.getByText('Zeigen Sie Ihre Arbeit')).toHaveCount(0);

  const services = block(page, 'first');
  await expect(services.getByRole('listitem')).toHaveCount(3);
  await services.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/de\/services\/[\w-]+$/);
  await page.goBack();
  await block(page, 'join').getByRole('link', { name: 'Kostenlos mitmachen' }).click();
  await expect(page).toHaveURL(`${novaUrl}/de/register`);
  expect(complaints).toEqual([]);
});

test('the home page of each brand is made of its own blocks', async ({
  page,
  panelUrl,
  novaUrl,
  complaints,
}) => {
  await page.goto(panelUrl);
  const figures = block(page, 'figures');
  await expect(figures.getByText('Services', { exact: true })).toBeAttached();
  await expect(block(page, 'steps').getByRole('listitem')).toHaveText([
    /^Choose/,
    /^Pay/,
    /^Follow/,
  ]);
  await expect(block(page, 'promise').locator('[data-banner]')).toContainText('Real people');
  await block(page, 'start').getByRole('link', { name: 'See how it works' }).click();
  await expect(page).toHaveURL(`${panelUrl}/how-it-works`);

  await page.goto(novaUrl);
  await expect(block(page, 'together').getByRole('heading')).toHaveText(/First hundred viewers/);
  await expect(block(page, 'promise').getByRole('listitem')).toHaveCount(3);
  await block(page, 'more').getByRole('link', { name: 'For creators' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Making things is the hard part/,
  );
  expect(complaints).toEqual([]);
});

test('on a phone something can be ordered on the first screen of either brand @js', async ({
  page,
  panelUrl,
  novaUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const url of [panelUrl, novaUrl]) {
    await page.goto(url);
    await expect(page.getByRole('textbox', { name: 'Paste your link' })).toBeInViewport();
    const first = page.locator('#services').getByText(/\$\d/).first();
    await expect(first, url).toBeInViewport();
  }
});

for (const width of [390, 1440]) {
  test(`blocks are accessible and fit a screen of ${width} px @js`, async ({
    page,
    panelUrl,
    novaUrl,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [url, scheme] of [
      [panelUrl, 'light'],
      [panelUrl, 'dark'],
      [novaUrl, 'light'],
      [`${novaUrl}/for-creators`, 'light'],
      [`${novaUrl}/hi/for-creators`, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(url);
      expect(await findingsOf(page, 'main'), `${url} ${scheme}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, url).toBeLessThanOrEqual(width);
    }
  });
}
