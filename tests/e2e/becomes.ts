import type { Page } from '@playwright/test';
import payments from '#locales/en/payments.json' with { type: 'json' };
import { expect } from './panel.ts';

/** The page says so once the gateway has told, however late that is. */
export async function becomes(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  // What was decided at the gateway leads back by itself; a reload before that would stay there.
  await expect(heading).not.toHaveText(payments.sandbox.title);
  await expect(async () => {
    await page.reload();
    await expect(heading).toHaveText(title, { timeout: 1000 });
  }).toPass();
}
