import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LINK, openShop } from '#core/ordering/orders/testing/buyer.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;
beforeAll(async () => {
  const google = { clientId: 'ours', clientSecret: 'hidden' };
  panel = await startPanelOnCore({ isDemo: true, services: { social: { google } } });
  await openShop(panel.core);
  await changeSettings(panel.core.deps, { slug: 'alder', patch: { referralProgramEnabled: true } });
});
afterAll(() => panel.stop());
beforeEach(() => panel.pages.forget());

const visit = (path: string, cookie?: string, form?: Record<string, string>) =>
  request({
    url: panel.url,
    host: panel.core.instances.a.host,
    path,
    headers: {
      ...(cookie && { cookie }),
      ...(form && {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      }),
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
  });

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().map(String);

const AGREED = 'use-cookie=analytics%3Ddenied%26advertising%3Dgranted';
const REFUSED = 'use-cookie=analytics%3Dgranted%26advertising%3Ddenied';
const ADDRESSES = ['/app', '/app/de/services/alder-views', '/app/cart', '/app/register'];
const DAY = 86_400_000;

const inA = <T>(read: Parameters<typeof panel.core.deps.db.inInstance<T>>[1]) =>
  panel.core.deps.db.inInstance(panel.core.instances.a.id, read);

async function codeOfA(): Promise<string> {
  const { id } = panel.core.actors.customerOfA;
  const row = await inA((trx) =>
    trx.selectFrom('customers').select('affiliate_code').where('id', '=', id).executeTakeFirst(),
  );
  return row?.affiliate_code ?? '';
}

const clicks = async () =>
  inA((trx) => trx.selectFrom('referral_clicks').select(['sub_id', 'count']).execute());

/** What a browser keeps of a click, as a whole line. */
const keptIn = (answer: { headers: Record<string, unknown> }) =>
  cookiesOf(answer).find((one) => one.startsWith('affiliate_code='));
const valueOf = (line: string | undefined) => line?.split(';')[0] ?? '';

test.each(ADDRESSES)('%s keeps who sent a visitor who has agreed to it', async (path) => {
  const code = await codeOfA();
  for (const query of [`ref=${code}`, `affiliate_code=${code.toUpperCase()}&sub=blog`]) {
    const line = keptIn(await visit(`${path}?${query}`, AGREED));
    expect(line).toMatch(
      /^affiliate_code=[^;]+; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/,
    );
    expect(decodeURIComponent(valueOf(line))).toContain(
      `=${code}~${query.slice(-4) === 'blog' ? 'blog' : ''}~`,
    );
  }
});

test.each([
  ['no code', '', AGREED],
  ['a code of nobody', 'ref=nobody', AGREED],
  ['no code that could be one', 'ref=%3Cb%3E', AGREED],
  ['no consent', 'ref=CODE', ''],
  ['consent to measuring alone', 'ref=CODE', REFUSED],
])('nothing is kept of a visit with %s', async (_case, query, cookie) => {
  const path = `/app/?${query.replace('CODE', await codeOfA())}`;
  expect(keptIn(await visit(path, cookie))).toBeUndefined();
});

test('consent given on the page of the link keeps it, and taking it back takes it away', async () => {
  const code = await codeOfA();
  const returnTo = `/?ref=${code}`;
  const answer = await visit('/app/consent', '', { choice: 'all', returnTo });
  const { pathname, search } = new URL(String(answer.headers.location), 'http://any.example');
  const back = pathname + search;
  expect([answer.status, back]).toEqual([303, `/app?ref=${code}`]);
  const consent = valueOf(cookiesOf(answer).find((one) => one.startsWith('use-cookie=')));
  const kept = keptIn(await visit(back, consent));
  expect(decodeURIComponent(kept ?? '')).toContain(`${code}~~`);
  const gone = await visit('/app/login', `${REFUSED}; ${valueOf(kept)}`);
  expect(keptIn(gone)).toContain('Max-Age=0');
});

test('a kept page is everybody’s, with a code in its address or in the browser', async () => {
  const code = await codeOfA();
  const path = `/app/?ref=${code}`;
  const first = await visit(path);
  const size = panel.pages.size;
  const second = await visit(path);
  const agreed = await visit(path, AGREED);
  const kept = valueOf(keptIn(agreed));
  expect([panel.pages.size - size, keptIn(first), keptIn(second)]).toEqual([
    1,
    undefined,
    undefined,
  ]);
  await visit('/app/', AGREED);
  const before = panel.pages.size;
  const asked = panel.asked.length;
  expect((await visit('/app/', `${AGREED}; ${kept}`)).status).toBe(200);
  expect([panel.pages.size, panel.asked.length]).toEqual([before, asked]);
});

test('clicks are counted for people who arrive, and for nobody else', async () => {
  await inA((trx) => trx.deleteFrom('referral_clicks').execute());
  const path = `/app/?ref=${await codeOfA()}&sub=counted`;
  const arrive = (headers: Record<string, string>, cookie = '') =>
    request({
      ...{ url: panel.url, host: panel.core.instances.a.host, path },
      headers: { 'user-agent': 'Mozilla/5.0', ...headers, ...(cookie && { cookie }) },
    });
  const agreed = await arrive({ 'sec-fetch-site': 'cross-site' }, AGREED);
  await expect.poll(clicks).toEqual([{ sub_id: 'counted', count: 1 }]);
  await arrive({ 'sec-fetch-site': 'none' });
  await expect.poll(clicks).toEqual([{ sub_id: 'counted', count: 2 }]);
  await arrive({ 'sec-fetch-site': 'cross-site' }, `${AGREED}; ${valueOf(keptIn(agreed))}`);
  await arrive({ 'sec-fetch-site': 'same-origin' }, AGREED);
  await arrive({ 'user-agent': 'Some-Bot/1.0' }, AGREED);
  await arrive({ 'sec-purpose': 'prefetch' }, AGREED);
  await arrive({ 'sec-fetch-site': 'cross-site' }, `${AGREED}; session=1.${'x'.repeat(43)}`);
  expect(await clicks()).toEqual([{ sub_id: 'counted', count: 2 }]);
});

test('who registers on the page of a link is of who sent them, without anything being kept', async () => {
  const password = 'a harbour of quiet boats';
  const form = {
    ...{ name: 'Ada Brook', email: 'ada.brook@mail.example' },
    ...{ password, password_confirmation: password, account_type: 'personal' },
  };
  const answer = await visit('/app/register?ref=ada-7&sub=blog', '', form);
  expect(answer.status, answer.text.slice(0, 2_000)).toBe(303);
  const { deps, instances } = panel.core;
  const pending = await deps.db.inInstance(instances.a.id, (trx) =>
    trx
      .selectFrom('one_time_tokens')
      .select('payload')
      .where('purpose', '=', 'confirm_registration')
      .execute(),
  );
  expect(pending.map(({ payload }) => payload)).toMatchObject([{ referredByCode: 'ada-7~blog' }]);
});

test('a guest who orders ten days later in another language is of who sent them, once', async () => {
  const code = await codeOfA();
  const landing = `/app/services/alder-views?ref=${code}&sub=spring`;
  const kept = valueOf(keptIn(await visit(landing, AGREED)));
  const lines = JSON.stringify([{ service_id: 107, quantity: 5_000, url: LINK }]);
  const buy = async (email: string, key: string, path = '/app/de/cart') => {
    const form = { intent: 'order', lines, email, payment: '2', key };
    const answer = await visit(path, `${AGREED}; ${kept}`, form);
    expect(answer.status, answer.text.slice(0, 2_000)).toBe(303);
    return inA((trx) =>
      trx
        .selectFrom('customers')
        .select(['referred_by', 'referred_sub'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow(),
    );
  };
  panel.core.clock.advance(10 * DAY);
  const { id } = panel.core.actors.customerOfA;
  const attributed = { referred_by: id, referred_sub: 'spring' };
  expect(await buy('guest.brook@mail.example', 'affiliate-guest-1')).toEqual(attributed);
  // Somebody else’s link changes nothing about an account that is there.
  const other = '/app/de/cart?ref=somebody';
  expect(await buy('guest.brook@mail.example', 'affiliate-guest-2', other)).toEqual(attributed);
  panel.core.clock.advance(5 * DAY);
  const late = await buy('late.brook@mail.example', 'affiliate-guest-3');
  expect(late).toEqual({ referred_by: null, referred_sub: '' });
});

test.each(['/app/login', '/app/register'])(
  'the buttons of services on %s take the code along, however it came',
  async (path) => {
    const buttons = async (address: string, cookie?: string) =>
      [...(await visit(address, cookie)).text.matchAll(/href="(\/socialite\/[^"]+)"/g)].map(
        ([, href = '']) => new URLSearchParams(href.replaceAll('&amp;', '&').split('?')[1]),
      );
    const click = `ada-7~~t1x2y3~${'s'.repeat(43)}`;
    const kept = await buttons(path, `${AGREED}; affiliate_code=${click}`);
    const linked = await buttons(`${path}?ref=ben-8`, `${AGREED}; affiliate_code=${click}`);
    expect(kept.map((query) => query.get('affiliate_code'))).toEqual([click]);
    expect(linked.map((query) => query.get('affiliate_code'))).toEqual(['ben-8']);
    expect((await buttons(path)).map((query) => query.get('affiliate_code'))).toEqual([null]);
  },
);
