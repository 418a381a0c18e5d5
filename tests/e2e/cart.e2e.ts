import type { Page } from '@playwright/test';
import cart from '#locales/en/cart.json' with { type: 'json' };
import checkout from '#locales/en/checkout.json' with { type: 'json' };
import ordering from '#locales/en/ordering.json' with { type: 'json' };
import orders from '#locales/en/orders.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import service from '#locales/en/service.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { becomes } from './becomes.ts';
import { addressOf } from './customer.ts';
import { expect, hydrated, test } from './panel.ts';
import { openWays, payBy } from './pay-by.ts';
import { fillCart, linkCard, ordersOf, topUp } from './payer.ts';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const OTHER = 'https://www.youtube.com/watch?v=Ab1Cd2Ef3Gh';
const ACCOUNT = 'https://www.instagram.com/nasa/';
/** Services of the demo about which nothing more has to be said than a link and a quantity. */
const FIVE: [slug: string, link: string][] = [
  ['youtube-views-advertising-worldwide-gradual', VIDEO],
  ['youtube-views-advertising-worldwide-quick-start', VIDEO],
  ['youtube-views-audience-tasks-worldwide-gradual', VIDEO],
  ['instagram-followers-advertising-worldwide-gradual', ACCOUNT],
  ['instagram-followers-advertising-worldwide-quick-start', ACCOUNT],
];

interface Shopper {
  page: Page;
  panelUrl: string;
  hasScript: boolean;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** A text as it is read, up to what it is filled with. */
const begins = (text: string) => new RegExp(`^${text.split('{{')[0]}`);
const rows = (page: Page) => page.getByRole('listitem', { name: begins(cart.line) });

async function add({ page, panelUrl, hasScript }: Shopper, lines: typeof FIVE, before = 0) {
  for (const [index, [slug, link]] of lines.entries()) {
    await page.goto(`${panelUrl}/services/${slug}`);
    if (hasScript) await hydrated(page);
    await page.getByLabel(service.order.url).fill(link);
    await press(page, service.order.add);
    if (!hasScript) await expect(heading(page)).toHaveText(cart.title);
    const count = before + index + 1;
    const holds = count === 1 ? 'Cart: 1 item' : `Cart: ${count} items`;
    await expect(page.getByRole('banner').getByRole('link', { name: holds })).toBeVisible();
  }
}

async function openCart({ page, panelUrl, hasScript }: Shopper) {
  await page.goto(`${panelUrl}/cart`);
  if (hasScript) await hydrated(page);
  await expect(heading(page)).toHaveText(cart.title);
}

/** By itself where a script runs, on asking where none does. */
async function seeTotal({ page, hasScript }: Shopper, total: string) {
  if (!hasScript) await press(page, payments.recalculate);
  await expect(main(page)).toContainText(`${payments.total.pay}${total}`);
}

async function order({ page }: Shopper) {
  await press(page, checkout.order);
}

test('a cart of five lines is changed, gets a coupon and is paid from the balance', async ({
  page,
  context,
  server,
  panelUrl,
  logInAs,
  javaScriptEnabled,
}) => {
  const shopper = { page, panelUrl, hasScript: javaScriptEnabled !== false };
  await logInAs('Carla Basket');
  await topUp({ server, context }, '100');
  await fillCart({ server, context }, FIVE.slice(0, 4));
  await add(shopper, FIVE.slice(4), 4);
  await openCart(shopper);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart: 5 items' })).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  if (shopper.hasScript) expect(await findingsOf(page, 'main')).toEqual([]);

  await rows(page)
    .first()
    .getByRole('link', { name: begins(cart.edit) })
    .click();
  await page.getByLabel(cart.quantity).fill('10000');
  await press(page, cart.save);
  await expect(rows(page).first()).toContainText('$14.40');
  await expect(page.getByLabel(cart.quantity)).toHaveCount(0);
  await rows(page)
    .first()
    .getByRole('link', { name: begins(cart.edit) })
    .click();
  await press(page, cart.save);
  await expect(page.getByLabel(cart.quantity)).toHaveCount(0);
  await rows(page)
    .first()
    .getByRole('link', { name: begins(cart.edit) })
    .click();
  await page.getByLabel(cart.subtotal, { exact: true }).fill('2.88');
  await press(page, cart.save);
  await expect(rows(page).first()).toContainText('2,000');

  await rows(page)
    .nth(1)
    .getByRole('button', { name: begins(cart.remove) })
    .click();
  await expect(rows(page)).toHaveCount(4);
  await press(page, 'Remove all Instagram items');
  await expect(rows(page)).toHaveCount(2);
  await press(page, 'Remove all YouTube items');
  await expect(page.getByRole('dialog')).toContainText(cart.clear.title);
  await page.getByRole('link', { name: cart.cancel }).click();
  await expect(rows(page)).toHaveCount(2);

  await payBy(page, /^Balance/);
  await page.getByLabel(payments.coupon).fill('NONE-SUCH');
  await seeTotal(shopper, '$11.38');
  await expect(main(page)).toContainText(checkout.coupon.useless);
  await page.getByLabel(payments.coupon).fill('WELCOME10');
  await seeTotal(shopper, '$10.25');
  await expect(main(page)).toContainText(checkout.coupon.applies);
  await page.getByText(payments.why).click();
  await expect(main(page)).toContainText(checkout.line.base);
  await order(shopper);
  await expect(page.getByText(orders.thanks.title)).toBeVisible();
  await expect(page).toHaveURL(/\/orders\?placed=\d+(,|%2C)\d+$/);
  const placed = await ordersOf({ server, context });
  expect(placed.map(({ status }) => status)).toEqual(['in_processing', 'in_processing']);
  await openCart(shopper);
  await expect(main(page)).toContainText(cart.empty.title);
});

/** As from a payment that was made. */
async function comeBack({ page, panelUrl, hasScript }: Shopper) {
  const back = new URL(page.url()).searchParams.get('back') ?? '';
  await page.goto(panelUrl + back);
  if (hasScript) await hydrated(page);
}

test('a saved card pays at once, and a balance that is too low leads to adding funds and back', async ({
  page,
  context,
  server,
  panelUrl,
  logInAs,
  javaScriptEnabled,
}) => {
  const shopper = { page, panelUrl, hasScript: javaScriptEnabled !== false };
  await logInAs('Karl Plastic');
  await linkCard({ server, context }, 'accept');
  await fillCart({ server, context }, FIVE.slice(0, 1));
  await openCart(shopper);
  await payBy(page, /^Balance/);
  await seeTotal(shopper, '$7.20');
  const fast = page.getByRole('checkbox', {
    name: checkout.speedup.label.replace('{{price}}', '$1.80'),
  });
  await fast.check();
  await seeTotal(shopper, '$9.00');
  await expect(fast).toBeChecked();
  await page.getByLabel(payments.coupon).fill('MORE15');
  await press(page, checkout.balance.add);
  await expect(page).toHaveURL(/\/add-funds\?.*back=%2Fcart%3Fkept/);
  await comeBack(shopper);
  await expect(page.getByLabel(payments.coupon)).toHaveValue('MORE15');
  await expect(fast).toBeChecked();
  await openWays(page);
  await expect(page.getByRole('radio', { name: /^Balance/ })).toBeChecked();

  // A form of two lines is left, and comes back with both of them.
  const quick = 'serviceId=2&quantity=1000&networkId=1&serviceTypeId=1';
  await page.goto(`${panelUrl}/orders/create?type=multi&${quick}`);
  if (shopper.hasScript) await hydrated(page);
  await page.locator('#line-0-url').fill(VIDEO);
  await press(page, ordering.order.add);
  await page.locator('#line-1-url').fill(OTHER);
  await payBy(page, /^Balance/);
  if (!shopper.hasScript) await press(page, payments.recalculate);
  await press(page, checkout.balance.add);
  await expect(page).toHaveURL(/\/add-funds\?.*type%3Dmulti%26kept/);
  await comeBack(shopper);
  await expect(page.locator('#line-0-quantity')).toHaveValue('1000');
  await expect(page.locator('#line-0-url')).toHaveValue(VIDEO);
  await expect(page.locator('#line-1-url')).toHaveValue(OTHER);
  await openWays(page);
  await expect(page.getByRole('radio', { name: /^Balance/ })).toBeChecked();

  await openCart(shopper);
  await payBy(page, /••••/);
  await seeTotal(shopper, '$7.41');
  await order(shopper);
  await expect(page.getByText(orders.thanks.title)).toBeVisible();
  expect(await ordersOf({ server, context })).toMatchObject([{ status: 'in_processing' }]);
});

test('who presses twice and goes back pays for one order at the gateway', async ({
  page,
  context,
  server,
  panelUrl,
  logInAs,
  complaints,
  javaScriptEnabled,
}) => {
  const shopper = { page, panelUrl, hasScript: javaScriptEnabled !== false };
  await logInAs('Rita Twice');
  // Nothing of it can be sped up, so that the first press orders.
  await fillCart({ server, context }, FIVE.slice(1, 2));
  await openCart(shopper);
  const second = await context.newPage();
  await openCart({ ...shopper, page: second });
  await payBy(page, 'Bank card');
  await seeTotal(shopper, '$11.84');
  await page.getByRole('button', { name: checkout.order, exact: true }).dblclick();
  await expect(heading(page)).toHaveText(payments.sandbox.title);
  const gateway = page.url();
  await press(second, checkout.order);
  await expect(second).toHaveURL(gateway);
  await second.close();
  await page.getByText(payments.sandbox.developer).click();
  await press(page, payments.sandbox.decision.repeat);
  await becomes(page, payments.order.paid.title);
  expect(await ordersOf({ server, context })).toMatchObject([{ status: 'in_processing' }]);
  expect(complaints).toEqual([]);
});

test('a guest orders by e-mail and is told the same, whoever has that address', async ({
  page,
  panelUrl,
  logInAs,
  context,
  javaScriptEnabled,
}) => {
  const shopper = { page, panelUrl, hasScript: javaScriptEnabled !== false };
  const { email: known } = await logInAs('Gerda Known');
  for (const email of [addressOf('Guest'), known]) {
    await context.clearCookies({ name: /session|cart|placed/ });
    await add(shopper, FIVE.slice(1, 2));
    await openCart(shopper);
    await press(page, checkout.order);
    await expect(main(page)).toContainText(checkout.refused);
    await page.getByLabel(checkout.email).fill(email);
    await press(page, checkout.order);
    await press(page, payments.sandbox.decision.approve);
    await expect(heading(page)).toHaveText(checkout.placed.placed.title);
    await expect(main(page)).toContainText(checkout.placed.mail.text.replace('{{email}}', email));
    await expect(main(page)).toContainText('$11.84');
    if (shopper.hasScript) expect(await findingsOf(page, 'main')).toEqual([]);
  }
});

test('a guest whose card is declined pays another way', async ({
  page,
  panelUrl,
  javaScriptEnabled,
}) => {
  const shopper = { page, panelUrl, hasScript: javaScriptEnabled !== false };
  await add(shopper, FIVE.slice(1, 2));
  await openCart(shopper);
  await page.getByLabel(checkout.email).fill(addressOf('Declined'));
  await press(page, checkout.order);
  await press(page, payments.sandbox.decision.decline);
  await expect(main(page)).toContainText(checkout.placed.left.text);
  await page.getByRole('link', { name: payments.another }).click();
  await page.getByRole('button', { name: new RegExp(`^${orders.pay.submit} `) }).click();
  await press(page, payments.sandbox.decision.approve);
  await expect(heading(page)).toHaveText(checkout.placed.placed.title);
});

test('the drawer shows the cart beside the page @js', async ({ page, panelUrl }) => {
  await add({ page, panelUrl, hasScript: true }, FIVE.slice(0, 2));
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: cart.title });
  await expect(drawer).toContainText(payments.total.pay);
  expect(await findingsOf(page, 'dialog[open]')).toEqual([]);
  await drawer
    .getByRole('button', { name: /^Remove YouTube/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart: 1 item', includeHidden: true })).toHaveCount(
    1,
  );
  await drawer.getByRole('button', { name: /^Remove YouTube/ }).click();
  await press(page, cart.clear.confirm);
  await expect(drawer).toContainText(cart.empty.title);
  const closed = page.waitForResponse(/checkout\/close-cart/);
  await page.keyboard.press('Escape');
  expect((await closed).status()).toBe(200);
  await expect(drawer).toBeHidden();
});

test('a guest whose cart is gone may have its lines back @js', async ({
  page,
  context,
  panelUrl,
}) => {
  const shopper = { page, panelUrl, hasScript: true };
  await add(shopper, FIVE.slice(0, 2));
  await openCart(shopper);
  await expect(rows(page)).toHaveCount(2);
  await context.clearCookies({ name: 'cart' });
  await openCart(shopper);
  await press(page, cart.lost.restore);
  await expect(rows(page)).toHaveCount(2);
});
