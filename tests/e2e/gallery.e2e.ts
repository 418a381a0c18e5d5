import type { Locator } from '@playwright/test';
import { findingsOf } from './accessibility.ts';
import { SECTIONS } from './gallery-sections.ts';
import { faultsOf, galleryPath, watchShifts, type GalleryLook } from './gallery-page.ts';
import { expect, hydrated, test } from './panel.ts';

const WIDTHS = [390, 1440];
/** Together they have each brand, theme, direction and script; the sections take turns. */
const LOOKS: Omit<GalleryLook, 'section'>[] = [
  { locale: 'en_XA', brand: 'nova', theme: 'light', direction: 'ltr' },
  { locale: 'hi_IN', brand: 'marquee', theme: 'dark', direction: 'ltr' },
  { locale: 'de', brand: 'marquee', theme: 'light', direction: 'rtl' },
  { locale: 'ja', brand: 'preset-newsprint', theme: 'dark', direction: 'ltr' },
];

for (const [index, section] of SECTIONS.entries()) {
  const look = LOOKS[index % LOOKS.length];
  if (!look) continue;
  test(`${section} in ${Object.values(look).join(', ')} fits, holds still and is accessible @js`, async ({
    page,
    panelUrl,
    complaints,
  }) => {
    await watchShifts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(panelUrl + galleryPath({ section, ...look }));
      await hydrated(page);
      expect(await faultsOf(page), `${width} px wide`).toEqual([]);
    }
    expect(await findingsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('the look is chosen by a form that needs no script @drawn', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/ui/colours`);
  const toolbar = page.getByRole('form', { name: 'Look' });
  await toolbar.getByRole('combobox', { name: 'Brand', exact: true }).selectOption('nova');
  await toolbar.getByLabel('Direction').selectOption('rtl');
  await toolbar.getByLabel('Primary color').fill('#12z');
  await toolbar.getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(toolbar.getByLabel('Primary color')).toHaveAttribute('aria-invalid', 'true');
  const solid = () =>
    toolbar
      .getByRole('button', { name: 'Show' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await toolbar.getByLabel('Primary color').fill('0b63ce');
  await toolbar.getByRole('button', { name: 'Show' }).click();
  await expect(toolbar.getByLabel('Primary color')).toHaveAttribute('aria-invalid', 'false');
  await page.mouse.move(0, 0);
  await toolbar
    .getByRole('combobox', { name: 'Brand', exact: true })
    .selectOption('preset-harbour');
  await toolbar.getByRole('button', { name: 'Show' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(solid).toBe('rgb(11, 99, 206)');
});

test('a table checks all its rows at once, and says when only some are @js', async ({
  page,
  panelUrl,
}) => {
  await page.goto(`${panelUrl}/dev/ui/tables`);
  const all = page.getByRole('checkbox', { name: 'Select all orders' });
  const rows = page.getByRole('checkbox', { name: /^Select order/ });
  await all.check();
  await expect(rows).toHaveCount(5);
  for (const row of await rows.all()) await expect(row).toBeChecked();
  await rows.first().uncheck();
  await expect(all).toBeChecked({ indeterminate: true });
});

test('a row of several parts reads as one card on a phone @drawn', async ({ page, panelUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${panelUrl}/dev/ui/tables`);
  const row = page.getByRole('table').filter({ hasText: 'orders 6' }).getByRole('row').nth(1);
  const edges = (part: Locator) =>
    part.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right) };
    });
  const name = row.getByRole('rowheader');
  const [whole, number] = [await edges(name), await edges(name.locator('span'))];
  expect(whole.right, 'the number stands beside its network').toBe(number.right);
  expect(whole.right - whole.left).toBeLessThan(160);
  const [charge, status, course] = [0, 1, 2].map((at) => row.getByRole('cell').nth(at));
  if (!charge || !status || !course) throw new Error('The row has no values.');
  const lines = await Promise.all([0, 1].map((at) => edges(charge.locator('span span').nth(at))));
  const ends = new Set([...lines, await edges(status)].map(({ right }) => right));
  expect([...ends], 'all values end at one edge').toHaveLength(1);
  await expect(course).toBeHidden();
});

test('a chart tells its values to who moves along it by keys @js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/ui/charts`);
  const chart = page.getByRole('figure', { name: 'Spending by day' }).first();
  await expect(chart).toContainText('$92');
  await chart.getByRole('group').first().focus();
  await page.keyboard.press('Home');
  await expect(chart).toContainText('Jan 1');
  await expect(chart).toContainText('$42');
  await page.keyboard.press('ArrowRight');
  await expect(chart).toContainText('$55');
});

test('a chart shows the same values as a table', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/ui/charts`);
  const chart = page.getByRole('figure', { name: 'Spending by day' }).nth(1);
  await chart.getByText('Show as a table').click();
  await expect(chart.getByRole('row')).toHaveCount(8);
  await expect(chart.getByRole('row', { name: 'Jan 3' }).getByRole('cell')).toHaveText([
    /\$38/,
    /\$25/,
    /-\$31/,
  ]);
});
