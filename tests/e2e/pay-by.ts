import type { Page } from '@playwright/test';
import checkout from '#locales/en/checkout.json' with { type: 'json' };

/** Opens the ways to pay, which are folded to the one that is chosen. */
export async function openWays(page: Page): Promise<void> {
  const ways = page.locator('details', { has: page.locator('input[name="payment"]') });
  if ((await ways.getAttribute('open')) !== null) return;
  await ways.getByText(checkout.payment.change, { exact: true }).click();
}

export async function payBy(page: Page, name: string | RegExp): Promise<void> {
  await openWays(page);
  await page.getByRole('radio', { name, exact: typeof name === 'string' }).check();
}
