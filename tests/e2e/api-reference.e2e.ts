import type { Page } from '@playwright/test';
import accounts from '#locales/en/accounts.json' with { type: 'json' };
import texts from '#locales/en/api.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import reference from '#locales/en/reference.json' with { type: 'json' };
import { readCurl } from '#tests/contract/read-curl.ts';
import { request } from '#tests/harness/request.ts';
import { findingsOf } from './accessibility.ts';
import type { PanelAddress } from './common-scene.ts';
import { addressOf, lastLink, PASSWORD } from './customer.ts';
import { expect, test } from './panel.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const at = (panelUrl: string, page: string) => `${panelUrl}/api/documentation/${page}`;

/** What stands on a page is sent as it stands there, with a token in its variable. */
async function sendShown(server: PanelAddress, command: string, token: string) {
  const { url, init } = readCurl(command, { API_TOKEN: token });
  const { pathname, search, host } = new URL(url);
  const answer = await request({
    ...{ url: server.url, host, path: pathname + search },
    ...init,
  });
  return { status: answer.status, body: answer.json() };
}

const firstExample = (page: Page) => page.locator('#example-curl pre').innerText();

test('a guest finds a call by its field, reads it and tries it', async ({
  page,
  panelUrl,
  javaScriptEnabled,
}) => {
  await page.goto(`${panelUrl}/api/documentation`);
  await expect(page.getByRole('heading', { name: reference.start.title })).toBeVisible();
  if (javaScriptEnabled) expect(await findingsOf(page, 'main')).toEqual([]);
  await page.getByLabel(texts.doc.search).fill('desired_cost');
  await press(page, texts.doc.find);
  await page.getByRole('link', { name: reference.op.getQuantitiesByCost.title }).click();
  await expect(heading(page)).toHaveText(reference.op.getQuantitiesByCost.title);
  await expect(page.getByText(reference.field.desired_cost)).toBeVisible();
  await expect(page.getByText('POST /api/v1/services/quantity-by-cost')).toBeVisible();
  if (javaScriptEnabled) expect(await findingsOf(page, 'main')).toEqual([]);
  await press(page, texts.doc.send);
  await expect(page.locator('#tried')).toContainText(`${texts.doc.answered} 200`);
  await expect(page.locator('#tried')).toContainText('"total_cost"');

  await page.getByLabel(texts.doc.tryBody).fill('no JSON');
  await press(page, texts.doc.send);
  await expect(page.getByText(reference.try.badBody).first()).toBeVisible();
  await expect(page.getByLabel(texts.doc.tryBody)).toHaveValue('no JSON');
});

test('the guides tell the contract, events, webhooks and errors @js', async ({
  page,
  panelUrl,
}) => {
  const said = {
    v2: 'Mentions Custom List',
    webhooks: 'hash_hmac',
    events: 'meta.next',
    errors: 'validation_failed',
    tokens: 'Authorization: Bearer',
    changelog: reference.changelog.reference,
  };
  for (const [guide, text] of Object.entries(said)) {
    await page.goto(at(panelUrl, guide));
    await expect(page.getByRole('main')).toContainText(text);
    expect(await findingsOf(page, 'main')).toEqual([]);
  }
});

test('a customer looks at what is theirs, and nothing is ordered by trying', async ({
  page,
  panelUrl,
  logInAs,
}) => {
  await logInAs('Rita Reads');
  await page.goto(at(panelUrl, 'listOrders'));
  await press(page, texts.doc.send);
  await expect(page.locator('#tried')).toContainText('"data"');
  await page.getByLabel(texts.doc.tryToken).fill('mqk_unknown');
  await press(page, texts.doc.send);
  await expect(page.locator('#tried')).toContainText(`${texts.doc.answered} 401`);
  await page.goto(at(panelUrl, 'v2-add'));
  await expect(heading(page)).toHaveText('add');
  const scope = reference.fact.scope.replace('`{{scope}}`', 'order');
  await expect(page.getByText(scope, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: texts.doc.try })).toHaveCount(0);
  await page.goto(at(panelUrl, 'replayWebhooks'));
  await expect(page.getByRole('heading', { name: texts.doc.try })).toHaveCount(0);
});

test('from signing up to an order that a program has placed and paid', async ({
  page,
  server,
  panelUrl,
  mails,
  javaScriptEnabled,
}) => {
  const started = Date.now();
  const email = addressOf('Paula Program');
  await page.goto(`${panelUrl}/register`);
  await page.getByLabel(accounts.field.name, { exact: true }).fill('Paula Program');
  await page.getByLabel(accounts.field.email, { exact: true }).fill(email);
  await page.getByLabel(accounts.field.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(accounts.field.passwordAgain, { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  const question = page.getByLabel(accounts.captcha.label);
  if (!javaScriptEnabled) {
    const hint = await page.locator('[id$="captcha_answer-description"]').innerText();
    const [first = 0, second = 0] = [...hint.matchAll(/\d+/g)].map(Number);
    await question.fill(String(first + second));
  }
  await press(page, accounts.register.submit);
  await expect(heading(page)).toHaveText(accounts.register.sent);
  await page.goto(await lastLink(mails, email));
  // The browser that registered goes on by itself where it can.
  if (!javaScriptEnabled) await press(page, accounts.confirm.submit);
  await expect(page).not.toHaveURL(/register\/confirm/);

  await page.goto(`${panelUrl}/add-funds`);
  await page.getByRole('radio', { name: 'Bank card', exact: true }).check();
  await press(page, payments.step.next);
  await page.getByRole('textbox', { name: payments.amount }).fill('20');
  if (!javaScriptEnabled) await press(page, payments.recalculate);
  await expect(page.getByText('$20.58').first()).toBeVisible();
  await press(page, payments.pay);
  await expect(heading(page)).toHaveText(payments.sandbox.title);
  await press(page, payments.sandbox.decision.approve);

  await page.goto(`${panelUrl}/api`);
  await page.getByLabel(texts.field.name).fill('Shop');
  await page.getByLabel(accounts.field.currentPassword).fill(PASSWORD);
  await press(page, texts.create.submit);
  const token = await page.getByLabel(texts.created.token, { exact: true }).inputValue();

  await page.goto(at(panelUrl, 'v2-add'));
  const placed = await sendShown(server, await firstExample(page), token);
  expect(placed).toEqual({ status: 200, body: { order: expect.any(Number) } });
  await page.goto(at(panelUrl, 'v2-status'));
  await expect(page.getByText('start_count').first()).toBeVisible();
  const { order } = placed.body as { order: number };
  const status = (await firstExample(page)).replace(/order=\d+/, `order=${order}`);
  expect(await sendShown(server, status, token)).toMatchObject({
    body: { currency: 'USD', status: expect.any(String) },
  });
  test.info().annotations.push({
    type: 'seconds',
    description: String((Date.now() - started) / 1_000),
  });
});
