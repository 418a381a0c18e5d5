import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixturesWith } from '#tests/harness/fixtures-with.ts';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

let server: RunningServer;
let removeFixtures: () => Promise<void>;

beforeAll(async () => {
  const fixtures = await fixturesWith('marquee', ({ settings }) => {
    settings['analyticsIds'] = { googleAnalytics4: 'G-TEST1234' };
    settings['chatIds'] = { crisp: '01234567-89ab-cdef-0123-456789abcdef' };
  });
  removeFixtures = fixtures.remove;
  server = await startServer({ env: { MARQUEE_FIXTURES: fixtures.folder } });
});

afterAll(async () => {
  await server?.stop();
  await removeFixtures?.();
});

const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};
const GRANTED = {
  cookie: `use-cookie=${encodeURIComponent('analytics=granted&advertising=denied')}`,
};
const DENIED = {
  cookie: `use-cookie=${encodeURIComponent('analytics=denied&advertising=granted')}`,
};

const ask = (path: string, headers: Record<string, string> = {}, host = 'localhost') =>
  request({ url: server.url, host, path, headers });
const answer = (body: string) =>
  request({
    url: server.url,
    host: 'localhost',
    path: '/app/de/consent',
    method: 'POST',
    headers: FORM,
    body,
  });

async function policyOf(path: string, headers: Record<string, string> = {}, host?: string) {
  const answered = await ask(path, headers, host);
  return String(answered.headers['content-security-policy']);
}

describe('an answer about cookies', () => {
  test('is kept for a year and leads back in the language', async () => {
    const { status, headers, cookies } = await answer(
      'choice=own&analytics=granted&advertising=denied&returnTo=%2Forders%3Fa%3D1',
    );
    expect(status).toBe(303);
    expect(headers.location).toBe('/app/de/orders?a=1');
    expect(cookies).toEqual([
      'use-cookie=analytics%3Dgranted%26advertising%3Ddenied; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
    ]);
  });

  test.each([
    ['choice=own', 2],
    ['choice=own&analytics=granted', 1],
    ['analytics=denied&advertising=perhaps', 1],
    ['choice=__proto__', 2],
  ])('that is %s is refused at its questions', async (body, missing) => {
    const { status, text, cookies } = await answer(`${body}&returnTo=%2Forders`);
    expect(status).toBe(422);
    expect(cookies).toEqual([]);
    expect(text.match(/role="alert"/g)).toHaveLength(missing);
    expect(text).toMatch(/<input type="hidden" name="returnTo" value="\/orders"/);
  });

  test.each(['https://evil.example', '//evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async (target) => {
      const { headers } = await answer(`choice=none&returnTo=${encodeURIComponent(target)}`);
      expect(headers.location).toBe('/app/de');
    },
  );
});

describe('a page', () => {
  test('asks who has not answered, in its first bytes, and nobody else', async () => {
    const question = 'Your cookies, your choice';
    expect((await ask('/app/about')).text).toContain(question);
    expect((await ask('/app/about', DENIED)).text).not.toContain(question);
    expect((await ask('/app/about', { cookie: 'use-cookie=yes' })).text).toContain(question);
  });

  test('opens no source of a vendor before consent, nor against it', async () => {
    for (const headers of [{}, DENIED, { cookie: 'use-cookie=granted' }]) {
      const policy = await policyOf('/app/about', headers);
      expect(policy).not.toMatch(/google|crisp|unsafe-inline/);
    }
  });

  test('opens what the declared vendors need once the visitor agreed', async () => {
    const policy = await policyOf('/app/about', GRANTED);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).toMatch(/connect-src [^;]*wss:\/\/\*\.relay\.crisp\.chat/);
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('doubleclick');
  });

  test.each([
    '/app/login',
    '/app/log%69n',
    '/app/de/register',
    '/app/password/reset',
    '/app/de/register/confirm?token=1',
    '/app/unsubscribe',
    '/app/consent',
  ])('%s opens none, whatever was agreed to', async (path) => {
    expect(await policyOf(path, { ...GRANTED })).not.toMatch(/google|crisp|unsafe-inline/);
  });

  test('whose address may hold a secret says it to no page after it', async () => {
    const referrerPolicy = async (path: string) =>
      (await request({ url: server.url, host: 'localhost', path })).headers['referrer-policy'];
    expect(await referrerPolicy('/app/de/password/reset?token=1')).toBe('strict-origin');
    expect(await referrerPolicy('/app/about')).toBe('strict-origin-when-cross-origin');
  });

  test('of an instance that declares nothing opens nothing', async () => {
    expect(await policyOf('/app/about', GRANTED, 'nova.localhost')).not.toMatch(/google|crisp/);
  });

  test('opens the chat alone for who asked for it', async () => {
    const { cookies } = await answer('choice=chat&returnTo=%2F');
    expect(cookies).toEqual(['use-chat=opened; Path=/; HttpOnly; SameSite=Lax']);
    const policy = await policyOf('/app/about', { cookie: `use-chat=opened; ${DENIED.cookie}` });
    expect(policy).toContain('crisp');
    expect(policy).not.toContain('google');
  });
});
