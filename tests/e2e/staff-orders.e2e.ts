import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import orders from '#locales/en/orders.json' with { type: 'json' };
import texts from '#locales/en/queue.json' with { type: 'json' };
import services from '#locales/en/services.json' with { type: 'json' };
import staff from '#locales/en/staff.json' with { type: 'json' };
import support from '#locales/en/support.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { sessionCookie } from './customer.ts';
import { expect, hydrated, test } from './panel.ts';
import { order, topUp } from './payer.ts';

const THOUSAND = {
  service: 'YouTube views · Advertising · Worldwide · Quick start',
  quantity: 1_000,
};
/** A sentence up to its first sum or name. */
const filled = (text: string, id: number) =>
  text.replace('{{id}}', String(id)).split('{{')[0] ?? text;

const link = (word: string) => `https://www.youtube.com/watch?v=demo-${word}`;

test('staff answer and deliver an order by hand, and clear up what became of another', async ({
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
  await logInAs('Hanna Hand');
  await topUp(payer, '30');
  const byHand = await order(payer, { ...THOUSAND, url: link('hand00') });
  const lost = await order(payer, { ...THOUSAND, url: link('lost00') });
  await page.goto(`${panelUrl}/orders/${byHand}`);
  if (hasScript) await hydrated(page);
  await page.getByText(support.ask, { exact: true }).click();
  await page.getByLabel(support.field.subject).fill('When?');
  await page.getByLabel(support.field.text).fill('First line\n<b>second</b> line');
  await page.getByRole('button', { name: support.submit }).click();
  await expect(page.getByText('<b>second</b> line')).toBeVisible();
  await expect(page.getByText(support.state.open)).toBeVisible();
  if (hasScript) expect(await findingsOf(page, '#support')).toEqual([]);
  const customerCookies = await context.cookies();

  await context.clearCookies();
  const place = { server, host: 'localhost' };
  await context.addCookies([await sessionCookie(place, DEMO_STAFF, DEMO_PASSWORD)]);
  const open = async (id: number) => {
    await page.goto(`${panelUrl}/staff/orders/${id}`);
    if (hasScript) await hydrated(page);
  };
  const card = (name: string) =>
    page.locator('form').filter({ has: page.getByRole('button', { name }) });

  await page.goto(`${panelUrl}/staff/orders`);
  // The current tab of the menu at the side once scrolled the page to itself.
  if (hasScript) expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const named = page.getByRole('link', { name: orders.number.replace('{{id}}', String(byHand)) });
  await expect(async () => {
    await page.reload();
    await expect(named).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 150_000 });
  if (hasScript) expect(await findingsOf(page, 'main')).toEqual([]);
  await open(byHand);
  if (hasScript) expect(await findingsOf(page, 'main')).toEqual([]);
  await page.getByLabel(support.answer.title).fill('Within the hour.');
  await page.getByRole('button', { name: support.answer.submit }).click();
  await expect(page.getByText(support.state.answered)).toBeVisible();
  await page.getByRole('button', { name: texts.decision.take.title }).click();
  await expect(page.getByText(texts.stand.working)).toBeVisible();
  const ending = card(texts.decision.end.title);
  await ending.getByLabel(texts.field.deliveredInAll).fill('400');
  await ending.getByRole('button', { name: texts.decision.end.title }).click();
  // Without a reason nothing is decided; what is typed before that is said would be for nothing.
  const reason = ending.getByLabel(texts.field.reason);
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('The video is private.');
  await ending.getByRole('button', { name: texts.decision.end.title }).click();
  // Money moves only when the sum and whose it is were agreed to.
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Hanna Hand');
  if (hasScript) expect(await findingsOf(page, 'dialog')).toEqual([]);
  await dialog.getByRole('link', { name: staff.ask.cancel }).last().click();
  await expect(dialog).toBeHidden();
  await open(byHand);
  await expect(page.getByText(texts.stand.working)).toBeVisible();
  await ending.getByLabel(texts.field.deliveredInAll).fill('400');
  await ending.getByLabel(texts.field.reason).fill('The video is private.');
  await ending.getByRole('button', { name: texts.decision.end.title }).click();
  await dialog.getByRole('button').first().click();
  await expect(page).toHaveURL(new RegExp(`done=${byHand}$`));
  await expect(page.getByText(filled(texts.done.refunded, byHand))).toBeVisible();

  await expect(async () => {
    await page.goto(`${panelUrl}/staff/orders?queue=unknown&search=${lost}`);
    await page.getByRole('link', { name: orders.number.replace('{{id}}', String(lost)) }).click();
    await expect(page.getByText(texts.stand.unknown)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 150_000 });
  await open(lost);
  const giving = card(texts.decision.give_back.title);
  await giving.getByLabel(texts.field.reason).fill('It never arrived.');
  await giving.getByRole('button', { name: texts.decision.give_back.title }).click();
  await dialog.getByRole('button').first().click();
  await expect(page.getByText(filled(texts.done.refunded, lost))).toBeVisible();

  await context.clearCookies();
  await context.addCookies(customerCookies);
  await page.goto(`${panelUrl}/orders/${byHand}`);
  await expect(page.getByText('400 of 1,000')).toBeVisible();
  await expect(page.getByText('The video is private.')).toBeVisible();
  await expect(page.getByText('Within the hour.')).toBeVisible();
  await page.goto(`${panelUrl}/orders/${lost}`);
  await expect(page.getByText(orders.state.canceled).first()).toBeVisible();
  expect((await page.goto(`${panelUrl}/staff/orders/${lost}`))?.status()).toBe(404);
  expect(complaints.filter((text) => !/status of (404|422)|preloaded using/.test(text))).toEqual(
    [],
  );
});

test('the palette leads to a page at once, into the field that the page is for @js', async ({
  page,
  panelUrl,
  context,
  server,
}) => {
  const place = { server, host: 'localhost' };
  await context.addCookies([await sessionCookie(place, DEMO_STAFF, DEMO_PASSWORD)]);
  await page.goto(`${panelUrl}/staff`);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(staff.palette.label).fill(staff.palette.deeds.prices);
  // Whatever the search finds as well comes behind it.
  await expect(dialog.getByRole('link').first()).toHaveText(staff.palette.deeds.prices);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/staff\/services\/prices$/);
  await expect(page.getByLabel(services.prices.filter, { exact: true })).toBeFocused();
});
