import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CoreFetch } from '#app/lib/core/core.server.ts';
import { startCache, type CacheUnderTest } from '#tests/instance/cache-under-test.ts';
import { panelInProcess } from './panel-in-process.ts';

const OLD = 'o'.repeat(43);
const NEW = 'n'.repeat(43);
const DUE = `1.${OLD}`;
const FRESH = `99999999999.${OLD}`;

let started: CacheUnderTest;
let page: Awaited<ReturnType<typeof panelInProcess>>;
let refresh: CoreFetch;
let seen: Request[];

beforeAll(async () => {
  started = await startCache();
  page = await panelInProcess(started.cache, (request) => {
    seen.push(request);
    const isRefresh = new URL(request.url).pathname === '/refresh';
    return isRefresh ? refresh(request) : Response.json({ message: 'Later' }, { status: 503 });
  });
});

beforeEach(() => {
  seen = [];
  refresh = () =>
    Response.json(
      { data: { expires_at: '2030-01-01T00:00:00.000Z', renew_after_ms: 1_200_000 } },
      { headers: { authorization: `Bearer ${NEW}` } },
    );
});

afterAll(() => started.stop());

const visit = (cookie: string, scheme: 'http' | 'https' = 'http') =>
  page({
    host: 'localhost',
    path: '/app/about',
    scheme,
    headers: { cookie, 'user-agent': 'Test/1' },
  });
const renewals = () => seen.filter(({ url }) => new URL(url).pathname === '/refresh');

test('the first request after twenty minutes exchanges the token, without any script', async () => {
  const { status, cookies } = await visit(`session=${DUE}`);
  expect(status).toBeLessThan(500);
  expect(cookies.join('\n')).toMatch(
    new RegExp(`^session=\\d+\\.${NEW}; Path=/; Max-Age=604800`, 'm'),
  );
  expect(renewals()).toHaveLength(1);
  expect(Object.fromEntries(renewals()[0]?.headers ?? [])).toMatchObject({
    authorization: `Bearer ${OLD}`,
    'x-forwarded-for': '192.0.2.7',
    'user-agent': 'Test/1',
  });
});

test('a token that is not due stays as it is', async () => {
  await visit(`session=${FRESH}`);
  expect(renewals()).toEqual([]);
});

test('a guest is asked for nothing and given nothing', async () => {
  const { cookies } = await visit('other=1');
  expect(seen).toEqual([]);
  expect(cookies).toEqual([]);
});

test.each([401, 403])('a renewal that the core refuses with %d logs out', async (status) => {
  refresh = () => Response.json({ message: 'No' }, { status });
  const { cookies } = await visit(`session=${DUE}`);
  expect(cookies.join('\n')).toMatch(/^session=; .*Max-Age=0/m);
});

test.each([
  ['is broken', () => new Response('oops', { status: 500 })],
  ['is busy', () => Response.json({ message: 'Later' }, { status: 503 })],
  ['answers something else', () => Response.json([])],
])('a core that %s at the renewal logs nobody out', async (_name, answer) => {
  refresh = answer;
  const { cookies } = await visit(`session=${DUE}`);
  expect(cookies.filter((cookie) => cookie.startsWith('session='))).toEqual([]);
});

test('with https the cookie is bound to the host, and the other name counts for nothing', async () => {
  const { cookies } = await visit(`__Host-session=${DUE}`, 'https');
  expect(cookies.join('\n')).toMatch(/^__Host-session=\d+\.n+; .*HttpOnly; SameSite=Lax; Secure$/m);
  seen = [];
  await visit(`session=${DUE}`, 'https');
  expect(seen).toEqual([]);
});
