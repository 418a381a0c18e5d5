import type { Page } from '@playwright/test';
import checkout from '#locales/en/checkout.json' with { type: 'json' };
import orders from '#locales/en/orders.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import serverTexts from '#locales/en/server.json' with { type: 'json' };
import { addressOf } from './customer.ts';
import { findingsOf } from './accessibility.ts';
import { becomes } from './becomes.ts';
import { expect, hydrated } from './panel.ts';
import { payBy } from './pay-by.ts';
import { linkCard, ordersOf, topUp } from './payer.ts';
import { tellPaid, test } from './stripe.ts';

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });

/** Comes to $115, which every way of paying takes. */
const FORM = new URLSearchParams({
  serviceId: '2',
  quantity: '50000',
  source: 'buy_page',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
});

interface Buyer {
  page: Page;
  panelUrl: string;
  hasScript: boolean;
  /** Stripe tells what has become of the newest payment. */
  stripeTells: () => Promise<void>;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

interface Way {
  way: RegExp;
  /** With its fee: an order is refused at a total that nobody has seen. */
  total: string;
}

const CODE: Way = { way: /^QR code/, total: '$116.15' };
const TRANSFER: Way = { way: /^Bank transfer/, total: '$115.00' };
const STRIPE: Way = { way: /^Card by Stripe/, total: '$118.34' };
const SAVED_CARD: Way = { way: /••••/, total: '$118.34' };
const BANK_CARD: Way = { way: /^Bank card/, total: '$118.34' };
const INVOICE: Way = { way: /^Invoice/, total: '$115.00' };

async function order({ page, panelUrl, hasScript }: Buyer, { way, total }: Way, email?: string) {
  await page.goto(`${panelUrl}/orders/create?${FORM.toString()}`);
  if (hasScript) await hydrated(page);
  if (email !== undefined) await page.getByLabel(checkout.email).fill(email);
  await payBy(page, way);
  if (!hasScript) await press(page, payments.recalculate);
  await expect(main(page)).toContainText(`${payments.total.pay}${total}`);
  await press(page, checkout.order);
}

async function payAtStripe({ page, hasScript }: Buyer) {
  // With a script, the page that leads on is passed by itself.
  if (!hasScript) await follow(page, payments.goOn);
  await press(page, 'Pay');
}

async function seesOrders({ page }: Buyer) {
  await expect(page.getByText(orders.thanks.title)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/orders\/\d+\?placed=1$/);
}

/** How a customer pays an order, and whether it is paid then or waits for somebody who looks. */
const OF_CUSTOMERS: readonly {
  by: Way;
  isPaid: boolean;
  pay: (buyer: Buyer) => Promise<void>;
}[] = [
  { by: SAVED_CARD, isPaid: true, pay: seesOrders },
  {
    by: CODE,
    isPaid: true,
    async pay({ page }) {
      await expect(page.getByRole('dialog')).toBeVisible();
      await follow(page, payments.manual.inBrowser);
      await press(page, payments.sandbox.decision.approve);
      await becomes(page, payments.order.paid.title);
    },
  },
  {
    by: TRANSFER,
    isPaid: false,
    async pay({ page }) {
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByLabel(payments.manual.holder)).toHaveValue('Marquee Demo Ltd');
      await page.getByLabel('The name on your account').fill('P. Ayer');
      await press(page, payments.manual.paid);
      await expect(heading(page)).toHaveText(payments.outcome.waiting.title);
    },
  },
  {
    by: INVOICE,
    isPaid: false,
    async pay({ page }) {
      await press(page, payments.manual.paid);
      await expect(heading(page)).toHaveText(payments.outcome.waiting.title);
    },
  },
  {
    by: STRIPE,
    isPaid: true,
    async pay(buyer) {
      await payAtStripe(buyer);
      await buyer.stripeTells();
      await becomes(buyer.page, payments.order.paid.title);
    },
  },
];

test('a customer pays an order in every way there is, and later what came to nothing', async ({
  page,
  context,
  server,
  panelUrl,
  stripe,
  logInAs,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  const payer = { context, server };
  const buyer = { page, panelUrl, hasScript, stripeTells: () => tellPaid(server, stripe) };
  await logInAs('Petra Ways');
  await topUp(payer, '250');
  await linkCard(payer, 'accept');
  for (const { by, pay } of OF_CUSTOMERS) {
    await order(buyer, by);
    await pay(buyer);
  }
  const placed = await ordersOf(payer);
  expect(placed.map(({ status }) => status === 'unpaid').reverse()).toEqual(
    OF_CUSTOMERS.map(({ isPaid }) => !isPaid),
  );

  await order(buyer, BANK_CARD);
  await press(page, payments.sandbox.decision.decline);
  await becomes(page, payments.outcome.failed.title);
  const [declined] = await ordersOf(payer);
  await follow(page, payments.viewOrder);
  await expect(page).toHaveURL(`${panelUrl}/orders/${declined?.id}`);
  await page.getByRole('radio', { name: /^Balance/ }).check();
  await page.getByRole('button', { name: new RegExp(`^${orders.pay.submit} `) }).dblclick();
  await expect(page.getByText(serverTexts.flash.orderPaid)).toBeVisible();
  const [paid] = await ordersOf(payer);
  expect(paid?.id).toBe(declined?.id);
  expect(paid?.status).not.toBe('unpaid');
});

test('a guest pays by a code, by Stripe and by a transfer that they tell of', async ({
  page,
  server,
  panelUrl,
  stripe,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  const buyer = { page, panelUrl, hasScript, stripeTells: () => tellPaid(server, stripe) };
  const email = addressOf('Ways');
  await order(buyer, CODE, email);
  await expect(heading(page)).toHaveText(checkout.placed.placed.title);
  await follow(page, payments.manual.inBrowser);
  await press(page, payments.sandbox.decision.approve);
  await expect(heading(page)).toHaveText(checkout.placed.placed.title);

  await order(buyer, STRIPE, email);
  await payAtStripe(buyer);
  await expect(heading(page)).toHaveText(checkout.placed.placed.title);

  await order(buyer, TRANSFER, email);
  await expect(heading(page)).toHaveText(checkout.placed.placed.title);
  await page.getByLabel('The name on your account').fill('G. Uest');
  if (hasScript) expect(await findingsOf(page, 'main')).toEqual([]);
  await press(page, payments.manual.paid);
  await expect(heading(page)).toHaveText(checkout.placed.told.title);
  await expect(main(page)).toContainText(email);
  await page.reload();
  await expect(page.getByRole('button', { name: payments.manual.paid })).toBeHidden();
});
