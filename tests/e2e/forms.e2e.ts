import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './panel.ts';

const FILE = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

async function fillOrder(page: Page) {
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a long secret');
  await page.getByLabel('Asian countries').selectOption('JP');
  await page.getByRole('spinbutton', { name: 'Number of views' }).fill('2500');
  await page.getByRole('group', { name: 'Delivery' }).getByLabel('Fast').first().check();
  await page.getByLabel(/I have read the terms/).check();
}

test('a form that is refused says why above itself and at its fields', async ({
  page,
  panelUrl,
  javaScriptEnabled,
}) => {
  await page.goto(`${panelUrl}/dev/form`);
  await page.getByLabel('Email address').fill('ada');
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await page.getByRole('button', { name: 'Place the order' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Please check your entries');
  await expect(summary).toContainText('Password: Enter at least 8 characters');
  const email = page.getByLabel('Email address');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Enter a valid email address');
  await expect(email).toHaveValue('ada');
  // Within the page it stays where it is; the server never sends it back.
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(
    javaScriptEnabled === false ? '' : 'short',
  );
  await summary.getByRole('link', { name: /^Email address/ }).click();
  await expect(email).toBeFocused();
});

test('the focus goes to what is wrong with the form @js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/form`);
  const submit = page.getByRole('button', { name: 'Place the order' });
  await submit.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await submit.click();
  await expect(page.getByRole('alert')).toBeFocused();
});

test('what is wrong stays in sight for who sent the form from far below @js', async ({
  page,
  panelUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`${panelUrl}/login`);
  await hydrated(page);
  const submit = page.locator('main').getByRole('button', { name: 'Log in', exact: true });
  await submit.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await submit.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

test('a form that is complete is accepted @js', async ({ page, panelUrl, complaints }) => {
  await page.goto(`${panelUrl}/dev/form`);
  await fillOrder(page);
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill('germ');
  await country.press('Enter');
  await page.getByLabel('Receipt').setInputFiles(FILE);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText('Everything is in order.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a form that is complete is accepted without a script @no-js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/form`);
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Increase' })).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await fillOrder(page);
  await page.getByLabel('Country', { exact: true }).selectOption('DE');
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText('Everything is in order.')).toBeVisible();
});

test('a combobox is used by the keyboard alone @js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/ui/chosen`);
  const country = page.locator('input[role=combobox]').first();
  // The lists of the system have options, too.
  const options = page.locator('[role=option]');
  await country.press('ArrowDown');
  await expect(country).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  // Portugal cannot be chosen, so the arrow passes it by.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = await country.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toContainText('Türkiye');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Türkiye');
  await expect(country).toHaveAttribute('aria-expanded', 'false');
  await country.fill('asian kor');
  await expect(options).toHaveText(/South Korea/);
  await page.keyboard.press('Escape');
  await expect(country).toHaveValue('Türkiye');
  await country.fill('nowhere');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('Türkiye');
  await page.getByRole('button', { name: 'Clear selection' }).first().click();
  await expect(country).toHaveValue('');
});

test('a slider and its number follow each other @js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/form`);
  const number = page.getByRole('spinbutton', { name: 'Number of views' });
  const slider = page.getByRole('slider', { name: 'Number of views' });
  await number.fill('1000000');
  await expect(slider).toHaveValue('100');
  await expect(slider).toHaveAttribute('aria-valuetext', '1000000');
  await slider.press('Home');
  await expect(number).toHaveValue('100');
  await slider.press('PageUp');
  await slider.press('PageUp');
  await expect(number).not.toHaveValue('100');
  expect(Number(await number.inputValue()) % 10).toBe(0);
});

test('steppers stay within the bounds @js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/ui/written`);
  const number = page.getByRole('spinbutton', { name: 'Number of views' }).nth(1);
  const decrease = page.getByRole('button', { name: 'Decrease' }).nth(1);
  await expect(number).toHaveValue('100');
  await expect(decrease).toBeDisabled();
  await page.getByRole('button', { name: 'Increase' }).nth(1).click();
  await expect(number).toHaveValue('150');
  await decrease.click();
  await expect(number).toHaveValue('100');
  await expect(decrease).toBeDisabled();
});

test('a password can be shown and hidden again @js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/form`);
  const password = page.getByRole('textbox', { name: 'Password' });
  const reveal = page.getByRole('button', { name: 'Show password' });
  await reveal.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await reveal.click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('chosen files are listed and can be removed one by one @js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/dev/ui/chosen`);
  const input = page.getByLabel('Receipt').first();
  await expect(page.getByRole('combobox', { name: 'Country' }).first()).toBeVisible();
  await input.setInputFiles([FILE, { ...FILE, name: 'second.pdf' }]);
  await expect(page.getByText('second.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Remove receipt.pdf' }).click();
  await expect(page.getByText('receipt.pdf')).toHaveCount(0);
  const left = await input.evaluate((element: HTMLInputElement) =>
    [...(element.files ?? [])].map(({ name }) => name),
  );
  expect(left).toEqual(['second.pdf']);
});

test('an end before its start is told at once, and a preset mends it @js', async ({
  page,
  panelUrl,
}) => {
  await page.goto(`${panelUrl}/dev/ui/chosen`);
  const period = page.getByRole('group', { name: 'Period' }).first();
  await period.getByLabel('From').fill('2026-11-21');
  await period.getByLabel('To').fill('2026-11-01');
  await expect(period.getByText('The end date is before the start date')).toBeVisible();
  await period.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(period.getByText('The end date is before the start date')).toHaveCount(0);
  await expect(period.getByLabel('To')).toHaveValue('2026-11-21');
});
