import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CUSTOMER, CUSTOMER_COOKIE } from '#tests/harness/customer-core.ts';
import { startCache, type CacheUnderTest } from '#tests/instance/cache-under-test.ts';
import { panelInProcess } from './panel-in-process.ts';

const GOOD = 'g'.repeat(43);
const TWO_STEPS = 't'.repeat(43);
const GRANTED = 'n'.repeat(43);
const CHALLENGE = 'c'.repeat(43);

let started: CacheUnderTest;
let page: Awaited<ReturnType<typeof panelInProcess>>;
/** The tokens that were to be exchanged. */
let asked: unknown[];
let isImpersonated: boolean;

beforeAll(async () => {
  started = await startCache();
  page = await panelInProcess(started.cache, (request) => answer(request));
});

beforeEach(() => {
  asked = [];
  isImpersonated = false;
});

afterAll(() => started.stop());

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/login/exchange') return exchange((await request.json()) as { token: string });
  if (pathname === '/api/v1/profile') {
    return Response.json({ data: { ...CUSTOMER, is_impersonated: isImpersonated } });
  }
  if (pathname === '/api/v1/profile/sessions') {
    return Response.json({ message: 'No' }, { status: 403 });
  }
  if (pathname === '/api/v1/socialite/providers') {
    return Response.json({ data: [{ provider: 'google', url: '/socialite/google' }] });
  }
  if (pathname === '/login/second-factor') {
    return Response.json({ message: 'No', errors: { challenge: ['Expired'] } }, { status: 422 });
  }
  return Response.json({ message: 'Later' }, { status: 503 });
}

function exchange({ token }: { token: string }): Response {
  asked.push(token);
  if (token === GOOD) {
    const data = { expires_at: '2030-01-01T00:00:00.000Z', renew_after_ms: 1_200_000 };
    return Response.json({ data }, { headers: { authorization: `Bearer ${GRANTED}` } });
  }
  if (token === TWO_STEPS) {
    const data = { second_factor: 'required', challenge: CHALLENGE };
    return Response.json({ data }, { status: 202 });
  }
  return Response.json({ message: 'No', errors: { token: ['Expired'] } }, { status: 422 });
}

const visit = (path: string, headers = {}) => page({ host: 'localhost', path, headers });
const cookie = `${CUSTOMER_COOKIE.name}=${CUSTOMER_COOKIE.value}`;

test.each([
  [`/app/?token=${GOOD}`, '/app'],
  [
    `/app/de/orders/create?url=a%26b&token=${GOOD}&type=x`,
    '/app/de/orders/create?url=a%26b&type=x',
  ],
  [`/app/login?token=${GOOD}&redirect=%2Forders`, '/app/login?redirect=%2Forders'],
  [`/app/no-such-page?token=${GOOD}`, '/app/no-such-page'],
])('the token of %s becomes a session and leaves the address', async (path, target) => {
  const { status, location, cookies } = await visit(path);
  expect([status, location]).toEqual([302, target]);
  expect(cookies.join('\n')).toMatch(new RegExp(`^session=\\d+\\.${GRANTED}; .*HttpOnly`, 'm'));
});

test.each(['/app//evil.example', '/app/%2F%2Fevil.example', '/app/..%2f/evil.example'])(
  'no token leads from %s to another site',
  async (path) => {
    const { location = '/app/' } = await visit(`${path}?token=${GOOD}`);
    expect(new URL(location, 'http://localhost').host).toBe('localhost');
  },
);

test('whose account asks for a code goes on to that step', async () => {
  const { location = '', cookies } = await visit(`/app/orders/create?token=${TWO_STEPS}`);
  expect(location).toBe(`/app/login?challenge=${CHALLENGE}&redirect=%2Forders%2Fcreate`);
  expect(cookies.filter((line) => line.startsWith('session='))).toEqual([]);
  const { html } = await visit(location);
  expect(html).toContain(`name="challenge" value="${CHALLENGE}"`);
  expect(html).toContain('autoComplete="one-time-code"');
});

test('a code that comes too late leads back to the first step, which says so', async () => {
  const form = { challenge: CHALLENGE, code: '123456', redirect: '/orders' };
  const { location = '' } = await page({ host: 'localhost', path: '/app/login', form });
  expect(location).toBe('/app/login?problem=late&redirect=%2Forders');
  const { html } = await visit(location);
  expect(html).toContain('Entering the code took too long.');
});

test('a token that opens nothing leads to the login, which says so', async () => {
  const { location = '', cookies } = await visit('/app/orders/create?token=old');
  expect(location).toBe('/app/login?problem=expired&redirect=%2Forders%2Fcreate');
  expect(cookies).toEqual([]);
  const { html } = await visit(location);
  expect(html).toContain('This login link no longer works.');
  expect(html).toContain('href="/socialite/google?locale=en&amp;redirect=%2Forders%2Fcreate"');
});

test('a token that opens nothing takes no session away', async () => {
  const { location, cookies } = await visit('/app/about?token=old', { cookie });
  expect(location).toBe('/app/about');
  expect(cookies.filter((line) => line.startsWith('session='))).toEqual([]);
});

test.each(['register/confirm', 'password/reset', 'profile/email'])(
  'the token of %s is that of a mail and stays where it is',
  async (path) => {
    const { html } = await visit(`/app/${path}?token=${GOOD}`);
    expect(html).toContain(GOOD);
    expect(asked).toEqual([]);
  },
);

test('what the core refuses within a page ends the session and leads to the login', async () => {
  const { status, location, cookies } = await visit('/app/account-management', { cookie });
  expect([status, location]).toEqual([302, '/app/login?redirect=%2Faccount-management']);
  expect(cookies.join('\n')).toMatch(/^session=; .*Max-Age=0/m);
});

test('staff are told whose account they see, and can stop', async () => {
  isImpersonated = true;
  const { html } = await visit('/app/about', { cookie });
  expect(html).toContain('You are viewing Ada Brook’s account');
  expect(html).toContain('action="/app/logout"');
});
