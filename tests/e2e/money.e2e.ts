import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import type { Page } from '@playwright/test';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import errors from '#locales/en/errors.json' with { type: 'json' };
import finances from '#locales/en/finances.json' with { type: 'json' };
import forms from '#locales/en/forms.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import staff from '#locales/en/staff.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { becomes } from './becomes.ts';
import { sessionCookie } from './customer.ts';
import { expect, hydrated, test } from './panel.ts';
import { orderEach, topUp } from './payer.ts';
import { tellPaid, test as testAtStripe } from './stripe.ts';

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });

/** Everybody knows it, as a demo is. */
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

/** Both steps, up to the button that pays. */
async function fillIn(page: Page, choice: { method: string; amount: string; coupon?: string }) {
  await page.getByRole('radio', { name: choice.method, exact: true }).check();
  await press(page, payments.step.next);
  await page.getByRole('textbox', { name: payments.amount }).fill(choice.amount);
  if (choice.coupon !== undefined) await page.getByLabel(payments.coupon).fill(choice.coupon);
}

/** By itself where a script runs, on asking where none does. */
async function seeTotal(page: Page, hasScript: boolean | undefined, total: string) {
  if (hasScript === false) await press(page, payments.recalculate);
  await expect(page.getByRole('main')).toContainText(`${payments.total.pay}${total}`);
}

async function expectNoViolations(page: Page, hasScript: boolean | undefined) {
  if (hasScript === false) return;
  expect(await findingsOf(page, 'main')).toEqual([]);
}

test('a top-up is paid once, whatever is pressed twice', async ({
  page,
  panelUrl,
  logInAs,
  javaScriptEnabled,
}) => {
  await logInAs('Mona Till');
  await page.goto(`${panelUrl}/add-funds`);
  if (javaScriptEnabled !== false) await hydrated(page);
  await fillIn(page, { method: 'Bank card', amount: '7.3' });
  await seeTotal(page, javaScriptEnabled, '$7.52');
  await expectNoViolations(page, javaScriptEnabled);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await page.getByRole('button', { name: payments.pay, exact: true }).dblclick();
  await expect(heading(page)).toHaveText(payments.sandbox.title);
  const gateway = page.url();

  await page.goBack();
  await page.getByRole('textbox', { name: payments.amount }).fill('7.3');
  await seeTotal(page, javaScriptEnabled, '$7.52');
  await press(page, payments.pay);
  await expect(page).toHaveURL(gateway);

  await second.getByRole('textbox', { name: payments.amount }).fill('7.3');
  await seeTotal(second, javaScriptEnabled, '$7.52');
  await press(second, payments.pay);
  await expect(second).toHaveURL(gateway);
  await second.close();

  await page.getByText(payments.sandbox.developer).click();
  await press(page, payments.sandbox.decision.repeat);
  await expect(heading(page)).toHaveText(payments.outcome.paid.title);
  await follow(page, payments.toFinances);
  await expect(heading(page)).toHaveText('Finances');
  // What it brings without its fee, once.
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('banner')).toContainText('$7.30');
  await expectNoViolations(page, javaScriptEnabled);

  const kind = page.getByRole('checkbox', { name: finances.kind.invoiced, exact: true });
  await kind.click();
  // A script needs no button.
  if (javaScriptEnabled === false) await press(page, finances.filter.apply);
  await expect(page).toHaveURL(/[?&]type=invoiced(&|$)/);
  await expect(kind).toBeChecked();
  await expect(page.getByRole('rowheader')).toHaveCount(1);

  await page.goto(gateway);
  await page.getByText(payments.sandbox.developer).click();
  await press(page, payments.sandbox.takenBack.refund);
  await becomes(page, payments.outcome.refunded.title);

  const backwards = 'start_date=2026-02-02&end_date=2026-02-01';
  const refused = await page.goto(`${panelUrl}/finances?${backwards}`);
  expect(refused?.status()).toBe(422);
  await expect(page.getByText(forms.datesBackwards)).toBeVisible();
  await expect(page.getByLabel(forms.from)).toHaveValue('2026-02-02');
});

test('earlier entries come below the latest', async ({
  page,
  context,
  panelUrl,
  logInAs,
  server,
  javaScriptEnabled,
}) => {
  await logInAs('Ida Long');
  const payer = { server, context };
  await topUp(payer, '60');
  const links = Array.from(
    { length: 22 },
    (_, at) => `https://www.youtube.com/watch?v=demo-hand${at + 10}`,
  );
  await orderEach(payer, links, {
    service: 'YouTube views · Advertising · Worldwide · Quick start',
    quantity: 1_000,
  });
  await page.goto(`${panelUrl}/finances`);
  // What was paid in, less what the orders cost.
  await expect(page.getByRole('banner')).toContainText('$9.40');
  if (javaScriptEnabled === false) {
    await expect(page.getByRole('rowheader')).toHaveCount(20);
    await follow(page, finances.earlier);
    await expect(page.getByRole('rowheader')).toHaveCount(3);
    return;
  }
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('rowheader')).toHaveCount(23);
});

test('what was declined says why, and what was left is gone on with', async ({
  page,
  panelUrl,
  logInAs,
  javaScriptEnabled,
}) => {
  await logInAs('Dora Klein');
  await page.goto(`${panelUrl}/add-funds?coupon=MORE15&amount=10`);
  if (javaScriptEnabled !== false) await hydrated(page);
  await fillIn(page, { method: 'Bank card', amount: '10' });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/add-funds\.data/, (route) => answered.then(() => route.fallback()));
  await press(page, payments.pay);
  if (javaScriptEnabled !== false) {
    // What is typed meanwhile is newer than the answer.
    await page.getByRole('textbox', { name: payments.amount }).fill('60');
    await seeTotal(page, javaScriptEnabled, '$61.74');
    answer();
  }
  await expect(page.getByRole('alert')).toContainText(errors.field.coupon_does_not_apply);
  await expect(page.getByLabel(payments.coupon)).toHaveValue('MORE15');
  if (javaScriptEnabled === false)
    await page.getByRole('textbox', { name: payments.amount }).fill('60');
  await seeTotal(page, javaScriptEnabled, '$61.74');
  await press(page, payments.pay);
  await press(page, payments.sandbox.decision.decline);
  await becomes(page, payments.outcome.failed.title);
  await expect(page.getByRole('main')).toContainText(payments.reason.declined);

  await follow(page, payments.another);
  if (javaScriptEnabled !== false) await hydrated(page);
  await fillIn(page, { method: 'QR code', amount: '3' });
  await seeTotal(page, javaScriptEnabled, '$3.03');
  await press(page, payments.pay);
  await expect(page.getByRole('dialog')).toBeVisible();
  await follow(page, payments.manual.cancel);
  await follow(page, payments.goOn);
  await follow(page, payments.manual.inBrowser);
  await page.getByText(payments.sandbox.developer).click();
  await press(page, payments.sandbox.decision.close);
  await expect(heading(page)).toHaveText(payments.outcome.unpaid.title);
  await follow(page, payments.goOn);
  await follow(page, payments.manual.inBrowser);
  await press(page, payments.sandbox.decision.approve);
  await becomes(page, payments.outcome.paid.title);
});

test('a transfer waits for staff, and for nobody else', async ({
  page,
  browser,
  panelUrl,
  logInAs,
  server,
  javaScriptEnabled,
}) => {
  await logInAs('Theo Bank');
  await page.goto(`${panelUrl}/add-funds`);
  if (javaScriptEnabled !== false) await hydrated(page);
  await fillIn(page, { method: 'Bank transfer', amount: '50' });
  await seeTotal(page, javaScriptEnabled, '$50.00');
  await press(page, payments.pay);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, javaScriptEnabled);
  await page.getByLabel('The name on your account').fill('T. Bank');
  await press(page, payments.manual.paid);
  await expect(heading(page)).toHaveText(payments.outcome.waiting.title);
  const number = new URL(page.url()).searchParams.get('invoice') ?? '';

  const answer = await page.request.get(`${panelUrl}/staff/payments`);
  expect(answer.status()).toBe(404);

  const place = { server, host: 'localhost' };
  const context = await browser.newContext({ javaScriptEnabled, serviceWorkers: 'block' });
  await context.addCookies([await sessionCookie(place, DEMO_STAFF, DEMO_PASSWORD)]);
  const desk = await context.newPage();
  await desk.goto(`${panelUrl}/staff/payments`);
  await desk.getByRole('link', { name: `Payment ${number}`, exact: true }).click();
  await expect(desk.getByRole('main')).toContainText('T. Bank');
  const late = await context.newPage();
  await late.goto(desk.url());
  await press(desk, staff.payments.approve.submit);
  // Nothing moves before the sum and whose it is were agreed to.
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('$50.00');
  await expect(dialog).toContainText('Theo Bank');
  if (javaScriptEnabled !== false) expect(await findingsOf(desk, 'dialog')).toEqual([]);
  await page.reload();
  await expect(heading(page)).toHaveText(payments.outcome.waiting.title);
  await press(desk, staff.payments.approve.agree.replace('{{amount}}', '$50.00'));
  await expect(desk).toHaveURL(new RegExp(`done=${number}$`));
  await expect(desk.getByRole('main')).toContainText('$50.00 credited to Theo Bank');
  await late.getByLabel(staff.payments.refuse.reason).fill('Nothing came.');
  await press(late, staff.payments.refuse.submit);
  await expect(late.getByRole('main')).toContainText(staff.payments.meanwhile);
  await context.close();

  await page.reload();
  await expect(heading(page)).toHaveText(payments.outcome.paid.title);

  await page.goto(`${panelUrl}/add-funds`);
  if (javaScriptEnabled !== false) await hydrated(page);
  await fillIn(page, { method: 'Invoice', amount: '200' });
  await seeTotal(page, javaScriptEnabled, '$200.00');
  await press(page, payments.pay);
  await press(page, payments.manual.paid);
  await expect(heading(page)).toHaveText(payments.outcome.waiting.title);
});

interface AtStripe {
  panelUrl: string;
  hasScript: boolean | undefined;
  amount: string;
  total: string;
}

/** As far as the page of Stripe. */
async function startPaying(page: Page, { panelUrl, hasScript, amount, total }: AtStripe) {
  await page.goto(`${panelUrl}/add-funds`);
  if (hasScript !== false) await hydrated(page);
  await fillIn(page, { method: 'Card by Stripe', amount });
  await seeTotal(page, hasScript, total);
  await press(page, payments.pay);
  // With a script, the page that leads on is passed by itself.
  if (hasScript === false) await follow(page, payments.goOn);
  await expect(heading(page)).toHaveText(`Pay ${total}`);
}

testAtStripe(
  'a customer is led to Stripe and back, however it ends there',
  async ({ page, panelUrl, logInAs, server, stripe, javaScriptEnabled: hasScript }) => {
    await logInAs('Stella Strip');
    await startPaying(page, { panelUrl, hasScript, amount: '20', total: '$20.58' });
    await follow(page, 'Leave');
    await expect(page).toHaveURL(/\/add-funds\/error\?/);
    await expect(heading(page)).toHaveText(payments.outcome.unpaid.title);

    await follow(page, payments.goOn);
    await expect(page).toHaveURL(/\/add-funds\?/);
    await follow(page, payments.goOn);
    await press(page, 'Pay by bank');
    await expect(page).toHaveURL(/\/add-funds\/success\?/);
    await expect(heading(page)).toHaveText(payments.outcome.coming.title);
    await tellPaid(server, stripe);
    await becomes(page, payments.outcome.paid.title);

    await startPaying(page, { panelUrl, hasScript, amount: '30', total: '$30.87' });
    // Nothing is told: Stripe is asked.
    await press(page, 'Pay');
    await becomes(page, payments.outcome.paid.title);
    expect(stripe.sessions).toHaveLength(2);
    // The page and its bar are read at once, and the money comes in between.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('banner')).toContainText('$50.00', { timeout: 1000 });
    }).toPass();
  },
);

testAtStripe(
  'a payment that is put aside is in no list, and is credited if its money comes late',
  async ({ page, panelUrl, logInAs, server, stripe, javaScriptEnabled: hasScript }) => {
    await logInAs('Lara Late');
    await startPaying(page, { panelUrl, hasScript, amount: '20', total: '$20.58' });
    await page.goto(`${panelUrl}/add-funds`);
    await expect(page.getByRole('main')).toContainText(payments.unfinished);
    await expectNoViolations(page, hasScript);
    await press(page, payments.cancel);
    await expect(heading(page)).toHaveText(payments.outcome.canceled.title);
    await expect(page.getByRole('main')).toContainText(payments.outcome.expired.text);
    const outcome = page.url();
    await page.goto(`${panelUrl}/add-funds`);
    await expect(page.getByRole('main')).not.toContainText(payments.unfinished);
    await tellPaid(server, stripe);
    await expect(async () => {
      await page.goto(outcome);
      await expect(heading(page)).toHaveText(payments.outcome.paid.title, { timeout: 1000 });
      await expect(page.getByRole('banner')).toContainText('$20.00', { timeout: 1000 });
    }).toPass();
  },
);
