import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import accountTexts from '#locales/en/accounts.json' with { type: 'json' };
import texts from '#locales/en/payment-accounts.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { findingsOf } from './accessibility.ts';
import { sessionCookie } from './customer.ts';
import { expect } from './panel.ts';
import { test } from './stripe.ts';

const KEY = 'sk_test_of_an_owner';
const WRONG = 'sk_test_of_nobody';

const of = (text: string) => text.replaceAll('{{provider}}', 'Stripe');
const card = (page: Page) => page.locator('#stripe');

async function enterKeys(page: Page, key: string): Promise<void> {
  const stripe = card(page);
  await stripe.getByLabel(texts.field.secret_key, { exact: true }).fill(key);
  await stripe.getByLabel(accountTexts.field.currentPassword, { exact: true }).fill(DEMO_PASSWORD);
  await stripe.getByRole('button', { name: of(texts.connect.submit), exact: true }).click();
}

// Without a script: tests/server/payment-accounts.test.ts.
test('an owner connects an account of their own at Stripe and leaves it again @js', async ({
  page,
  context,
  server,
  panelUrl,
  stripe,
}) => {
  const account = { id: 'acct_owner', name: 'Vale Media', isReady: true, isNarrow: false };
  stripe.accounts.accounts.set(KEY, account);
  const place = { server, host: 'localhost' };
  await context.addCookies([await sessionCookie(place, DEMO_OWNER, DEMO_PASSWORD)]);
  await page.goto(`${panelUrl}/studio/payment-accounts`);
  // The deployment has one, by which customers pay until then.
  await expect(card(page)).toContainText(texts.state.shared);
  await card(page).locator('summary').getByText(of(texts.connect.open), { exact: true }).click();
  await enterKeys(page, WRONG);
  const key = card(page).getByLabel(texts.field.secret_key, { exact: true });
  await expect(key).toHaveAttribute('aria-invalid', 'true');
  expect(await findingsOf(page, 'main')).toEqual([]);

  await enterKeys(page, KEY);
  await expect(card(page)).toContainText(of(texts.done.connected));
  await expect(card(page)).toContainText('Vale Media');
  // Nobody goes live with it by mistake.
  await expect(card(page)).toContainText(texts.state.test);
  await card(page).getByRole('button', { name: texts.try }).click();
  await expect(card(page)).toContainText(texts.done.tried);
  expect(await findingsOf(page, 'main')).toEqual([]);

  await card(page).getByRole('link', { name: texts.disconnect.open }).click();
  const question = page.getByRole('dialog', { name: of(texts.disconnect.title) });
  await expect(question).toContainText(texts.effect.refunds);
  await question
    .getByLabel(accountTexts.field.currentPassword, { exact: true })
    .fill(DEMO_PASSWORD);
  await question.getByRole('button', { name: texts.disconnect.agree }).click();
  await expect(card(page)).toContainText(of(texts.done.disconnected));
  await expect(card(page)).toContainText(texts.state.shared);
  await expect(card(page)).toContainText(texts.earlier.title);
});
