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

test('blocks are accessible and fit a phone and a wide screen @js', async ({
  page,
  panelUrl,
  novaUrl,
}) => {
  const looks = [
    // On a wide screen visit.e2e.ts looks at it, in both colour schemes.
    { url: panelUrl, phone: ['light', 'dark'], wide: [] },
    { url: novaUrl, phone: ['light'], wide: ['light'] },
    { url: `${novaUrl}/for-creators`, phone: ['light'], wide: ['light'] },
    // Differs from the one before in its words alone.
    { url: `${novaUrl}/hi/for-creators`, phone: ['light'], wide: [] },
  ] as const;
  for (const { url, phone, wide } of looks) {
    await page.goto(url);
    for (const [width, schemes] of [[390, phone] as const, [1440, wide] as const]) {
      await page.setViewportSize({ width, height: 900 });
      const needs = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needs, `${url} ${width} px`).toBeLessThanOrEqual(width);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await findingsOf(page, 'main'), `${url} ${width} px ${colorScheme}`).toEqual([]);
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
});
