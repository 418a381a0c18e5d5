import { findingsOf } from './accessibility.ts';
import { expect, test } from './panel.ts';

const SECTIONS = ['labels', 'surfaces', 'navigation', 'feedback', 'overlays'];

for (const section of SECTIONS) {
  test(`the ${section} have no fault that axe knows, in two looks and sizes @js`, async ({
    page,
    panelUrl,
    complaints,
  }) => {
    for (const look of ['theme=light', 'theme=dark&direction=rtl&radius=large&density=spacious']) {
      await page.goto(`${panelUrl}/en_XA/dev/ui/${section}?${look}`);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, look).toBeLessThanOrEqual(0);
      }
      // The gallery's own journey asks it about the wide page.
      expect(await findingsOf(page, 'main')).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

test('a card with an address is one big link @drawn', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/ui/surfaces`);
  const card = page.getByRole('article').first();
  const box = await card.boundingBox();
  if (!box) throw new Error('The card has no box.');
  await card.click({ position: { x: box.width - 20, y: box.height - 20 } });
  await expect(page).toHaveURL(/#card$/);
});

test('a sum in millions stays on one line @drawn', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/ui/surfaces`);
  for (const width of [320, 390, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const sum of ['$12,34,567.89', '−$1,234,567.89']) {
      const shown = page.getByText(sum, { exact: true });
      const lines = await shown.evaluate((value) => {
        const range = document.createRange();
        range.selectNodeContents(value);
        return range.getClientRects().length;
      });
      expect(lines, `${sum} at ${width} px`).toBe(1);
    }
  }
});

test('parts of a page stand one below the other without a script @no-js', async ({
  page,
  panelUrl,
}) => {
  await page.goto(`${panelUrl}/dev/ui/navigation`);
  for (const id of ['details', 'payment', 'orders']) {
    const part = page.locator(`#part-${id}`);
    await expect(part.getByRole('heading')).toBeVisible();
    await expect(part).toContainText(/\w+ \w+/);
  }
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('with one they are tabs, gone through by arrow keys @js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/ui/navigation`);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await tab('Details').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Payment')).toBeFocused();
  await expect(tab('Payment')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Payment' })).toContainText('has arrived');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Orders')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Orders' })).toBeFocused();
});

test('arrow keys go the other way where the text does @js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/ui/navigation?direction=rtl`);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Details' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Payment' })).toBeFocused();
});

test('opening one part of an accordion closes the other', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/ui/navigation`);
  const first = page.locator('details[name=gallery]').first();
  const second = page.locator('details[name=gallery]').nth(1);
  await expect(first).toHaveAttribute('open');
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
});

test('a message that came with the page shows without a script, over nothing @no-js @drawn', async ({
  page,
  panelUrl,
}) => {
  await page.goto(`${panelUrl}/dev/ui/feedback?flash`);
  const message = page.getByText('The draft was deleted.');
  await expect(message).toBeVisible();
  await expect(message.locator('..').getByRole('button')).toBeHidden();
  const region = page.getByRole('status').filter({ has: message });
  await expect(region).toHaveCSS('position', 'static');
});

test('messages wait for each other, and go when they are sent away @js', async ({
  page,
  panelUrl,
}) => {
  await page.goto(`${panelUrl}/dev/ui/feedback?flash`);
  const region = page.locator('main [role=status]').filter({ hasText: 'draft was deleted' });
  await expect(region).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Place the order' }).first().click();
    await region.getByRole('button', { name: 'Close' }).click({ timeout: 1000 });
    await expect(page.getByRole('status').getByText('Your balance does not')).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(page.getByText('The draft was deleted.')).toBeHidden();
});

test('a message waits while somebody is at it @js', async ({ page, panelUrl }) => {
  await page.clock.install();
  await page.goto(`${panelUrl}/dev/ui/feedback`);
  const message = page.getByRole('status').getByText('The draft was deleted.');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Delete the draft' }).click();
    await expect(message).toBeVisible({ timeout: 500 });
  }).toPass();
  await undo.focus();
  await page.clock.runFor(60_000);
  await expect(message).toBeVisible();
  await undo.blur();
  await message.hover();
  await page.clock.runFor(60_000);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(11_000);
  await expect(message).toBeHidden();
});

test('an alert can be sent away @js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/ui/feedback`);
  const alert = page.getByText('The payment has arrived, and your balance is up to date.');
  await expect(async () => {
    await page.getByRole('button', { name: 'Close' }).first().click({ timeout: 1000 });
    await expect(alert).toBeHidden({ timeout: 500 });
  }).toPass();
});

test('an address is copied by its button, and that is said @js', async ({
  page,
  panelUrl,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${panelUrl}/dev/ui/overlays`);
  const field = page.getByRole('textbox', { name: 'Link to the video' }).filter({ visible: true });
  await expect(async () => {
    await page.getByRole('button', { name: 'Copy' }).filter({ visible: true }).last().click();
    await expect(page.getByRole('status').getByText('Copied')).toBeAttached({ timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
});

test('an address can be selected without a script, and no button promises more @no-js', async ({
  page,
  panelUrl,
}) => {
  await page.goto(`${panelUrl}/dev/ui/overlays`);
  const field = page.getByRole('textbox', { name: 'Link to the video' }).filter({ visible: true });
  await expect(field).toHaveValue(/^https:/);
  await expect(field).not.toBeEditable();
  await expect(field.locator('..').getByRole('button')).toBeHidden();
});
