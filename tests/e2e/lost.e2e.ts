import type { Page, Response } from '@playwright/test';
import checkout from '#locales/en/checkout.json' with { type: 'json' };
import errors from '#locales/en/errors.json' with { type: 'json' };
import mass from '#locales/en/mass.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import { chooseOption } from './choose-option.ts';
import { expect, hydrated, test as inPanel } from './panel.ts';
import { ordersOf, topUp } from './payer.ts';
import { test } from './recorded.ts';

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const QUICK = 'YouTube views · Advertising · Worldwide · Quick start';
const ORDER = 'POST /api/v1/orders';
const LINES = 'POST /api/v1/cart/lines';
/** The form as its page sends it, with a script and without one. */
const FORM = /\/app\/orders\/create(\.data)?(\?|$)/;
/** The order that was placed, with thanks. */
const PLACED = /\/app\/orders\/\d+\?placed=1$/;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.locator(`#line-0-${name}`);
const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).first();
const press = (page: Page, name: string) => button(page, name).click();
const orderButton = (page: Page) => button(page, checkout.order);
const isOrdering = (response: Response) =>
  response.request().method() === 'POST' && FORM.test(response.url());

const PUT_ONE = mass.putThem_one.replace('{{count}}', '1');

/** The form for one service, which is all that its address says. */
async function open(page: Page, panelUrl: string, hasScript: boolean) {
  await page.goto(`${panelUrl}/orders/create?serviceId=2&quantity=1000&source=buy_page`);
  if (hasScript) await hydrated(page);
  await field(page, 'url').fill(VIDEO);
}

test('an order is placed once, whatever is lost between the panel and the core', async ({
  page,
  panelUrl,
  context,
  server,
  core,
  logInAs,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  const payer = { context, server };
  await logInAs('Lora Lost');
  await topUp(payer, '30');
  await open(page, panelUrl, hasScript);
  for (const part of ['request', 'answer'] as const) {
    core.lose(ORDER, part);
    // The second refusal reads like the first, so only its answer says that it has come.
    const answered = hasScript ? page.waitForResponse(isOrdering) : undefined;
    await press(page, checkout.order);
    await answered;
    await expect(main(page)).toContainText(errors.code.unavailable);
    await expect(orderButton(page)).not.toHaveAttribute('aria-busy');
    await expect(field(page, 'url')).toHaveValue(VIDEO);
  }
  await press(page, checkout.order);
  await expect(page).toHaveURL(PLACED);
  expect(await ordersOf(payer)).toHaveLength(1);

  await open(page, panelUrl, hasScript);
  core.setAway(true);
  await press(page, checkout.order);
  await expect(main(page)).toContainText(checkout.unreached.title);
  if (hasScript) await expect(field(page, 'url')).toHaveValue(VIDEO);
  else await expect(main(page)).toContainText(VIDEO);
  core.setAway(false);
  await press(page, hasScript ? checkout.order : checkout.unreached.again);
  await expect(page).toHaveURL(PLACED);
  expect(await ordersOf(payer)).toHaveLength(2);
});

inPanel(
  'an order is placed once, whatever is lost between the browser and the panel @drawn',
  async ({ page, panelUrl, context, server, logInAs, javaScriptEnabled }) => {
    const hasScript = javaScriptEnabled !== false;
    const payer = { context, server };
    await logInAs('Lars Lost');
    await topUp(payer, '30');
    await open(page, panelUrl, hasScript);
    const losses = ['request', 'answer'];
    await page.route(FORM, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const lost = losses.shift();
      if (lost === undefined) return route.fallback();
      if (lost === 'answer') await route.fetch({ maxRedirects: 0 });
      return route.abort();
    });
    const isLost = () =>
      page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    const first = isLost();
    await press(page, checkout.order);
    await first;
    const second = isLost();
    if (hasScript) {
      await expect(main(page)).toContainText(checkout.unreached.title);
      await expect(field(page, 'url')).toHaveValue(VIDEO);
      await press(page, checkout.order);
      await second;
      await expect(orderButton(page)).not.toHaveAttribute('aria-busy');
      await expect(page).toHaveURL(/attempt=/);
      // Whoever loads the page anew sends the same once more.
      await page.reload();
      await hydrated(page);
      await field(page, 'url').fill(VIDEO);
      await press(page, checkout.order);
    } else {
      // What failed is loaded again only from the page that says so.
      await expect(page).toHaveURL(/^chrome-error:/);
      // A browser asks whether it may send the form again, and does.
      await page.reload().catch(() => undefined);
      await second;
      // Until its error page stands, a browser loads nothing again.
      await expect(() => page.reload()).toPass();
    }
    await expect(page).toHaveURL(PLACED);
    expect(await ordersOf(payer)).toHaveLength(1);
  },
);

test('a list and a payment stay where they are while nobody answers', async ({
  page,
  panelUrl,
  core,
  logInAs,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  await logInAs('Mona Mass');
  const list = page.getByLabel(mass.list.label, { exact: true });
  await page.goto(`${panelUrl}/orders/mass`);
  await list.fill(`1 | ${VIDEO} | 1000`);
  core.setAway(true);
  await press(page, mass.check);
  await expect(main(page)).toContainText(mass.problem.failed);
  if (hasScript) {
    await page.route(/\/orders\/mass\.data/, (route) => route.abort(), { times: 1 });
    await press(page, mass.check);
    await expect(main(page)).toContainText(checkout.unreached.title);
  }
  await expect(list).toHaveValue(`1 | ${VIDEO} | 1000`);
  core.setAway(false);
  await press(page, mass.check);
  core.lose(LINES, 'answer');
  await press(page, PUT_ONE);
  await expect(main(page)).toContainText(mass.problem.failed);
  await press(page, PUT_ONE);
  await expect(page).toHaveURL(`${panelUrl}/cart`);
  await expect(main(page).getByRole('listitem', { name: /^Item \d/ })).toHaveCount(1);

  core.setAway(true);
  await page.goto(`${panelUrl}/add-funds`);
  await expect(main(page)).toContainText(payments.failed.title);
  core.setAway(false);
  await main(page).getByRole('link', { name: payments.failed.again }).click();
  await press(page, payments.step.next);
  await page.getByRole('textbox', { name: payments.amount }).fill('42');
  if (!hasScript) await press(page, payments.recalculate);
  await expect(main(page)).toContainText('43.22');
  core.setAway(true);
  await press(page, payments.pay);
  await expect(main(page)).toContainText(checkout.unreached.title);
  if (hasScript)
    await expect(page.getByRole('textbox', { name: payments.amount })).toHaveValue('42');
  else await expect(main(page)).toContainText('42');
  core.setAway(false);
  await press(page, hasScript ? payments.pay : checkout.unreached.again);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(payments.sandbox.title);
});

/** From now on no script hears of anything, and none is loaded any more. */
async function killScripts(page: Page) {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.evaluate(() => {
    for (const name of ['click', 'submit', 'input', 'change', 'keydown', 'blur']) {
      window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    }
  });
}

test.describe('a form whose script dies can be sent with what was filled in @js', () => {
  const STEPS = [
    (page: Page) => field(page, 'url').fill(VIDEO),
    (page: Page) => chooseOption(field(page, 'type'), 'YouTube views'),
    (page: Page) => chooseOption(field(page, 'service'), QUICK),
  ];

  const KILLED_AFTER = [1, STEPS.length];

  test('after its first step and after its last', async ({
    page,
    panelUrl,
    context,
    server,
    logInAs,
  }) => {
    await logInAs('Kalle Killed');
    await topUp({ context, server }, '60');
    for (const done of KILLED_AFTER) {
      await page.goto(`${panelUrl}/orders/create`);
      await hydrated(page);
      for (const step of STEPS.slice(0, done)) await step(page);
      // The last step brings a quantity, as soon as the script knows the service.
      if (done === STEPS.length) await expect(field(page, 'quantity')).toHaveValue(/\d/);
      await killScripts(page);
      // Whatever is still missing is asked for, and nothing is lost.
      await press(page, checkout.order);
      if (done < STEPS.length) {
        await expect(field(page, 'url')).toHaveValue(VIDEO);
        for (const step of STEPS.slice(done)) await step(page);
        await press(page, checkout.order);
      }
      await expect(page).toHaveURL(PLACED);
      await page.unrouteAll();
    }
    expect(await ordersOf({ context, server })).toHaveLength(KILLED_AFTER.length);
  });
});
