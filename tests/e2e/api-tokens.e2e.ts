import type { Page } from '@playwright/test';
import accountTexts from '#locales/en/accounts.json' with { type: 'json' };
import serverTexts from '#locales/en/server.json' with { type: 'json' };
import errorTexts from '#locales/en/errors.json' with { type: 'json' };
import texts from '#locales/en/api.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { PASSWORD } from './customer.ts';
import { callV2 } from './call-v2.ts';
import { expect, test } from './panel.ts';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function create(page: Page, { name, password }: { name: string; password: string }) {
  const form = card(page, texts.create.title);
  await form.getByLabel(texts.field.name).fill(name);
  await form.getByLabel(accountTexts.field.currentPassword).fill(password);
  await form.getByRole('button', { name: texts.create.submit }).click();
}

const shownToken = (page: Page) => page.getByLabel(texts.created.token, { exact: true });

test('a guest reads what the API is, and how it is called', async ({
  page,
  panelUrl,
  javaScriptEnabled,
}) => {
  await page.goto(`${panelUrl}/api`);
  await expect(page.getByText(texts.guest.text)).toBeVisible();
  await page.getByRole('link', { name: texts.documentation }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API documentation');
  await page.getByRole('link', { name: 'add', exact: true }).click();
  await expect(page.getByText('Not enough funds on balance')).toBeVisible();
  await expect(page.getByText('"order": 23501')).toBeVisible();
  if (javaScriptEnabled) expect(await findingsOf(page)).toEqual([]);
});

test('a customer makes a token by the password, which opens the API until it is revoked', async ({
  page,
  server,
  panelUrl,
  logInAs,
  javaScriptEnabled,
}) => {
  await logInAs('Tess Program');
  await page.goto(`${panelUrl}/api`);
  await expect(page.getByText(texts.empty.title)).toBeVisible();
  await create(page, { name: 'My shop', password: 'another one' });
  await expect(page.getByText(errorTexts.field.wrong_password).first()).toBeVisible();
  await create(page, { name: 'My shop', password: PASSWORD });
  await expect(page.getByText(texts.created.text)).toBeVisible();
  const key = await shownToken(page).inputValue();
  expect(await callV2(server, { key, action: 'balance' }, '/api/v2/')).toEqual({
    balance: '0.00',
    currency: 'USD',
  });
  if (javaScriptEnabled) expect(await findingsOf(page)).toEqual([]);

  await page.goto(`${panelUrl}/api`);
  await expect(shownToken(page)).toHaveCount(0);
  await expect(page.getByText(`mqk_…${key.slice(-4)}`)).toBeVisible();
  await page.getByText(texts.action.renew, { exact: true }).first().click();
  const list = card(page, texts.list.title);
  await list.getByLabel(accountTexts.field.currentPassword).fill(PASSWORD);
  await list.getByRole('button', { name: texts.action.renew }).click();
  await expect(page.getByText(texts.token.two)).toBeVisible();
  const renewed = await shownToken(page).inputValue();
  await list.getByRole('button', { name: `mqk_…${key.slice(-4)}` }).click();
  await expect(page.getByText(serverTexts.flash.secretEnded)).toBeVisible();
  expect(await callV2(server, { key, action: 'balance' }, '/api/v2/')).toEqual({
    error: 'Invalid API key',
  });
  expect(await callV2(server, { key: renewed, action: 'balance' }, '/api/v2/')).toHaveProperty(
    'balance',
  );

  await list.getByText(texts.action.revoke, { exact: true }).first().click();
  await expect(list.getByText(texts.revoke.text)).toBeVisible();
  await list.getByRole('button', { name: texts.action.revoke }).click();
  await expect(page.getByText(serverTexts.flash.tokenRevoked)).toBeVisible();
  expect(await callV2(server, { key: renewed, action: 'balance' }, '/api/v2/')).toEqual({
    error: 'Invalid API key',
  });
});
