import type { Page } from '@playwright/test';
import { CONSENT_COOKIE } from '#app/lib/session/consent.ts';
import cart from '#locales/en/cart.json' with { type: 'json' };
import checkout from '#locales/en/checkout.json' with { type: 'json' };
import ordering from '#locales/en/ordering.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import service from '#locales/en/service.json' with { type: 'json' };
import type { RecordedCall } from '#tests/harness/recording-core.ts';
import { chooseOption } from './choose-option.ts';
import { makeCustomer, sessionCookie } from './customer.ts';
import { expect, hydrated, undrawnBrowser } from './panel.ts';
import { payBy } from './pay-by.ts';
import { fillCart, topUp } from './payer.ts';
import { test } from './recorded.ts';

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const CHANNEL = 'https://www.youtube.com/@marquee';
const ACCOUNT = 'https://www.instagram.com/nasa/';
const QUICK = 'YouTube views · Advertising · Worldwide · Quick start';
const FIVE: [slug: string, link: string][] = [
  ['youtube-views-advertising-worldwide-gradual', VIDEO],
  ['youtube-views-advertising-worldwide-quick-start', VIDEO],
  ['youtube-views-audience-tasks-worldwide-gradual', VIDEO],
  ['instagram-followers-advertising-worldwide-gradual', ACCOUNT],
  ['instagram-followers-advertising-worldwide-quick-start', ACCOUNT],
];

/** So many of them lie in the cart already. */
const KEPT = 3;

interface Visit {
  page: Page;
  panelUrl: string;
  hasScript: boolean;
  /** Waits for a total, and keeps what the core was asked for it. */
  sees(total: string): Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).first().click();
const field = (page: Page, name: string) => page.locator(`#line-0-${name}`);

async function goTo({ page, panelUrl, hasScript }: Visit, path: string) {
  await page.goto(panelUrl + path);
  if (hasScript) await hydrated(page);
}

/** What a script does by itself, the server does on asking. */
async function goOn({ page, hasScript }: Visit, button: string = ordering.order.continue) {
  if (!hasScript) await press(page, button);
}

const choose = (page: Page, name: string, choice: string) =>
  chooseOption(field(page, name), choice);

async function pay({ page }: Visit, way: RegExp) {
  await payBy(page, way);
}

/** A link, in three runs, with a coupon that does nothing and one that does; and a package. */
async function orderByForm(visit: Visit) {
  const { page, hasScript, sees } = visit;
  await goTo(visit, '/orders/create');
  await field(page, 'url').fill(VIDEO);
  await goOn(visit);
  await expect(field(page, 'network')).toHaveValue(hasScript ? 'YouTube' : '1');
  await choose(page, 'type', 'YouTube views');
  await expect(field(page, 'service')).toBeVisible();
  await choose(page, 'service', QUICK);
  await expect(field(page, 'quantity')).toBeVisible();
  await pay(visit, /^Balance/);
  await field(page, 'quantity').fill('1049');
  await field(page, 'quantity').blur();
  await goOn(visit);
  await sees('$2.30');
  await field(page, 'drip-feed').check();
  await field(page, 'runs').fill('3');
  await field(page, 'runs').blur();
  await goOn(visit);
  await sees('$6.90');
  await page.getByLabel(payments.coupon).fill('NONE-SUCH');
  await goOn(visit, payments.recalculate);
  await expect(main(page)).toContainText('Coupon does not apply');
  await sees('$6.90');
  await page.getByLabel(payments.coupon).fill('WELCOME10');
  await goOn(visit, payments.recalculate);
  await sees('$6.21');
  await press(page, checkout.order);
  await expect(page).toHaveURL(/\/app\/orders(\/\d+)?\?placed=/);

  const bought = `serviceId=10001&source=buy_page&url=${encodeURIComponent(CHANNEL)}`;
  await goTo(visit, `/orders/create?${bought}`);
  await sees('$11.34');
  await press(page, checkout.order);
  await expect(page).toHaveURL(/\/app\/orders(\/\d+)?\?placed=/);
}

async function orderCart(visit: Visit) {
  const { page, sees } = visit;
  for (const [index, [slug, link]] of FIVE.entries()) {
    if (index < KEPT) continue;
    await goTo(visit, `/services/${slug}`);
    await page.getByLabel(service.order.url).fill(link);
    await press(page, service.order.add);
    const holds = `Cart: ${index + 1} items`;
    await expect(page.getByRole('banner').getByRole('link', { name: holds })).toBeVisible();
  }
  await goTo(visit, '/cart');
  await pay(visit, /^Balance/);
  const row = page.getByRole('listitem', { name: new RegExp(`^${cart.line.split('{{')[0]}1`) });
  await row.getByRole('link', { name: new RegExp(`^${cart.edit.split('{{')[0]}`) }).click();
  await page.getByLabel(cart.quantity).fill('2000');
  await press(page, cart.save);
  await expect(row).toContainText('2,000');
  await page.getByLabel(payments.coupon).fill('WELCOME10');
  await goOn(visit, payments.recalculate);
  await expect(main(page)).toContainText(checkout.coupon.applies);
  await sees('$');
  await press(page, checkout.order);
  await expect(page).toHaveURL(/\/app\/orders(\/\d+)?\?placed=/);
}

interface Heard {
  totals: RecordedCall[][];
  changes: RecordedCall[];
}

/** A page without a script asks for more than it shows, as it is made anew each time. */
function expectSame(scripted: Heard, plain: Heard) {
  expect(plain.changes).toEqual(scripted.changes);
  expect(plain.totals).toHaveLength(scripted.totals.length);
  for (const [index, asked] of scripted.totals.entries()) {
    expect(plain.totals[index]).toContainEqual(asked.at(-1));
  }
}

test.describe('with a script and without one, the core is asked the same @js', () => {
  // Each is done twice, one after the other.
  test.slow();
  for (const [journey, order, count] of [
    ['for a link in runs, coupons and a package', orderByForm, 4],
    ['for a cart of five lines in two networks', orderCart, 5],
  ] as const) {
    test(journey, async ({ browser, server, panelUrl, core, mails, consent }) => {
      const place = { server, host: 'localhost', mails };
      const url = `http://localhost:${server.port}`;
      const answered = { name: CONSENT_COOKIE, value: encodeURIComponent(consent), url };
      const visit = async (hasScript: boolean): Promise<Heard> => {
        const context = await (hasScript ? browser : undrawnBrowser()).newContext();
        const name = `Rec ${order.name} ${hasScript ? 'scripted' : 'plain'}`;
        const customer = await makeCustomer(place, name);
        await context.addCookies([answered, await sessionCookie(place, customer)]);
        await topUp({ context, server }, '150');
        await fillCart({ context, server }, FIVE.slice(0, KEPT));
        const page = await context.newPage();
        core.changes();
        core.prices();
        const totals: RecordedCall[][] = [];
        const sees = async (total: string) => {
          await expect(main(page)).toContainText(`${payments.total.pay}${total}`);
          totals.push(core.prices());
        };
        await order({ page, panelUrl, hasScript, sees });
        await context.close();
        return { totals, changes: core.changes() };
      };
      const scripted = await visit(true);
      expect(scripted.changes).toHaveLength(count);
      expectSame(scripted, await visit(false));
    });
  }
});
