import type { Page } from '@playwright/test';
import accounts from '#locales/en/accounts.json' with { type: 'json' };
import checkout from '#locales/en/checkout.json' with { type: 'json' };
import follow from '#locales/en/follow.json' with { type: 'json' };
import orders from '#locales/en/orders.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import type { Mails } from './common-scene.ts';
import { addressOf, lastLink, PASSWORD, sessionCookie } from './customer.ts';
import { expect, hydrated, test } from './panel.ts';
import { payBy } from './pay-by.ts';

/** Comes to $116.15 with the fee of the code that it is paid by. */
const FORM = new URLSearchParams({
  serviceId: '2',
  quantity: '50000',
  source: 'buy_page',
  url: 'https://www.youtube.com/watch?v=demo-quick0',
});

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

test('a guest pays and follows an order by its link, keeps its receipt and opens its account', async ({
  page,
  panelUrl,
  context,
  server,
  mails,
  complaints,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  const email = addressOf('Follow');
  await page.goto(`${panelUrl}/orders/create?${FORM.toString()}`);
  if (hasScript) await hydrated(page);
  await page.getByLabel(checkout.email).fill(email);
  await payBy(page, /^QR code/);
  if (!hasScript) await press(page, payments.recalculate);
  await expect(main(page)).toContainText(`${payments.total.pay}$116.15`);
  await press(page, checkout.order);
  // What was not paid there is paid behind the link; pressed twice, it is one payment.
  await page.goto(await addressOfLink(page, checkout.placed.follow));
  if (hasScript) await hydrated(page);
  await page.getByRole('radio', { name: /^QR code/ }).check();
  await page.getByRole('button', { name: new RegExp(`^${orders.pay.submit}`) }).dblclick();
  await expect(page).toHaveURL(/\/orders\/placed/);
  await page.getByRole('link', { name: payments.manual.inBrowser, exact: true }).click();
  await press(page, payments.sandbox.decision.approve);

  const link = await followLink(mails, email);
  const opened = await page.goto(link);
  // It is `no-referrer` where there is https.
  expect(opened?.headers()['referrer-policy']).toBe('same-origin');
  expect(opened?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectCompleted(page, hasScript);
  await expect(main(page)).not.toContainText(email);
  if (hasScript) expect(await findingsOf(page, 'main')).toEqual([]);

  const seen = (await mails()).length;
  await press(page, follow.claim.submit);
  await expect(page.getByText(follow.claim.asked)).toBeVisible();
  await page.getByRole('link', { name: orders.receipt, exact: true }).click();
  await expect(main(page)).toContainText(`${follow.receipt.paid}$116.15`);
  await expect(main(page)).toContainText(`${follow.receipt.from}Marquee Demo Ltd`);
  for (const own of ['London EC1A 1AA', 'GB 000 1234 56'])
    await expect(main(page)).toContainText(own);
  if (hasScript) expect(await findingsOf(page, 'main')).toEqual([]);

  await page.goto(await lastLink(mails, email, seen));
  // Who ordered as a guest never had a password.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accounts.reset.firstTitle);
  await page.getByLabel(accounts.field.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(accounts.field.passwordAgain).fill(PASSWORD);
  await press(page, accounts.reset.set);
  await expect(page).toHaveURL(/\/login$/);
  const place = { server, host: 'localhost' };
  await context.addCookies([await sessionCookie(place, { email })]);
  await page.goto(`${panelUrl}/orders`);
  const number = /followed\/(\d+)\//.exec(link)?.[1] ?? '';
  await expect(page.getByRole('row').filter({ hasText: `Order ${number}` })).toBeVisible();
  expect(complaints).toEqual([]);

  const forged = await page.goto(`${link.slice(0, -1)}_`);
  const nobody = await context.request.get(link.replace(`/${number}/`, '/999999/'));
  expect([forged?.status(), nobody.status()]).toEqual([404, 404]);
});

async function addressOfLink(page: Page, name: string) {
  const href = await page.getByRole('link', { name }).first().getAttribute('href');
  return new URL(href ?? '', page.url()).href;
}

/** A script looks by itself; without one, whoever waits loads the page again. */
async function expectCompleted(page: Page, hasScript: boolean) {
  const badge = main(page).getByText(orders.state.completed, { exact: true }).first();
  if (hasScript) return expect(badge).toBeVisible({ timeout: 150_000 });
  return expect(async () => {
    await page.reload();
    await expect(badge).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 150_000 });
}

/** The one that stands in the mail about the payment. */
async function followLink(mails: Mails, email: string) {
  let link: string | undefined;
  await expect(async () => {
    const received = await mails();
    const sources = received.filter(({ to }) => to.includes(email)).map(({ source }) => source);
    const text = sources.join('').replaceAll('=\r\n', '');
    link = /https?:\/\/\S+\/orders\/followed\/\d+\/[\w-]{43}/.exec(text)?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 150_000 });
  return link ?? '';
}
