import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LINK, openShop } from '#core/ordering/orders/testing/buyer.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;
beforeAll(async () => {
  const google = { clientId: 'ours', clientSecret: 'hidden' };
  panel = await startPanelOnCore({ isDemo: true, services: { social: { google } } });
  await openShop(panel.core);
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

const ADDRESSES = ['/app/?ref=ada-7', '/app/de/services/alder-views?affiliate_code=ada-7'];

test.each(ADDRESSES)(
  '%s keeps the code of who sent the visitor, for every visitor',
  async (path) => {
    for (let visits = 0; visits < 3; visits += 1) {
      const kept = cookiesOf(await visit(path)).find((one) => one.startsWith('affiliate_code='));
      expect(kept).toBe('affiliate_code=ada-7; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax');
    }
  },
);

test('a page without a code keeps none, and one that nobody could have is dropped', async () => {
  for (const path of ['/app/', '/app/?ref=', '/app/?ref=%3Cb%3E']) {
    expect(cookiesOf(await visit(path)).join()).not.toContain('affiliate_code');
  }
});

test('who registers within that time is of who sent them, as another page may have said', async () => {
  const password = 'a harbour of quiet boats';
  const form = {
    ...{ name: 'Ada Brook', email: 'ada.brook@mail.example' },
    ...{ password, password_confirmation: password, account_type: 'personal' },
  };
  const answer = await visit('/app/register', 'affiliate_code=ada-7', form);
  expect(answer.status, answer.text.slice(0, 2_000)).toBe(303);
  const { deps, instances } = panel.core;
  const pending = await deps.db.inInstance(instances.a.id, (trx) =>
    trx
      .selectFrom('one_time_tokens')
      .select('payload')
      .where('purpose', '=', 'confirm_registration')
      .execute(),
  );
  expect(pending.map(({ payload }) => payload)).toMatchObject([{ referredByCode: 'ada-7' }]);
});

test('a guest who orders within that time is of who sent them', async () => {
  const { deps, instances, actors } = panel.core;
  const inA = <T>(read: Parameters<typeof deps.db.inInstance<T>>[1]) =>
    deps.db.inInstance(instances.a.id, read);
  const { affiliate_code: code } = await inA((trx) =>
    trx
      .selectFrom('customers')
      .select('affiliate_code')
      .where('id', '=', actors.customerOfA.id)
      .executeTakeFirstOrThrow(),
  );
  const email = 'guest.brook@mail.example';
  const lines = JSON.stringify([{ service_id: 107, quantity: 5_000, url: LINK }]);
  const form = { intent: 'order', lines, email, payment: '2', key: 'affiliate-guest-1' };
  const answer = await visit('/app/cart', `affiliate_code=${code}`, form);
  expect(answer.status, answer.text.slice(0, 2_000)).toBe(303);
  const guest = await inA((trx) =>
    trx
      .selectFrom('customers')
      .select('referred_by')
      .where('email', '=', email)
      .executeTakeFirstOrThrow(),
  );
  expect(guest.referred_by).toBe(actors.customerOfA.id);
});

test.each(['/app/login', '/app/register'])(
  'the buttons of services on %s take the code along, however it came',
  async (path) => {
    const buttons = async (address: string, cookie?: string) =>
      [...(await visit(address, cookie)).text.matchAll(/href="(\/socialite\/[^"]+)"/g)].map(
        ([, href = '']) => new URLSearchParams(href.replaceAll('&amp;', '&').split('?')[1]),
      );
    const kept = await buttons(path, 'affiliate_code=ada-7');
    const linked = await buttons(`${path}?ref=ben-8`, 'affiliate_code=ada-7');
    expect(kept.map((query) => query.get('affiliate_code'))).toEqual(['ada-7']);
    expect(linked.map((query) => query.get('affiliate_code'))).toEqual(['ben-8']);
    expect((await buttons(path)).map((query) => query.get('affiliate_code'))).toEqual([null]);
  },
);
