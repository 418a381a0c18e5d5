import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './panel.ts';

const PHONE = { width: 390, height: 844 };

function bar(page: Page): Locator {
  return page.getByRole('banner');
}

function languageButton(page: Page): Locator {
  return bar(page).getByRole('button', { name: /^Language/ });
}

function languages(page: Page): Locator {
  return page.locator('ul[popover]', { has: page.locator('a[hreflang]') });
}

function drawer(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Menu' });
}

async function openDrawer(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(drawer(page)).toBeVisible();
}

/** The focus goes there, and the answer is what the script does once it is there. */
async function eventually(act: () => Promise<unknown>, seen: () => Promise<unknown>) {
  await expect(async () => {
    await act();
    await seen();
  }).toPass();
}

test('a visitor on a phone finds the currency behind the menu', async ({
  page,
  panelUrl,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(panelUrl);
  await openDrawer(page);
  await drawer(page).getByRole('button', { name: 'Currency: USD' }).click();
  await page.getByRole('button', { name: 'RUB' }).filter({ visible: true }).click();
  await expect(page.locator('button', { hasText: 'Currency: RUB' })).toHaveCount(1);
  await page.goto(panelUrl);
  await openDrawer(page);
  await expect(drawer(page).getByRole('button', { name: 'Currency: RUB' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('opening one menu closes the other @drawn', async ({ page, panelUrl }) => {
  await page.goto(panelUrl);
  await languageButton(page).click();
  await expect(languages(page)).toBeVisible();
  await bar(page)
    .getByRole('button', { name: /^Currency/ })
    .click();
  await expect(page.getByRole('button', { name: 'RUB' })).toBeVisible();
  await expect(languages(page)).toBeHidden();
});

test('the languages stay on a screen of any width @js', async ({ page, panelUrl }) => {
  // Texts that are longer than real ones push the button aside.
  await page.goto(`${panelUrl}/en_XA`);
  const links = languages(page).getByRole('link');
  for (const width of [320, 390, 726, 900, 1151, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator('button:has(+ ul[popover] a[hreflang])').click();
    await expect(links).toHaveCount(12);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(languages(page)).toBeHidden();
  }
});

test('Escape closes a menu and gives the focus back to its button @drawn', async ({
  page,
  panelUrl,
}) => {
  await page.goto(panelUrl);
  await languageButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(languages(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(languages(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(languages(page)).toBeHidden();
  await expect(languageButton(page)).toBeFocused();
});

test('Escape closes what lies over the drawer first @drawn', async ({ page, panelUrl }) => {
  await page.setViewportSize(PHONE);
  await page.goto(panelUrl);
  await openDrawer(page);
  await drawer(page)
    .getByRole('button', { name: /^Currency/ })
    .click();
  const choice = page.getByRole('button', { name: 'RUB' }).filter({ visible: true });
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
});

test('the open drawer holds the page behind it, and a tap beside it closes it @drawn', async ({
  page,
  panelUrl,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(panelUrl);
  await openDrawer(page);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await drawer(page).getByText('Good to know').click();
  await expect(drawer(page).getByRole('link', { name: 'Contact' })).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
});

test('a menu closes when the keyboard moves on @js', async ({ page, panelUrl }) => {
  await page.goto(panelUrl);
  await eventually(
    async () => {
      if (await languages(page).isHidden()) await languageButton(page).click();
      await page.getByRole('link', { name: '简体中文' }).focus();
      await page.keyboard.press('Tab');
    },
    () => expect(languages(page)).toBeHidden({ timeout: 500 }),
  );
});

test('the drawer closes behind the page that was chosen in it, which gets the focus @js', async ({
  page,
  panelUrl,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(panelUrl);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await openDrawer(page);
  await drawer(page).getByRole('link', { name: 'New order' }).click();
  await expect(page).toHaveURL(`${panelUrl}/orders/create`);
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /· Marquee$/ })).toHaveCount(1);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('a customer finds the way out in the panel of the account', async ({
  page,
  panelUrl,
  logInAs,
  complaints,
}) => {
  const { email } = await logInAs('Grace Hopper');
  await page.goto(`${panelUrl}/about`);
  await page.getByRole('button', { name: 'Account of Grace Hopper' }).click();
  const panel = page.getByRole('dialog', { name: 'Your account' });
  await expect(panel.getByText(email)).toBeVisible();
  await panel.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await page.goto(`${panelUrl}/about`);
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
