// On PostgreSQL: one proof used many times at once.
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { dataOf } from '#core/testing/answers.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { CaptchaService } from './captcha-service.ts';

let test: TestCore;
let service: CaptchaService | undefined;
beforeAll(async () => {
  const services = {
    get captcha() {
      return service as CaptchaService;
    },
  };
  test = await testCore({ services });
  for (const slug of ['alder', 'birch']) {
    await changeSettings(test.deps, { slug, patch: { captchaEnabled: true } });
  }
});
afterEach(() => {
  service = undefined;
});
afterAll(() => test.close());

const post = (path: string, body: object, host = test.instances.a.host) =>
  test.request(path, {
    method: 'POST',
    host,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

async function solve(change: (challenge: Challenge) => void = () => undefined): Promise<string> {
  const { challenge } = await dataOf<{ challenge: Challenge }>(await post('/captcha', {}));
  change(challenge);
  // Its counter stands between 500 and 1,200, so nobody has to start at nought here.
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: 500 });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

let count = 0;
const askReset = (given: object, host?: string) =>
  post('/password/email', { email: `m${(count += 1)}@mail.example`, ...given }, host);

type Question = { id: string; picture: string; sum: [number, number] };
const ask = async () => dataOf<Question>(await post('/captcha/question', {}));

const problems = async (response: Response) => {
  expect(response.status).toBe(422);
  return Object.keys(((await response.json()) as { errors: object }).errors);
};

describe('a form that asks for a captcha', () => {
  it('is refused without one, at the field, and takes a proof of work once', async () => {
    expect(await problems(await askReset({}))).toEqual(['captcha']);
    const captcha = await solve();
    const answers = await Promise.all([1, 2, 3].map(() => askReset({ captcha })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
  });

  it('takes no proof that is made up, made easier, of another instance or too old', async () => {
    const captcha = await solve();
    const easier = await solve((challenge) => (challenge.parameters.keyPrefix = '00'));
    const longer = await solve((challenge) => (challenge.parameters.expiresAt = 4e9));
    for (const made of ['x', 'e30=', 'bnVsbA==', easier, longer]) {
      expect(await problems(await askReset({ captcha: made }))).toEqual(['captcha']);
    }
    expect((await askReset({ captcha }, test.instances.b.host)).status).toBe(422);
    test.clock.advance(30 * 60_000);
    expect((await askReset({ captcha })).status).toBe(422);
  });

  it('takes the sum of a question instead, and any answer uses the question up', async () => {
    const { id, picture, sum } = await ask();
    expect(picture).toMatch(/^data:image\/png;base64,/);
    const right = { captcha_question: id, captcha_answer: `${sum[0] + sum[1]}` };
    expect((await askReset(right)).status).toBe(204);
    expect(await problems(await askReset(right))).toEqual(['captcha_answer']);
    const other = await ask();
    const wrong = { captcha_question: other.id, captcha_answer: '1' };
    expect(await problems(await askReset(wrong))).toEqual(['captcha_answer']);
    const late = { ...wrong, captcha_answer: `${other.sum[0] + other.sum[1]}` };
    expect((await askReset(late)).status).toBe(422);
    const eternal = { captcha_question: 'zzzzzzzzzz.AAAAAAAAAAAAAAAA', captcha_answer: '1' };
    expect(await problems(await askReset(eternal))).toEqual(['captcha_answer']);
  });

  it('has answers of its own in every instance, equal by chance at most', async () => {
    const statuses = [];
    for (let asked = 0; asked < 6; asked += 1) {
      const { id, sum } = await ask();
      const answer = { captcha_question: id, captcha_answer: `${sum[0] + sum[1]}` };
      statuses.push((await askReset(answer, test.instances.b.host)).status);
    }
    expect(statuses).toContain(422);
  });
});

describe('logging in', () => {
  it('asks for a captcha after three wrong passwords, whether or not there is an account', async () => {
    const { email } = await addCustomer(test.deps, test.instances.a.id, {
      password: 'quiet boats',
    });
    for (const address of [email, 'nobody@mail.example']) {
      const body = { email: address, password: 'wrong' };
      for (let at = 0; at < 3; at += 1) {
        expect(await problems(await post('/login', body))).toEqual(['password']);
      }
      expect(await problems(await post('/login', body))).toEqual(['captcha']);
    }
    const captcha = await solve();
    const right = await post('/login', { email, password: 'quiet boats', captcha });
    expect(right.status).toBe(200);
  });
});

describe('a service outside', () => {
  const outside = setupServer();
  beforeAll(() => outside.listen({ onUnhandledRequest: 'bypass' }));
  afterAll(() => outside.close());

  it.each([
    ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
    ['recaptcha', 'https://www.google.com/recaptcha/api/siteverify'],
  ] as const)('%s decides in place of the proof of work', async (kind, address) => {
    service = { kind, siteKey: 'public', secretKey: 'hidden' };
    outside.use(
      http.post(address, async ({ request }) => {
        const form = new URLSearchParams(await request.text());
        if (form.get('response') === 'down') return new HttpResponse('', { status: 500 });
        const hostname = form.get('response') === 'elsewhere' ? 'evil.example' : 'alder.example';
        const isGood = form.get('secret') === 'hidden' && form.get('response') !== 'bad';
        return HttpResponse.json({ success: isGood, hostname });
      }),
    );
    expect(await dataOf(await post('/captcha', {}))).toEqual({ kind, site_key: 'public' });
    expect((await askReset({ captcha: 'good' })).status).toBe(204);
    expect((await askReset({ captcha: 'bad' })).status).toBe(422);
    expect((await askReset({ captcha: 'elsewhere' })).status).toBe(422);
    expect((await askReset({ captcha: 'down' })).status).toBe(503);
  });
});

describe('an owner who does without', () => {
  it('asks nobody', async () => {
    await changeSettings(test.deps, { slug: 'birch', patch: { captchaEnabled: false } });
    const { host } = test.instances.b;
    expect(await dataOf(await post('/captcha', {}, host))).toEqual({ kind: 'off' });
    expect((await askReset({}, host)).status).toBe(204);
  });
});
