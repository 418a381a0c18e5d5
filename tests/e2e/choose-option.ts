import type { Locator } from '@playwright/test';
import ordering from '#locales/en/ordering.json' with { type: 'json' };
import { expect } from './panel.ts';

/** Chooses in a box of the order form: by typing, or in a list of the system that is then sent. */
export async function chooseOption(box: Locator, choice: string): Promise<void> {
  const page = box.page();
  await expect(box).toBeVisible();
  if ((await box.and(page.locator('select')).count()) > 0) {
    const option = box.locator('option', { hasText: choice }).first();
    await box.selectOption(await option.getAttribute('value'));
    const goOn = { name: ordering.order.continue, exact: true };
    return page.locator('#order-form').getByRole('button', goOn).first().click();
  }
  await box.fill(choice);
  await expect(page.getByRole('option', { name: choice }).first()).toBeVisible();
  await box.press('Enter');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toBeFocused();
}
