import type { Page } from '@playwright/test';
import checkout from '#locales/en/checkout.json' with { type: 'json' };
import errors from '#locales/en/errors.json' with { type: 'json' };
import forms from '#locales/en/forms.json' with { type: 'json' };
import ordering from '#locales/en/ordering.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import service from '#locales/en/service.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { chooseOption } from './choose-option.ts';
import { expect, hydrated, test } from './panel.ts';
import { topUp } from './payer.ts';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const CHANNEL = 'https://www.youtube.com/@marquee';
const POST = 'https://www.instagram.com/p/Cabc123def/';
const POLL = 'https://t.me/marquee/12';
const POLL_VOTES = 'Telegram poll votes · Advertising · Worldwide · Gradual';
/** Both are delivered in runs and cannot be sped up; the first costs $2.30 for a thousand. */
const QUICK = 'YouTube views · Advertising · Worldwide · Quick start';
const TASKS = 'YouTube views · Audience tasks · Worldwide · Gradual';

const form = (page: Page) => page.locator('#order-form');
const field = (page: Page, name: string, line = 0) => page.locator(`#line-${line}-${name}`);
const press = (page: Page, name: string) =>
  form(page).getByRole('button', { name, exact: true }).first().click();

/** What a script does by itself, the server does on asking. */
async function goOn(page: Page, hasScript: boolean) {
  if (!hasScript) await press(page, ordering.order.continue);
}

const choose = (page: Page, control: { name: string; line?: number }, choice: string) =>
  chooseOption(field(page, control.name, control.line), choice);

async function expectTotal(page: Page, total: string) {
  await expect(form(page)).toContainText(`${payments.total.pay}${total}`);
}

async function expectOrdered(page: Page) {
  await expect(page).toHaveURL(/\/app\/orders\/\d+\?placed=1$|\/app\/orders\?placed=/);
}

test('a link leads to a service, its price and an order that is paid by the balance', async ({
  page,
  panelUrl,
  context,
  server,
  logInAs,
  complaints,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  await logInAs('Oda Form');
  await topUp({ context, server }, '30');
  await page.goto(`${panelUrl}/orders/create`);
  if (hasScript) await hydrated(page);
  await field(page, 'url').fill(VIDEO);
  await goOn(page, hasScript);
  await expect(field(page, 'network')).toHaveValue(hasScript ? 'YouTube' : '1');
  await choose(page, { name: 'type' }, 'YouTube views');
  await expect(field(page, 'service')).toBeVisible();
  await choose(page, { name: 'service' }, QUICK);
  await field(page, 'quantity').fill('1049');
  if (hasScript) await field(page, 'quantity').blur();
  else await goOn(page, hasScript);
  await expect(field(page, 'quantity')).toHaveValue('1000');
  await expectTotal(page, '$2.30');
  if (hasScript) expect(await findingsOf(page, 'main')).toEqual([]);

  await field(page, 'subtotal').fill('4.6');
  if (!hasScript) await press(page, ordering.subtotal.apply);
  await expect(field(page, 'quantity')).toHaveValue('2000');
  await expectTotal(page, '$4.60');

  await field(page, 'drip-feed').check();
  await field(page, 'runs').fill('3');
  await field(page, 'hours').fill('12');
  if (hasScript) await field(page, 'hours').blur();
  else await goOn(page, hasScript);
  await expect(form(page)).toContainText('The last run starts 1 day after the first.');
  await expectTotal(page, '$13.80');
  await press(page, checkout.order);
  await expectOrdered(page);
  expect(complaints).toEqual([]);
});

test('a link of another network, another page and no network at all is told apart', async ({
  page,
  panelUrl,
  logInAs,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  await logInAs('Olga Link');
  await page.goto(`${panelUrl}/orders/create?serviceId=2&quantity=1000&url=no%2Flink`);
  if (hasScript) await hydrated(page);
  await press(page, checkout.order);
  await expect(page.locator('#line-0-url-error')).toBeVisible();
  await expect(field(page, 'url')).toHaveValue('no/link');
  await expect(field(page, 'quantity')).toHaveValue('1000');

  await field(page, 'url').fill(POST);
  await goOn(page, hasScript);
  if (hasScript) await expect(page.locator('#line-0-url-error')).toBeHidden();
  await expect(form(page)).toContainText('Your link is from Instagram, so we switched to it.');
  await expect(field(page, 'service')).toBeHidden();
  await press(page, checkout.order);
  await expect(field(page, 'url')).toHaveValue(POST);
  await expect(page).toHaveURL(/orders\/create/);
});

test('a link for other services takes the service and its total away, and says so @js', async ({
  page,
  panelUrl,
}) => {
  const query = `serviceId=2&quantity=1000&url=${encodeURIComponent(VIDEO)}`;
  await page.goto(`${panelUrl}/orders/create?${query}`);
  await hydrated(page);
  await expect(form(page)).toContainText('$2.30');
  await field(page, 'url').fill(CHANNEL);
  await expect(form(page)).toContainText(ordering.link.unfit);
  await expect(form(page)).toContainText(payments.total.unknown);
  await expect(form(page)).not.toContainText('$2.30');
});

test('what cannot be ordered is refused at its field, and nothing is charged @no-js', async ({
  page,
  panelUrl,
  context,
  server,
  logInAs,
}) => {
  await logInAs('Otto Wrong');
  await topUp({ context, server }, '20');
  const query = `serviceId=2&url=${encodeURIComponent(VIDEO)}`;
  await page.goto(`${panelUrl}/orders/create?${query}&quantity=1000`);
  await field(page, 'quantity').fill('7');
  await press(page, checkout.order);
  await expect(page.locator('#line-0-quantity-error')).toBeVisible();
  await expect(field(page, 'quantity')).toHaveValue('7');

  await page.goto(`${panelUrl}/orders/create?serviceId=999999&source=buy_page`);
  await expect(page.getByText(ordering.lost.title)).toBeVisible();
  await expect(field(page, 'type')).toBeVisible();
  await press(page, checkout.order);
  await expect(form(page)).toBeVisible();
  await page.goto(`${panelUrl}/finances`);
  await expect(page.getByRole('main')).toContainText('$20.00');
});

test('several services of one link are one order, and a package needs no quantity', async ({
  page,
  panelUrl,
  context,
  server,
  logInAs,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  await logInAs('Oskar Expert');
  await topUp({ context, server }, '40');
  const query = `serviceId=2&quantity=1000&url=${encodeURIComponent(VIDEO)}`;
  await page.goto(`${panelUrl}/orders/create?type=expert&${query}`);
  if (hasScript) await hydrated(page);
  await press(page, ordering.order.addService);
  await choose(page, { name: 'type', line: 1 }, 'YouTube views');
  await expect(field(page, 'service', 1)).toBeVisible();
  await choose(page, { name: 'service', line: 1 }, TASKS);
  await field(page, 'quantity', 1).fill('1000');
  if (!hasScript) await goOn(page, hasScript);
  await expectTotal(page, '$4.00');
  await expect(page.locator('input[type=url]')).toHaveCount(1);
  await press(page, checkout.order);
  await expectOrdered(page);

  const bought = `serviceId=10001&source=buy_page&url=${encodeURIComponent(CHANNEL)}`;
  await page.goto(`${panelUrl}/orders/create?${bought}`);
  if (hasScript) await hydrated(page);
  await expect(form(page).getByText(ordering.package.contents)).toBeVisible();
  await expect(field(page, 'quantity')).toBeHidden();
  await expectTotal(page, '$11.34');
  await press(page, checkout.order);
  await expectOrdered(page);
});

test('a service that asks for more is ordered with its answer, and not without one', async ({
  page,
  panelUrl,
  context,
  server,
  logInAs,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  const answer = form(page).getByLabel('Number of the answer');
  await logInAs('Olive Vote');
  await topUp({ context, server }, '20');
  await page.goto(`${panelUrl}/orders/create`);
  if (hasScript) await hydrated(page);
  await field(page, 'url').fill(POLL);
  await goOn(page, hasScript);
  await choose(page, { name: 'type' }, 'Telegram poll votes');
  await choose(page, { name: 'service' }, POLL_VOTES);
  await field(page, 'quantity').fill('1000');
  if (!hasScript) await goOn(page, hasScript);
  await press(page, checkout.order);
  await expect(answer).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'quantity')).toHaveValue('1000');

  await answer.fill('second');
  await press(page, checkout.order);
  await expect(page.getByRole('link', { name: errors.field.not_an_integer })).toBeVisible();
  await expect(answer).toHaveValue('second');

  await answer.fill('2');
  await press(page, checkout.order);
  await expectOrdered(page);
  await page.goto(page.url().replace(/\?.*/, ''));
  await expect(page.getByRole('main')).toContainText('Number of the answer');
});

test('a form whose script never comes can be filled in and sent @js', async ({
  page,
  panelUrl,
  context,
  server,
  logInAs,
}) => {
  await logInAs('Olaf Broken');
  await topUp({ context, server }, '20');
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(`${panelUrl}/orders/create`, { waitUntil: 'load' });
  await field(page, 'url').fill(VIDEO);
  await press(page, ordering.order.continue);
  await choose(page, { name: 'type' }, 'YouTube views');
  await choose(page, { name: 'service' }, QUICK);
  await expect(field(page, 'quantity')).toBeVisible();
  await press(page, checkout.order);
  await expectOrdered(page);
});

test('what was filled in before the script came is kept @js', async ({ page, panelUrl }) => {
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(`${panelUrl}/orders/create?serviceId=2`, { waitUntil: 'commit' });
  await field(page, 'url').fill(VIDEO);
  await field(page, 'quantity').fill('1200');
  arrive();
  await hydrated(page);
  await expect(field(page, 'url')).toHaveValue(VIDEO);
  await expect(field(page, 'quantity')).toHaveValue('1200');
  await expectTotal(page, '$2.76');

  await page.getByRole('link', { name: ordering.types.multi }).click();
  await expect(page).toHaveURL(/type=multi/);
  await expect(field(page, 'quantity')).toHaveValue('1200');
  await press(page, ordering.cart.add);
  await expect(page.getByText(ordering.cart.added)).toBeVisible();
  await expect(field(page, 'url')).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap at the lower edge of the screen is not lost when a field is left by it @drawn', async ({
    page,
    panelUrl,
  }) => {
    await page.goto(`${panelUrl}/services/youtube-views-advertising-worldwide-quick-start`);
    await page.getByLabel(service.order.quantity, { exact: true }).fill('5000');
    const button = page.getByRole('button', { name: service.order.submit, exact: true });
    // Where the bar comes back that has made room for the keyboard.
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await button.tap();
    await expect(page).toHaveURL(/\/orders\/create\?.*quantity=5000/);
  });
});

test('on a phone there is one button to order with, before and after there is a total @drawn', async ({
  page,
  panelUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const seen = page.getByRole('main').getByRole('button', { name: checkout.order });
  await page.goto(`${panelUrl}/orders/create`);
  await expect(seen).toHaveCount(1);
  await page.goto(`${panelUrl}/orders/create?serviceId=2&quantity=1000`);
  await expect(seen).toHaveCount(1);
});

test('what is typed while a refusal is on its way is kept @js', async ({
  page,
  panelUrl,
  logInAs,
}) => {
  await logInAs('Olive Quick');
  await page.goto(`${panelUrl}/orders/create?serviceId=2&quantity=1000&url=no%2Flink`);
  await hydrated(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/orders/create.data*', async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await press(page, checkout.order);
  await sending;
  await field(page, 'url').fill(VIDEO);
  release();
  await expect(form(page).getByRole('heading', { name: forms.failed })).toBeVisible();
  await expect(field(page, 'url')).toHaveValue(VIDEO);
  await expect(field(page, 'quantity')).toHaveValue('1000');
  // What was refused was another link.
  await expect(page.locator('#line-0-url-error')).toBeHidden();
});
