import { findingsOf } from './accessibility.ts';
import { expect, test } from './panel.ts';

test('links and the menu stay in the language', async ({ page, panelUrl, complaints }) => {
  await page.goto(`${panelUrl}/de`);
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(`${panelUrl}/de/login`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goBack();
  await expect(page).toHaveURL(`${panelUrl}/de`);
  expect(complaints).toEqual([]);
});

test('a visitor changes the language and the panel remembers it', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/orders/create?quantity=100`);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL(`${panelUrl}/ja/orders/create?quantity=100`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.goto(`${panelUrl}/login`);
  await expect(page).toHaveURL(`${panelUrl}/ja/login`);
});

test('a visitor turns the theme dark and light again @drawn', async ({
  page,
  panelUrl,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${panelUrl}/login?a=1`);
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL(`${panelUrl}/login?a=1`);
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(background).toBe(light);
  expect(complaints).toEqual([]);
});

test('a visitor chooses the currency', async ({ page, panelUrl, complaints }) => {
  await page.goto(panelUrl);
  const choice = page.getByRole('banner').getByRole('button', { name: /^Currency/ });
  await expect(choice).toHaveAccessibleName('Currency: USD');
  await choice.click();
  const rouble = page.getByRole('button', { name: 'RUB', exact: true });
  await rouble.click();
  await expect(choice).toHaveAccessibleName('Currency: RUB');
  await expect(rouble).toBeHidden();
  await page.reload();
  await expect(choice).toHaveAccessibleName('Currency: RUB');
  expect(complaints).toEqual([]);
});

test('another host is another brand', async ({ page, novaUrl, complaints }) => {
  await page.goto(novaUrl);
  await expect(page).toHaveTitle(/Nova Reach$/);
  // Nova offers no dark theme.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: /theme/ })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(complaints).toEqual([]);
});

test('the keyboard reaches the content first @drawn', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/login`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['', '/login', '/about', '/no-such-page', '/hi_IN', '/en_XA']) {
  test(`${path || 'the home page'} has no finding of accessibility and fits a phone @js`, async ({
    page,
    panelUrl,
  }) => {
    await page.goto(panelUrl + path);
    for (const width of [390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px wide`).toBe(0);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findingsOf(page)).toEqual([]);
    }
  });
}
