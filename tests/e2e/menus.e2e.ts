import type { Locator, Page } from '@playwright/test';
import { expect, test } from './panel.ts';

const PHONE = { width: 390, height: 844 };

function languageMenu(page: Page): Locator {
  return page.locator('details', { has: page.locator('a[hreflang]') });
}

function burger(page: Page): Locator {
  return page.locator('details', { has: page.locator('> summary[aria-label="Menu"]') });
}

function currencyButton(page: Page): Locator {
  return page.locator('summary[aria-label^="Currency"]').filter({ visible: true });
}

async function open(menu: Locator): Promise<void> {
  await menu.locator('> summary').click();
  await expect(menu).toHaveAttribute('open');
}

test('a visitor on a phone finds the currency behind the menu', async ({
  page,
  panelUrl,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(panelUrl);
  await open(burger(page));
  await expect(currencyButton(page)).toContainText('Currency: USD');
  await currencyButton(page).click();
  await page.getByRole('button', { name: 'RUB' }).click();
  await expect(page.locator('summary[aria-label="Currency: RUB"]')).toHaveCount(2);
  await page.goto(panelUrl);
  await open(burger(page));
  await expect(currencyButton(page)).toContainText('Currency: RUB');
  expect(complaints).toEqual([]);
});

test('opening one menu of the bar closes the other', async ({ page, panelUrl }) => {
  await page.goto(panelUrl);
  await open(languageMenu(page));
  await currencyButton(page).click();
  await expect(page.getByRole('button', { name: 'RUB' })).toBeVisible();
  await expect(languageMenu(page)).not.toHaveAttribute('open');
});

for (const width of [320, 390, 726, 900, 1151, 1440]) {
  test(`the languages stay on a screen of ${width} px`, async ({ page, panelUrl }) => {
    await page.setViewportSize({ width, height: 844 });
    // Texts that are longer than real ones push the button aside.
    await page.goto(`${panelUrl}/en_XA`);
    await languageMenu(page).locator('summary').click();
    const languages = languageMenu(page).getByRole('link');
    await expect(languages).toHaveCount(12);
    for (const language of await languages.all()) {
      await expect(language).toBeInViewport({ ratio: 1 });
    }
  });
}

/** What closes menus comes with the script, which may still be on its way. */
async function expectToClose(menu: Locator, leave: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    if ((await menu.getAttribute('open')) === null) await open(menu);
    await leave();
    await expect(menu).not.toHaveAttribute('open', { timeout: 500 });
  }).toPass();
}

test('Escape closes a menu and gives the focus back to its button @js', async ({
  page,
  panelUrl,
}) => {
  await page.goto(panelUrl);
  await expectToClose(languageMenu(page), async () => {
    await page.getByRole('link', { name: 'Deutsch' }).focus();
    await page.keyboard.press('Escape');
  });
  await expect(languageMenu(page).locator('summary')).toBeFocused();
});

test('Escape closes what lies behind the menu first @js', async ({ page, panelUrl }) => {
  await page.setViewportSize(PHONE);
  await page.goto(panelUrl);
  await expectToClose(burger(page), () => page.keyboard.press('Escape'));
  await open(burger(page));
  await currencyButton(page).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'RUB' })).toBeHidden();
  await expect(burger(page)).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(burger(page)).not.toHaveAttribute('open');
});

test('a click elsewhere closes a menu, one inside of it does not @js', async ({
  page,
  panelUrl,
}) => {
  await page.goto(panelUrl);
  await expectToClose(languageMenu(page), () => page.getByRole('contentinfo').click());
  await page.setViewportSize(PHONE);
  await open(burger(page));
  await burger(page).getByText('Good to know').click();
  await expect(burger(page).getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(burger(page)).toHaveAttribute('open');
});

test('a menu closes when the keyboard moves on @js', async ({ page, panelUrl }) => {
  await page.goto(panelUrl);
  await expectToClose(languageMenu(page), async () => {
    await page.getByRole('link', { name: '简体中文' }).focus();
    await page.keyboard.press('Tab');
  });
  await expect(currencyButton(page)).toBeFocused();
});

test('a menu closes behind the page that was chosen in it @js', async ({ page, panelUrl }) => {
  await page.setViewportSize(PHONE);
  await page.goto(panelUrl);
  await expectToClose(burger(page), () => page.keyboard.press('Escape'));
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await open(burger(page));
  await burger(page).getByRole('link', { name: 'New order' }).click();
  await expect(page).toHaveURL(`${panelUrl}/orders/create`);
  await expect(burger(page)).not.toHaveAttribute('open');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('a chosen currency closes its menu @js', async ({ page, panelUrl }) => {
  await page.goto(panelUrl);
  await expectToClose(languageMenu(page), () => page.keyboard.press('Escape'));
  await currencyButton(page).click();
  await page.getByRole('button', { name: 'RUB' }).click();
  await expect(currencyButton(page)).toHaveAccessibleName('Currency: RUB');
  await expect(page.getByRole('button', { name: 'RUB' })).toBeHidden();
  await expect(currencyButton(page)).toBeFocused();
});
