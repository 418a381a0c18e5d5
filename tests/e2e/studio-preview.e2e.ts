import type { FrameLocator, Page } from '@playwright/test';
import preview from '#locales/en/studio-preview.json' with { type: 'json' };
import { expect } from './panel.ts';
import { input, step, test } from './studio-scene.ts';

test.describe.configure({ mode: 'default' });

const PRIMARY = '/colours/light/primary';

const draft = (page: Page): FrameLocator => page.frameLocator('aside iframe');

/** The colour of filled buttons, as the page of the draft has it. */
const brandOf = (page: Page) =>
  draft(page)
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--mq-brand-solid'));

test('the pane shows a color that is typed, and steps back and forward, without loading its page anew @js', async ({
  page,
  panelUrl,
  studio,
}) => {
  await studio.owner.set({ pointer: PRIMARY, value: '#0e5a6b' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${panelUrl}/studio/colours`);
  await expect(draft(page).getByRole('banner')).toContainText('Marquee');
  await draft(page)
    .locator('html')
    .evaluate((html) => html.setAttribute('data-kept', ''));
  await input(page, PRIMARY).fill('#a01b68');
  await expect.poll(() => brandOf(page)).toContain('#a01b68');
  // By a button, which no form says anything of.
  await expect(step(page, 'undo')).toBeEnabled();
  await step(page, 'undo').click();
  await expect(input(page, PRIMARY)).toHaveValue('#0e5a6b');
  await expect.poll(() => brandOf(page)).toContain('#0e5a6b');
  await step(page, 'redo').click();
  await expect.poll(() => brandOf(page)).toContain('#a01b68');
  await expect(draft(page).locator('html[data-kept]')).toHaveCount(1);
  // Who works in another language sees the panel in that one first.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${panelUrl}/de/studio/colours`);
  await expect(draft(page).locator('html')).toHaveAttribute('lang', 'de');
});

test('without a script the draft opens as wide as a phone @no-js', async ({
  page,
  panelUrl,
  studio: _,
}) => {
  await page.goto(`${panelUrl}/studio/preview?shown=1&width=phone&language=de&theme=dark`);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('width', '390');
  await expect(frame).toHaveAttribute('src', '/app/~preview/~dark/de');
  const widths = page.getByRole('navigation', { name: preview.toolbar.width });
  await widths.getByRole('link', { name: 'Tablet 900' }).click();
  await expect(frame).toHaveAttribute('width', '900');
  await expect(frame).toHaveAttribute('src', '/app/~preview/~dark/de');
});
