import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import orders from '#locales/en/orders.json' with { type: 'json' };
import queue from '#locales/en/queue.json' with { type: 'json' };
import texts from '#locales/en/refill.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { sessionCookie } from './customer.ts';
import { expect, hydrated, test } from './panel.ts';
import { order, topUp } from './payer.ts';

/** With a guarantee of thirty days. */
const LIKES = {
  service: 'YouTube likes · Advertising · Worldwide · Gradual',
  quantity: 100,
  isGuarantee: true,
};
const link = (word: string) => `https://www.youtube.com/watch?v=demo-${word}`;

test('what drops of an order is delivered again, and staff refuse what they have to', async ({
  page,
  panelUrl,
  context,
  server,
  logInAs,
  complaints,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  const payer = { context, server };
  await logInAs('Rita Refill');
  await topUp(payer, '30');
  const dropping = await order(payer, { ...LIKES, url: link('drop00') });
  const byHand = await order(payer, { ...LIKES, url: link('hand00') });
  const customerCookies = await context.cookies();
  const told = (text: string) =>
    text.replace('{{id}}', String(byHand)).replace('{{name}}', 'Rita Refill');
  const asking = page.getByRole('button', { name: texts.ask });
  /** A script looks by itself; without one, whoever waits loads the page again. */
  const expectShown = (text: string) =>
    expect(async () => {
      if (!hasScript) await page.reload();
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible({
        timeout: hasScript ? 150_000 : 1_000,
      });
    }).toPass({ timeout: 150_000 });

  await page.goto(`${panelUrl}/orders/${dropping}`);
  await expectShown(orders.event.completed);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('70', { exact: true }).first()).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 150_000 });
  if (hasScript) {
    await hydrated(page);
    expect(await findingsOf(page, 'main')).toEqual([]);
  }
  await expect(page.getByText('30 of 100 have dropped.')).toBeVisible();
  await page.getByRole('button', { name: texts.alone.switchOn }).click();
  await expect(page.getByText(texts.alone.on)).toBeVisible();
  await page.getByRole('button', { name: texts.alone.switchOff }).click();
  await expect(page.getByText(texts.alone.off)).toBeVisible();
  await asking.click();
  await expectShown(orders.event.refill_completed);
  await expect(page.getByText(texts.why.too_soon)).toBeVisible();
  await expect(asking).toHaveCount(0);

  await context.clearCookies();
  const place = { server, host: 'localhost' };
  const staffCookie = await sessionCookie(place, DEMO_STAFF, DEMO_PASSWORD);
  await context.addCookies([staffCookie]);
  const card = (name: string) =>
    page.locator('form').filter({ has: page.getByRole('button', { name }) });
  await page.goto(`${panelUrl}/staff/orders/${byHand}`);
  await expect(async () => {
    await page.reload();
    await expect(card(queue.decision.complete.title)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 150_000 });
  if (hasScript) await hydrated(page);
  await page.getByRole('button', { name: queue.decision.complete.title }).click();
  const agree = page.getByRole('dialog').getByRole('button', { name: queue.ask.complete.agree });
  await agree.click();
  await expect(page.getByText(told(queue.done.completed))).toBeVisible();

  await context.clearCookies();
  await context.addCookies(customerCookies);
  await page.goto(`${panelUrl}/orders/${byHand}`);
  if (hasScript) await hydrated(page);
  await asking.click();
  await expect(page.getByText(texts.why.open)).toBeVisible();

  await context.clearCookies();
  await context.addCookies([staffCookie]);
  await page.goto(`${panelUrl}/staff/orders?queue=refills`);
  const named = orders.number.replace('{{id}}', String(byHand));
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: named })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 150_000 });
  await page.getByRole('link', { name: named }).click();
  const refusing = card(queue.decision.refill_refuse.title);
  await expect(refusing).toBeVisible();
  if (hasScript) {
    await hydrated(page);
    expect(await findingsOf(page, 'main')).toEqual([]);
  }
  await refusing.getByLabel(queue.field.reason).fill('The video is private.');
  await refusing.getByRole('button', { name: queue.decision.refill_refuse.title }).click();
  await expect(page.getByText(told(queue.done.saved))).toBeVisible();
  await page.goto(`${panelUrl}/staff/orders/${byHand}`);
  await expect(page.getByText(queue.closed)).toBeVisible();

  await context.clearCookies();
  await context.addCookies(customerCookies);
  await page.goto(`${panelUrl}/orders/${byHand}`);
  await expect(page.getByText('The video is private.')).toBeVisible();
  await expect(page.getByText(texts.state.refused, { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
