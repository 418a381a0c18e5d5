import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomer } from '#core/testing/customers.ts';
import { googleCredential, googleStandIn } from '#core/testing/google-stand-in.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

const PASSWORD = 'a harbour of quiet boats';
const GRANTED = `use-cookie=${encodeURIComponent('analytics=granted&advertising=denied')}`;
const DENIED = `use-cookie=${encodeURIComponent('analytics=denied&advertising=granted')}`;
const COUNTERS = '_ga=GA1.1.1234.5678; _ym_uid=987654';
const LINK = 'utm_source=newsletter&utm_medium=mail&utm_campaign=autumn';
const KEPT = `marketing_source=${encodeURIComponent(
  'marketing_source=newsletter&marketing_medium=mail&marketing_campaign=autumn',
)}`;
const CLIENT = 'ours.apps.googleusercontent.com';

let panel: PanelOnCore;
const google = setupServer(...googleStandIn(() => undefined));
beforeAll(async () => {
  google.listen({ onUnhandledRequest: 'bypass' });
  panel = await startPanelOnCore({
    services: {
      social: {
        google: { clientId: CLIENT, clientSecret: 'hidden', oneTapHosts: ['alder.example'] },
      },
    },
  });
});
afterAll(async () => {
  google.close();
  await panel.stop();
});
beforeEach(() => {
  panel.asked.length = 0;
  panel.core.clock.advance(60 * 60_000);
});

interface Visit {
  path: string;
  cookie?: string;
  form?: Record<string, string>;
  brand?: 'a' | 'b';
}

const visit = ({ path, cookie, form, brand = 'a' }: Visit) =>
  request({
    url: panel.url,
    host: panel.core.instances[brand].host,
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

const inA = <T>(read: Parameters<typeof panel.core.db.inInstance<T>>[1]) =>
  panel.core.db.inInstance(panel.core.instances.a.id, read);

const customerBy = (email: string) =>
  inA((trx) =>
    trx.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirstOrThrow(),
  );

const TOLD = ['/api/v1/marketing-sources', '/api/v1/profile/set-analytics-client-id'];
const told = () => panel.asked.filter((path) => TOLD.includes(path)).sort();

async function logIn(cookie: string) {
  const id = panel.core.instances.a.id;
  const { email } = await addCustomer(panel.core.deps, id, { password: PASSWORD });
  const form = { email, password: PASSWORD, redirect: '/' };
  return { email, answer: await visit({ path: '/app/login', cookie, form }) };
}

describe('the campaign that brought a visitor', () => {
  const landing = `/app/services/alder-views?${LINK}`;
  const keptBy = async (path: string, cookie = '') =>
    (await visit({ path, cookie })).cookies.filter((one) => one.startsWith('marketing_source='));

  test('is kept for who agreed to be measured, on every page, and for nobody else', async () => {
    for (let visits = 0; visits < 3; visits += 1) {
      expect(await keptBy(landing, GRANTED)).toEqual([
        `${KEPT}; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax`,
      ]);
    }
    expect(await keptBy(landing)).toEqual([]);
    expect(await keptBy(landing, DENIED)).toEqual([]);
    expect(await keptBy('/app/services/alder-views', GRANTED)).toEqual([]);
  });

  test('goes with the agreement', async () => {
    expect(await keptBy('/app/about', `${KEPT}; ${DENIED}`)).toEqual([
      'marketing_source=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
  });

  const pendingOf = async (email: string) => {
    const rows = await inA((trx) =>
      trx
        .selectFrom('one_time_tokens')
        .select('payload')
        .where('purpose', '=', 'confirm_registration')
        .execute(),
    );
    return rows
      .map(({ payload }) => payload as Record<string, unknown>)
      .find((one) => one['email'] === email);
  };

  async function register(path: string, cookie: string, fields = {}) {
    const email = `mara${panel.core.clock.now().getTime()}@mail.example`;
    const form = {
      ...{ name: 'Mara', email, password: PASSWORD, password_confirmation: PASSWORD },
      ...{ account_type: 'personal', ...fields },
    };
    const answer = await visit({ path, cookie, form });
    expect(answer.status, answer.text.slice(0, 1_000)).toBe(303);
    return pendingOf(email);
  }

  test('comes along with a registration, and so do the ids of counters', async () => {
    expect(await register('/app/register', `${KEPT}; ${GRANTED}; ${COUNTERS}`)).toMatchObject({
      marketing_source: 'newsletter',
      marketing_medium: 'mail',
      marketing_campaign: 'autumn',
      google_analytics4_client_id: '1234.5678',
      yandex_metrika_client_id: '987654',
    });
  });

  test('without the agreement only what the address of that page says', async () => {
    const page = await visit({ path: '/app/register?utm_source=poster&ref=ada-7' });
    expect(page.text).toContain('name="marketing_source" value="poster"');
    const sent = { marketing_source: 'poster' };
    expect(await register('/app/register', `${KEPT}; ${DENIED}; ${COUNTERS}`, sent)).toMatchObject({
      marketing_source: 'poster',
      marketing_campaign: null,
      google_analytics4_client_id: null,
      yandex_metrika_client_id: null,
    });
  });
});

describe('a login', () => {
  test('tells the account once where it came from, and how counters know the visitor', async () => {
    const { email, answer } = await logIn(`${KEPT}; ${GRANTED}; ${COUNTERS}`);
    expect(answer.status).toBe(303);
    expect(told()).toEqual(TOLD);
    expect(answer.cookies.join('\n')).toMatch(/^marketing_source=; .*Max-Age=0/m);
    expect(await customerBy(email)).toMatchObject({
      marketing_source: 'newsletter',
      google_analytics4_client_id: '1234.5678',
      yandex_metrika_client_id: '987654',
    });
  });

  test.each([DENIED, ''])('tells nothing with the answer %j', async (consent) => {
    const { answer } = await logIn(`${KEPT}; ${consent}; ${COUNTERS}`);
    expect(answer.status).toBe(303);
    expect(told()).toEqual([]);
  });

  test('that stays open tells the ids of a counter that was allowed since', async () => {
    const { email, answer } = await logIn('');
    const [session = ''] =
      answer.cookies.find((one) => one.startsWith('session='))?.split(';') ?? [];
    const renew = (cookie: string) =>
      visit({ path: '/app/session', cookie: `${session}; ${cookie}`, form: {} });
    await renew(`${DENIED}; ${COUNTERS}`);
    expect((await customerBy(email)).google_analytics4_client_id).toBeNull();
    expect((await renew(`${GRANTED}; ${COUNTERS}`)).status).toBe(204);
    expect((await customerBy(email)).google_analytics4_client_id).toBe('1234.5678');
  });
});

describe('one tap at Google', () => {
  const offered = async (asked: Visit) => {
    const { text, headers } = await visit(asked);
    const opens = String(headers['content-security-policy']).includes(
      'https://accounts.google.com',
    );
    return { opens, names: text.includes(CLIENT), button: text.includes('/socialite/google?') };
  };

  test.each(['/app/login', '/app/de/register'])(
    'is offered on %s to who agreed, and the button to everybody',
    async (path) => {
      const all = { opens: true, names: true, button: true };
      expect(await offered({ path, cookie: GRANTED })).toMatchObject(all);
      for (const cookie of ['', DENIED]) {
        expect(await offered({ path, cookie })).toMatchObject({ opens: false, button: true });
      }
    },
  );

  test('is offered at no other host, and opens no other page', async () => {
    const other = await offered({ path: '/app/login', cookie: GRANTED, brand: 'b' });
    expect(other).toEqual({ opens: false, names: false, button: true });
    expect((await offered({ path: '/app/about', cookie: GRANTED })).opens).toBe(false);
  });

  const tap = (person: object, fields = {}, cookie = '', path = '/app/login') => {
    const credential = googleCredential({
      ...{ iss: 'https://accounts.google.com', aud: CLIENT },
      exp: panel.core.clock.now().getTime() / 1000 + 60,
      ...person,
    });
    return visit({ path, cookie, form: { credential, ...fields } });
  };

  test('logs in, leads on, and opens the account for who sent the visitor', async () => {
    const { id: referrer } = panel.core.actors.customerOfA;
    const [{ affiliate_code: code } = { affiliate_code: '' }] = await inA((trx) =>
      trx.selectFrom('customers').select('affiliate_code').where('id', '=', referrer).execute(),
    );
    const person = { sub: 't1', name: 'Tap', email: 'tap@mail.example', email_verified: true };
    const cookie = `${KEPT}; ${GRANTED}`;
    const from = `/app/login?ref=${code}`;
    const answer = await tap(person, { redirect: '/orders' }, cookie, from);
    expect([answer.status, answer.headers.location]).toEqual([303, '/app/orders']);
    expect(answer.cookies.join('\n')).toMatch(/^session=\d+\.\S{43};/m);
    expect(await customerBy('tap@mail.example')).toMatchObject({
      referred_by: referrer,
      marketing_source: 'newsletter',
    });
  });

  test('that fails says why beside the other ways in', async () => {
    const id = panel.core.instances.a.id;
    const given = { email_confirmed_at: null };
    const { email } = await addCustomer(panel.core.deps, id, given);
    const placeOf = async (answer: ReturnType<typeof tap>) => (await answer).headers.location;
    const taken = tap({ sub: 't2', email, email_verified: true }, { redirect: '/orders' });
    expect(await placeOf(taken)).toBe('/app/login?problem=taken&redirect=%2Forders');
    expect(await placeOf(tap({ sub: 't3', aud: 'theirs' }))).toBe('/app/login?problem=refused');
  });
});
