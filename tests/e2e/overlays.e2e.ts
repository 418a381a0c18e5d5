import type { Page } from '@playwright/test';
import { expect, test } from './panel.ts';

async function visit(page: Page, panelUrl: string, query = ''): Promise<void> {
  await page.goto(`${panelUrl}/dev/ui/overlays${query}`);
}

function opener(page: Page, id: string) {
  return page.getByRole('button', { name: `Open: ${id}`, exact: true });
}

test('a dialog opens by its button, keeps the focus and gives it back @drawn', async ({
  page,
  panelUrl,
  complaints,
}) => {
  await visit(page, panelUrl);
  const dialog = page.locator('#dialog');
  await opener(page, 'dialog').click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Place the order' })).toBeFocused();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  // Behind the last control comes the browser's own bar, never the page.
  await page.keyboard.press('Tab');
  await expect(opener(page, 'dialog')).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page, 'dialog')).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a dialog closes by its cross and by a click beside it @drawn', async ({ page, panelUrl }) => {
  await visit(page, panelUrl);
  const dialog = page.locator('#dialog');
  await opener(page, 'dialog').click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await opener(page, 'dialog').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('a persistent dialog stays until it is answered @drawn', async ({ page, panelUrl }) => {
  await visit(page, panelUrl);
  const dialog = page.locator('#persistent');
  await opener(page, 'persistent').click();
  await expect(dialog).toBeVisible();
  // Twice, because a browser that only asks would close it the second time.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Place the order' }).click();
  await expect(dialog).toBeHidden();
});

test('the page behind a dialog neither moves nor scrolls @drawn', async ({ page, panelUrl }) => {
  await visit(page, panelUrl);
  const place = async () => (await opener(page, 'drawer').boundingBox())?.x;
  const before = await place();
  await opener(page, 'drawer').click();
  await expect(page.locator('#drawer')).toBeVisible();
  expect(await place()).toBe(before);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('what opens over the page is as wide as its kind, and no wider than the window @js', async ({
  page,
  panelUrl,
}) => {
  await visit(page, panelUrl);
  for (const { width, widest, id } of [
    { width: 1440, widest: 600, id: 'dialog' },
    { width: 1440, widest: 628, id: 'wide' },
    { width: 1440, widest: 807, id: 'drawer' },
    { width: 1440, widest: 807, id: 'drawer-start' },
    { width: 1440, widest: 480, id: 'drawer-narrow' },
    { width: 390, widest: 390, id: 'drawer' },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await opener(page, id).click();
    const box = await page.locator(`#${id}`).boundingBox();
    // A scrollbar keeps its place beside a sheet that is as wide as the window.
    const room = await page.evaluate(() => document.documentElement.getBoundingClientRect().width);
    expect(box?.width, id).toBeCloseTo(Math.min(widest, room), 1);
    const bottom = (box?.y ?? 0) + (box?.height ?? 0);
    if (id.startsWith('drawer')) expect(Math.round(bottom)).toBeGreaterThanOrEqual(900);
    if (width === 390) expect(box?.height).toBeLessThan(900);
    await page.keyboard.press('Escape');
    await expect(page.locator(`#${id}`)).toBeHidden();
  }
});

test('a drawer lies at the end, also where that is the left @js', async ({ page, panelUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, panelUrl, '?direction=rtl');
  await opener(page, 'drawer').click();
  await expect(page.locator('#drawer')).toBeVisible();
  await expect
    .poll(async () => (await page.locator('#drawer').boundingBox())?.x)
    .toBeLessThanOrEqual(16);
});

test('a dialog that came with the page is open, and closing it goes on without it', async ({
  page,
  panelUrl,
}) => {
  await visit(page, panelUrl, '?dialog=sent');
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/overlays\??$/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('a dialog that came with the page becomes modal, and Escape leads on @js', async ({
  page,
  panelUrl,
  complaints,
}) => {
  await visit(page, panelUrl, '?dialog=sent');
  const dialog = page.locator('dialog[open]');
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/overlays\??$/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a question resolves to the answer, and to no on every way of closing @js', async ({
  page,
  panelUrl,
}) => {
  await visit(page, panelUrl);
  const ask = page.getByRole('button', { name: 'Delete the draft' }).first();
  const question = page.getByRole('dialog', { name: 'Delete this draft?' });
  const answer = page.locator('output');
  await expect(async () => {
    await ask.click({ timeout: 1000 });
    await expect(question).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete the draft' }).click();
  await expect(answer).toHaveText('true');
  await expect(ask).toBeFocused();
  for (const refuse of [
    () => question.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await ask.click();
    await question.getByRole('button', { name: 'Delete the draft' }).waitFor();
    await refuse();
    await expect(question).toBeHidden();
    await expect(answer).toHaveText('false');
  }
});

test('a menu opens by its button and closes by Escape and by a click elsewhere @drawn', async ({
  page,
  panelUrl,
}) => {
  await visit(page, panelUrl);
  const button = page.getByRole('button', { name: 'More actions' });
  const item = page.getByRole('link', { name: 'Payment' });
  await expect(item).toBeHidden();
  await button.click();
  await expect(item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await button.click();
  await expect(item).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(item).toBeHidden();
});

test('arrow keys open a menu and go around in it, past what is disabled @js', async ({
  page,
  panelUrl,
}) => {
  await visit(page, panelUrl);
  const button = page.getByRole('button', { name: 'More actions' });
  const menu = page.locator('ul[popover]');
  await expect(async () => {
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Details' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('button', { name: 'Delete the draft' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Details' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('button', { name: 'Delete the draft' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a menu closes when it is left and when something is chosen in it @js', async ({
  page,
  panelUrl,
}) => {
  await visit(page, panelUrl);
  const button = page.getByRole('button', { name: 'More actions' });
  const menu = page.locator('ul[popover]');
  await expect(async () => {
    await button.focus();
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('button', { name: 'Delete the draft' })).toBeFocused({
      timeout: 500,
    });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await button.click();
  await menu.getByRole('link', { name: 'Payment' }).click();
  await expect(page).toHaveURL(/menu=payment/);
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('what opens at a control stays on the screen @js', async ({ page, panelUrl }) => {
  await visit(page, panelUrl, '?direction=rtl');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    for (const name of ['More actions', 'Details']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('[popover]:popover-open')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  }
});

test('a tooltip shows on hover and focus and describes its control @drawn', async ({
  page,
  panelUrl,
}) => {
  await visit(page, panelUrl);
  const control = page.locator('button[aria-describedby]');
  const tooltip = page.getByRole('tooltip', { name: /cancel at any time/ });
  await expect(tooltip).toBeHidden();
  await expect(control).toHaveAccessibleDescription(/cancel at any time/);
  await control.hover();
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await page.getByRole('button', { name: 'Details', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await expect(tooltip).toBeVisible();
});

test('Escape sends a tooltip away, coming back shows it again @js', async ({ page, panelUrl }) => {
  await visit(page, panelUrl);
  const control = page.locator('button[aria-describedby]');
  const tooltip = page.getByRole('tooltip', { name: /cancel at any time/ });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await control.hover();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden({ timeout: 500 });
  }).toPass();
  await page.mouse.move(0, 0);
  await control.hover();
  await expect(tooltip).toBeVisible();
});

test('a picture fills the window, and any click or Escape closes it @drawn', async ({
  page,
  panelUrl,
}) => {
  await visit(page, panelUrl);
  const overlay = page.getByRole('dialog', { name: 'Grow your channel with real viewers' }).last();
  const open = page.getByRole('button', { name: 'Open', exact: true });
  await open.click();
  const box = await overlay.boundingBox();
  const window = page.viewportSize();
  expect(box?.height).toBe(window?.height);
  await page.mouse.click(30, 300);
  await expect(overlay).toBeHidden();
  await open.click();
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(open).toBeFocused();
});
