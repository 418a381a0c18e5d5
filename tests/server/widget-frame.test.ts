import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import { LINK, giveMoney, openShop } from '#core/ordering/orders/testing/buyer.ts';
import { makeWidget, OWN, SITE } from '#core/growth/order-widgets/testing/partner.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

const SECOND = 'http://127.0.0.1:8080';

let panel: PanelOnCore;
let token = '';
let bare = '';
const gone: Record<string, string> = {};
beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  await openShop(panel.core);
  const { customerOfA, customerOfB } = panel.core.actors;
  token = (await makeWidget(customerOfA, { origins: [SITE, SECOND] })).api_token;
  bare = (await makeWidget(customerOfA, { origins: [] })).api_token;
  const turned = await makeWidget(customerOfA);
  await customerOfA.post(`${OWN}/${turned.id}/token`);
  const removed = await makeWidget(customerOfA);
  await customerOfA.request(`${OWN}/${removed.id}`, { method: 'DELETE' });
  Object.assign(gone, {
    'a guessed one': 'mqw_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'one that was replaced': turned.api_token,
    'one that was removed': removed.api_token,
    'one of another instance': (await makeWidget(customerOfB)).api_token,
    'one in capitals': token.toUpperCase(),
    'one with more behind it': `${token}-`,
  });
});
afterAll(() => panel.stop());
beforeEach(() => panel.core.clock.advance(60 * 60_000));

interface Visit {
  path: string;
  cookie?: string;
  headers?: Record<string, string>;
  body?: Record<string, string>;
}

const visit = ({ path, cookie, headers, body }: Visit) =>
  request({
    url: panel.url,
    host: panel.core.instances.a.host,
    path,
    headers: {
      ...(cookie && { cookie }),
      ...(body && {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      }),
      ...headers,
    },
    ...(body && { method: 'POST', body: new URLSearchParams(body).toString() }),
  });

const form = (of = token, words = '') => `/app/~widget/~${of}${words}/orders/create`;
const ancestors = (headers: IncomingHttpHeaders) =>
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
const sessionOf = ({ authorization }: CustomerActor) =>
  `session=99999999999.${authorization.replace('Bearer ', '')}`;

const order = (key: string, more: Record<string, string> = {}) => ({
  ...{ intent: 'order', key, email: `${key}@mail.example`, payment: '2' },
  ...{ 'lines[0].networkId': '101', 'lines[0].serviceTypeId': '101' },
  ...{ 'lines[0].serviceId': '107', 'lines[0].quantity': '5000', 'lines[0].url': LINK },
  ...more,
});

/** How many orders there are, how many came through widgets, and what the partner has. */
async function effects() {
  const { a } = panel.core.instances;
  const counts = await panel.core.db.inInstance(a.id, async (trx) => ({
    orders: (await trx.selectFrom('orders').select('id').execute()).length,
    noted: (await trx.selectFrom('widget_orders').select('order_id').execute()).length,
  }));
  return { ...counts, balance: await balanceOf(panel.core, panel.core.actors.customerOfA) };
}

describe('the form in a frame', () => {
  it('may be shown by the sites that its widget names, and by nobody else', async () => {
    const { status, headers, text } = await visit({ path: form() });
    expect(status).toBe(200);
    expect(ancestors(headers)).toBe(`'self' ${SITE} ${SECOND}`);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(text).not.toContain('<footer');
    expect(text).not.toContain('rel="manifest"');
  });

  it('is shown by the panel alone where its widget names no site', async () => {
    const { headers } = await visit({ path: form(bare) });
    expect(ancestors(headers)).toBe("'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it.each(['/app', '/app/orders/create', '/app/orders/placed', '/app/login', '/app/order-widget'])(
    'leaves %s in no frame, whatever token is sent',
    async (path) => {
      const { headers } = await visit({ path: `${path}?widget=${token}&api_token=${token}` });
      expect(ancestors(headers)).toBe("'none'");
      expect(headers['x-frame-options']).toBe('DENY');
    },
  );

  it.each([
    ['/app/widget/TOKEN?theme=dark&locale=de&currency=RUB', '~dark~RUB', '/de', ''],
    ['/app/widget/TOKEN?locale=pt-BR', '', '/pt_BR', ''],
    ['/app/widget/TOKEN?theme=pink&locale=xx&currency=XXX', '~XXX', '', ''],
    ['/app/widget/TOKEN?serviceId=107', '', '', '?serviceId=107'],
    ['/app/~widget/~TOKEN', '', '', ''],
  ])('is entered by %s', async (path, words, language, query) => {
    const { status, headers } = await visit({ path: path.replace('TOKEN', token) });
    expect(status).toBe(302);
    const base = `/app/~widget/~${token}${words}${language}`;
    expect(headers['location']).toBe(`${base}/orders/create${query}`);
  });

  it.each([
    ['~dark', '', 'dark', 'en', '$'],
    ['~light', '/de', 'light', 'de', '$'],
    ['~dark~RUB', '/ja', 'dark', 'ja', '₽'],
  ])('is %s in%s', async (words, language, theme, lang, sign) => {
    const path = `/app/~widget/~${token}${words}${language}/orders/create?serviceId=107`;
    const { text } = await visit({ path });
    expect(text).toContain(`data-theme="${theme}"`);
    expect(text).toContain(`<html lang="${lang}"`);
    expect(sign === '$' || text.includes('₽') || text.includes('RUB'), sign).toBe(true);
  });

  it('knows nobody and keeps nothing, whatever cookies come', async () => {
    const cookie = `${sessionOf(panel.core.actors.customerOfA)}; theme=dark; currency=RUB`;
    const { text, cookies } = await visit({ path: form(), cookie });
    expect(cookies).toEqual([]);
    expect(text).toContain('name="email"');
    expect(text).not.toContain('data-theme="dark"');
  });

  it.each(['/orders', '/add-funds', '/login'])('opens %s in a tab', async (path) => {
    const base = `/app/~widget/~${token}/de`;
    const { status, headers } = await visit({ path: `${base}${path}?a=1` });
    expect([status, headers['location']]).toEqual([302, `/app/de${path}?a=1`]);
    const framed = await visit({ path: base + path, headers: { 'sec-fetch-dest': 'iframe' } });
    expect(framed.status).toBe(404);
  });

  it('says so where its token opens nothing', async () => {
    for (const [which, stolen] of Object.entries(gone)) {
      const { status, headers, text } = await visit({ path: form(stolen) });
      expect(status, which).toBe(404);
      expect(text, which).toContain('no longer available');
      expect(text, which).not.toMatch(/<(?:form|a|script)\b/);
      expect(ancestors(headers), which).toBe('*');
    }
    const german = await visit({ path: `/app/~widget/~mqw_gone/de/orders/create` });
    expect(german.text).toContain('nicht mehr verfügbar');
  });
});

describe('an order in a frame', () => {
  it('is placed once, shown at once, and paid in a tab', async () => {
    const before = await effects();
    const body = order('framed-1');
    const first = await visit({ path: form(), body });
    expect(first.status, first.text.slice(0, 3_000)).toBe(200);
    expect(first.cookies).toEqual([]);
    expect(first.text).toContain('Thank you for your order');
    expect(first.text).toMatch(/target="_blank" rel="noopener"/);
    expect(first.text).toContain('/orders/followed/');
    expect((await visit({ path: form(), body })).status).toBe(200);
    const { orders, noted } = await effects();
    expect([orders - before.orders, noted - before.noted]).toEqual([1, 1]);
  });

  it('is followed there, and acted on in a tab', async () => {
    const { text } = await visit({ path: form(token, '~dark'), body: order('framed-15') });
    const followed = /href="([^"]*\/orders\/followed\/[^"]*)"/.exec(text)?.[1] ?? '';
    expect(followed).toMatch(new RegExp(`^/app/~widget/~${token}~dark/orders/followed/`));
    const page = await visit({ path: followed });
    expect(page.status).toBe(200);
    expect(ancestors(page.headers)).toBe(`'self' ${SITE} ${SECOND}`);
    expect(page.cookies).toEqual([]);
    expect(page.text).not.toContain('<form');
    const own = followed.replace(`~widget/~${token}~dark/`, '');
    expect(page.text).toMatch(new RegExp(`href="${own}" target="_blank" rel="noopener"`));
    expect((await visit({ path: followed, body: { intent: 'claim' } })).status).toBe(405);
    expect((await visit({ path: `${followed.slice(0, -4)}AAAA` })).status).toBe(404);
    // The page of the panel itself stands in no frame.
    expect(ancestors((await visit({ path: own })).headers)).toBe("'none'");
  });

  it('that is refused keeps what was filled in', async () => {
    const before = await effects();
    const body = order('framed-2', { email: 'none', 'lines[0].url': 'nowhere' });
    const { status, text, headers } = await visit({ path: form(), body });
    expect(status).toBe(422);
    expect(text).toContain('value="nowhere"');
    expect(ancestors(headers)).toBe(`'self' ${SITE} ${SECOND}`);
    expect(await effects()).toEqual(before);
  });

  it('holds to the terms of its partner', async () => {
    const terms = { minimum_purchase_amount: '1000', payment_methods: [2] };
    const { api_token: strict } = await makeWidget(panel.core.actors.customerOfA, terms);
    const { text } = await visit({ path: form(strict, '/de') });
    expect(text).toContain('1.000');
    const before = await effects();
    expect((await visit({ path: form(strict), body: order('framed-3') })).status).toBe(422);
    expect(
      (await visit({ path: form(strict), body: order('framed-4', { payment: '1' }) })).status,
    ).toBe(422);
    expect(await effects()).toEqual(before);
  });

  const ATTACKS: [string, () => Visit, number][] = [
    [
      'with the cookie of a customer, from their balance',
      () => ({
        path: form(),
        cookie: sessionOf(panel.core.actors.customerOfA),
        body: order('framed-5', { payment: '0' }),
      }),
      422,
    ],
    [
      'sent by the page of a partner',
      () => ({
        path: form(),
        headers: { 'sec-fetch-site': 'cross-site', origin: SITE },
        body: order('framed-6'),
      }),
      403,
    ],
    [
      'sent by a neighbour of the panel',
      () => ({ path: form(), headers: { 'sec-fetch-site': 'same-site' }, body: order('framed-7') }),
      403,
    ],
    [
      'sent without a word where from',
      () => ({ path: form(), headers: { 'sec-fetch-site': '' }, body: order('framed-8') }),
      403,
    ],
    [
      'by a token that was removed',
      () => ({ path: form(gone['one that was removed']), body: order('framed-9') }),
      404,
    ],
    [
      'by a token that was replaced',
      () => ({ path: form(gone['one that was replaced']), body: order('framed-10') }),
      404,
    ],
    [
      'by a token of another instance',
      () => ({ path: form(gone['one of another instance']), body: order('framed-11') }),
      404,
    ],
    [
      'by a guessed token',
      () => ({ path: form(gone['a guessed one']), body: order('framed-12') }),
      404,
    ],
    [
      'that says a payment of somebody is paid',
      () => ({ path: form(), body: { intent: 'paid', invoice: '1', signature: 'x' } }),
      404,
    ],
    [
      'that leaves for more funds',
      () => ({ path: form(), body: order('framed-13', { intent: 'add-funds' }) }),
      200,
    ],
  ];

  it.each(ATTACKS)('%s has no effect', async (_, asked, status) => {
    await giveMoney(panel.core, panel.core.actors.customerOfA, 50_000_000n);
    const before = await effects();
    const answer = await visit(asked());
    expect(answer.status, answer.text.slice(0, 2_000)).toBe(status);
    expect(await effects()).toEqual(before);
  });
});

it('the page after a payment knows that the order was placed elsewhere', async () => {
  const paid = await visit({ path: '/app/orders/placed?from=widget' });
  expect(paid.text).toContain('Thank you for your order');
  const left = await visit({ path: '/app/orders/placed?from=widget&outcome=left' });
  expect(left.text).toContain('You have not paid yet');
});
