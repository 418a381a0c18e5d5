import type { Page } from '@playwright/test';
import finances from '#locales/en/finances.json' with { type: 'json' };
import notices from '#locales/en/notices.json' with { type: 'json' };
import texts from '#locales/en/orders.json' with { type: 'json' };
import overview from '#locales/en/overview.json' with { type: 'json' };
import panels from '#locales/en/panels.json' with { type: 'json' };
import promoted from '#locales/en/promoted.json' with { type: 'json' };
import reviews from '#locales/en/reviews.json' with { type: 'json' };
import server from '#locales/en/server.json' with { type: 'json' };
import withdrawals from '#locales/en/withdrawals.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { expect, hydrated, test } from './panel.ts';
import { order, topUp } from './payer.ts';

/** $2.30 together. */
const THOUSAND = {
  service: 'YouTube views · Advertising · Worldwide · Quick start',
  quantity: 1_000,
};
const BANK_CARD = 1;
const link = (word: string) => `https://www.youtube.com/watch?v=demo-${word}`;

/** A script looks by itself; without one, whoever waits loads the page again. */
async function expectState(page: Page, state: string, hasScript: boolean) {
  const badge = page.getByRole('main').getByText(state, { exact: true }).first();
  if (hasScript) return expect(badge).toBeVisible({ timeout: 150_000 });
  return expect(async () => {
    await page.reload();
    await expect(badge).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 150_000 });
}

test('orders are delivered before one\u2019s eyes, in part, or not at all when they are canceled', async ({
  page,
  panelUrl,
  context,
  server: running,
  logInAs,
  complaints,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  const payer = { context, server: running };
  await logInAs('Ines Order');
  await topUp(payer, '30');
  const whole = await order(payer, { ...THOUSAND, url: link('quick0') });
  const part = await order(payer, { ...THOUSAND, url: link('part00') });
  const slow = await order(payer, { ...THOUSAND, url: link('slow00') });

  await page.goto(`${panelUrl}/orders`);
  await expect(page.getByRole('row')).toHaveCount(4);
  if (hasScript) expect(await findingsOf(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: texts.state.unpaid, exact: true }).click();
  await expect(page.getByText(overview.none)).toBeVisible();

  await page.goto(`${panelUrl}/orders/${slow}`);
  if (hasScript) await hydrated(page);
  await page.getByRole('button', { name: texts.hold.pause }).click();
  await expect(page.getByText(texts.meaning.stopped)).toBeVisible();
  await page.getByRole('button', { name: texts.hold.activate }).click();
  const goesOn = page.getByText(texts.meaning.in_processing);
  await expect(goesOn.or(page.getByText(texts.meaning.waiting))).toBeVisible();
  await page.getByRole('link', { name: texts.cancel.ask }).click();
  const agree = page.getByRole('button', { name: texts.cancel.agree });
  await expect(agree).toBeVisible();
  if (hasScript) expect(await findingsOf(page, 'body')).toEqual([]);
  await agree.click();
  await expectState(page, texts.event.ended_short, hasScript);
  await expect(page.getByText('Refunded: $2')).toBeVisible();

  await page.goto(`${panelUrl}/orders/${whole}`);
  await expectState(page, texts.state.completed, hasScript);
  await expect(page.getByText('1,000 of 1,000')).toBeVisible();
  await expect(page.getByText('YouTube \u00b7 demo-quick0')).toBeVisible();
  const outside = page.getByRole('link', { name: promoted.open });
  await expect(outside).toHaveAttribute('href', link('quick0'));
  const thumbnail = page.getByRole('main').locator('img[src^="/link-picture?"]');
  if (hasScript) await expect(thumbnail).toHaveJSProperty('naturalWidth', 320);
  else await expect(thumbnail).toBeVisible();
  await page.goto(`${panelUrl}/orders/${part}`);
  await expectState(page, texts.state.partial, hasScript);
  // Of three orders of one service, the one that came whole is asked about.
  await page.goto(`${panelUrl}/orders`);
  const toReview = page.getByRole('row').filter({ hasText: reviews.prompt.open });
  await expect(toReview).toHaveCount(1);
  await expect(toReview).toContainText(texts.number.replace('{{id}}', String(whole)));
  await page.goto(`${panelUrl}/finances`);
  const refund = { hasText: finances.kind.cancel_order };
  await expect(page.getByRole('row').filter(refund)).toHaveCount(2);

  // Of the two orders that ended by themselves: what was just paid or canceled is no news.
  const bell = (unread: number) =>
    page.getByRole('link', { name: `${panels.profile.notices}: ${unread}` });
  await bell(2).click();
  const told = notices.told.order_completed.replace('{{number}}', String(whole));
  const notice = page.getByRole('button', { name: told });
  await expect(notice).toBeVisible();
  if (hasScript) expect(await findingsOf(page, 'body')).toEqual([]);
  await notice.click();
  await expect(page.getByText('1,000 of 1,000')).toBeVisible();
  await bell(1).click();
  await page.getByRole('button', { name: notices.readAll }).click();
  await expect(page.getByRole('link', { name: told })).toBeVisible();
  await expect(page.getByRole('button', { name: notices.readAll })).toBeHidden();
  expect(complaints).toEqual([]);
});

test('an order that was never paid is paid later, or given up', async ({
  page,
  panelUrl,
  context,
  server: running,
  logInAs,
  complaints,
}) => {
  const payer = { context, server: running };
  await logInAs('Ulla Later');
  await topUp(payer, '30');
  // The card takes five dollars at least.
  const unpaid = { ...THOUSAND, quantity: 3_000, url: link('quick0'), paidBy: BANK_CARD };
  const [paid, left] = [await order(payer, unpaid), await order(payer, unpaid)];

  await page.goto(`${panelUrl}/orders/${paid}`);
  await page.getByRole('radio', { name: /Balance/ }).check();
  await page.getByRole('button', { name: texts.pay.submit }).click();
  await expect(page.getByText(server.flash.orderPaid)).toBeVisible();
  await expect(page.getByText(texts.delivery)).toBeVisible();

  await page.goto(`${panelUrl}/orders/${left}`);
  await page.getByRole('button', { name: texts.pay.giveUp }).click();
  await expect(page.getByText(texts.state.canceled).first()).toBeVisible();

  const other = await page.goto(`${panelUrl}/orders/999999`);
  expect(other?.status()).toBe(404);
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
});

test('what was ordered is found, summed up, and followed run by run', async ({
  page,
  panelUrl,
  context,
  server: running,
  logInAs,
  complaints,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  const payer = { context, server: running };
  await logInAs('Sami Counts');
  await page.goto(`${panelUrl}/dashboard`);
  await expect(page.getByText(overview.welcome.text)).toBeVisible();
  await page.goto(`${panelUrl}/drip-feed`);
  await expect(page.getByText(overview.drip.empty.title)).toBeVisible();
  await page.goto(`${panelUrl}/finances/withdraw`);
  await page.getByRole('link', { name: withdrawals.nothing.ways.referral }).click();
  await expect(page).toHaveURL(/\/referral-program$/);
  await topUp(payer, '30');
  await order(payer, { ...THOUSAND, url: link('slow00') });
  const found = await order(payer, { ...THOUSAND, quantity: 2_000, url: link('slow01') });
  const dripped = await order(payer, { ...THOUSAND, url: link('slow02'), runs: 3 });

  await page.goto(`${panelUrl}/orders`);
  if (hasScript) await hydrated(page);
  await page.getByLabel(overview.search).fill(link('slow01'));
  await page.getByLabel(overview.sort).selectOption('dearest');
  await page.getByRole('button', { name: finances.filter.apply }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText(`Order ${found}`)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: overview.export }).click();
  expect((await download).suggestedFilename()).toBe('orders.csv');

  await page.goto(`${panelUrl}/dashboard`);
  const underWay = page.getByRole('article').filter({ hasText: overview.last.in_processing });
  await expect(underWay.getByRole('listitem')).toHaveCount(3);
  if (hasScript) expect(await findingsOf(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: overview.toStatistics }).click();
  await page.getByLabel(overview.group).selectOption('service');
  await page.getByRole('button', { name: finances.filter.apply }).click();
  const sums = page.getByRole('row').filter({ hasText: THOUSAND.service });
  await expect(sums.filter({ hasText: '4,000' })).toBeVisible();
  if (hasScript) expect(await findingsOf(page, 'main')).toEqual([]);

  if (hasScript) {
    // On a tablet its link is a line of it, not a column of single letters.
    await page.setViewportSize({ width: 900, height: 900 });
    await page.goto(`${panelUrl}/drip-feed`);
    const feed = page
      .getByRole('row')
      .filter({ hasText: link('slow02').replace('https://www.', '') });
    expect((await feed.boundingBox())?.height).toBeLessThan(140);
  }
  await page.goto(`${panelUrl}/orders/${dripped}`);
  await page.getByRole('link', { name: /^Drip-feed \d+$/ }).click();
  await expect(page.getByText(overview.drip.planned)).toHaveCount(2);
  if (hasScript) {
    expect(await findingsOf(page, 'main')).toEqual([]);
    await hydrated(page);
  }
  await page.getByRole('link', { name: overview.drip.ask }).click();
  await page.getByRole('button', { name: overview.drip.agree }).click();
  await expect(page.getByText(overview.drip.dropped)).toHaveCount(2);
  const other = await page.goto(`${panelUrl}/drip-feed/999999`);
  expect(other?.status()).toBe(404);
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
});
