import type { Page } from '@playwright/test';
import accountTexts from '#locales/en/accounts.json' with { type: 'json' };
import callTexts from '#locales/en/api-calls.json' with { type: 'json' };
import texts from '#locales/en/api.json' with { type: 'json' };
import webhookTexts from '#locales/en/webhooks.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { PASSWORD } from './customer.ts';
import { callV2 } from './call-v2.ts';
import { expect, test } from './panel.ts';

const HOOK = 'https://hooks.tess.example/orders';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

interface Listed {
  service: number;
  type: string;
  category: string;
  min: string;
}

test('a program tries out an order, and its customer sees what came of it', async ({
  page,
  server,
  panelUrl,
  logInAs,
  javaScriptEnabled,
}) => {
  await logInAs('Tess Trier');
  await page.goto(`${panelUrl}/api/webhooks`);
  const adding = card(page, webhookTexts.create.title);
  await adding.getByLabel(webhookTexts.field.url).fill(HOOK);
  await adding.getByLabel(webhookTexts.field.test).check();
  await adding.getByLabel(accountTexts.field.currentPassword).fill(PASSWORD);
  await adding.getByRole('button', { name: webhookTexts.create.submit }).click();
  await expect(page.getByText(webhookTexts.secret.title)).toBeVisible();

  await page.goto(`${panelUrl}/api`);
  const form = card(page, texts.create.title);
  await form.getByLabel(texts.field.name).fill('New checkout');
  await form.getByLabel(texts.field.test).check();
  await form.getByLabel(accountTexts.field.currentPassword).fill(PASSWORD);
  await form.getByRole('button', { name: texts.create.submit }).click();
  const key = await page.getByLabel(texts.created.token, { exact: true }).inputValue();
  expect(key).toMatch(/^mqt_/);
  await expect(card(page, texts.test.title)).toBeVisible();

  const services = await callV2<Listed[]>(server, { key, action: 'services' });
  const one = services.find(
    ({ type, category, min }) =>
      type === 'Default' && category.includes('YouTube') && Number(min) <= 1_000,
  );
  const placed = await callV2<{ order: number }>(server, {
    ...{ key, action: 'add', service: String(one?.service), quantity: String(one?.min) },
    link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
  expect(placed).toEqual({ order: expect.any(Number) });

  await page.goto(`${panelUrl}/api/requests?operation=add`);
  await expect(page.getByText('New checkout ·')).toBeVisible();
  if (javaScriptEnabled) expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'add', exact: true }).click();
  await expect(card(page, callTexts.input)).toContainText('[hidden]');
  await expect(card(page, callTexts.input)).not.toContainText(key);
  await expect(card(page, callTexts.answer)).toContainText(String(placed.order));
  await expect(card(page, callTexts.events)).toContainText('order.created');
  if (javaScriptEnabled) expect(await findingsOf(page)).toEqual([]);

  await page.getByRole('link', { name: HOOK }).click();
  await expect(page).toHaveURL(/\/api\/webhooks\//);
  const sent = card(page, 'order.created');
  await expect(async () => {
    await page.reload();
    await expect(sent.getByText(webhookTexts.delivery.delivered, { exact: true })).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: 30_000 });
  await expect(sent).toContainText('"test": true');

  // It is no order of theirs.
  await page.goto(`${panelUrl}/orders`);
  await expect(page.getByText(String(placed.order), { exact: true })).toHaveCount(0);
});
