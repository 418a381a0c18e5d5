import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewApiToken } from '#core/accounts/api-tokens/api-token.contract.ts';
import {
  createReceiver,
  newEndpoint,
  newHolder,
  PASSWORD,
  sendUntil,
} from '#core/messaging/webhooks/testing/receiver.ts';
import { giveMoney, openShop, PLAIN } from '#core/ordering/orders/testing/buyer.ts';
import { operationsOf } from '#core/platform/operations/handle.ts';
import { callsWritten } from '#core/resale/api-calls/write-calls.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { HttpServer } from '#server/http/http-server.ts';
import { coreHandle } from '#server/route-requests.ts';
import { request, type RequestOptions } from '#tests/harness/request.ts';

/** What is typed where a secret belongs, and shall be found nowhere. */
const TYPED = 'Marker-Password-7291';

const receiver = createReceiver();
let test: TestCore;
let server: HttpServer;
let url: string;
let holder: CustomerActor;
let secrets: string[];
let key: string;
/** What anybody was answered who may not see a secret. */
const answers: string[] = [];

beforeAll(async () => {
  test = await testCore({ outbound: receiver.outbound });
  receiver.tellTime(() => test.clock.now());
  await openShop(test);
  holder = await newHolder(test);
  await giveMoney(test, holder, 100_000_000n);
  const tokenOf = async (own: object) => {
    const asked = { current_password: PASSWORD, name: 'Shop', ...own };
    const made = await holder.post('/api/v1/api-tokens', asked);
    return ((await made.json()) as { data: NewApiToken }).data.token;
  };
  key = await tokenOf({ scopes: ['read', 'order', 'manage'] });
  const bound = await tokenOf({ scopes: ['read'], addresses: ['203.0.113.9'] });
  const trying = await tokenOf({ is_test: true });
  const { secret } = await newEndpoint(holder);
  const session = holder.authorization.replace('Bearer ', '');
  // One that is nobody's may be somebody's elsewhere.
  const unknown = `mqk_${'7'.repeat(49)}`;
  // So is this, with what only one in two secrets of webhooks has.
  const slashed = `whsec_/${'0a/Z+'.repeat(8)}x7A=`;
  secrets = [key, bound, trying, secret, session, unknown, slashed, PASSWORD, TYPED];
  server = new HttpServer({
    log: test.log,
    isTrusted: () => false,
    handle: coreHandle(async (...asked) => test.core.fetch(...asked)),
  });
  url = await server.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await server.stop(5);
  await test.close();
});

async function ask(path: string, options: Partial<RequestOptions> = {}): Promise<void> {
  // Each has all the calls that a token may make at once.
  test.clock.advance(1_000);
  const { status, text } = await request({ url, host: holder.instance.host, path, ...options });
  expect(status).not.toBe(500);
  answers.push(text);
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers });

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** A body that has a secret wherever somebody could write one. */
const full = (secret: string) => ({
  ...{ key: secret, api_key: secret, token: secret, code: secret, signature: secret },
  ...{ password: TYPED, current_password: TYPED, apiKey: TYPED, client_secret: TYPED },
  nested: [{ secret: TYPED, text: `Bearer ${secret}` }],
});

it('is asked for everything that a token opens, with secrets in every place', async () => {
  for (const { who, method, path } of operationsOf(test.core)) {
    if (who.is !== 'customer' || who.token === undefined) continue;
    for (const secret of secrets.slice(0, 3)) {
      const at = path.replaceAll(/\{\w+\}/g, secret);
      const headers = { ...JSON_TYPE, authorization: `Bearer ${secret}` };
      const query = `?key=${secret}&token=${secret}&password=${TYPED}`;
      const body = method === 'GET' ? {} : { body: JSON.stringify(full(secret)) };
      await ask(`${at}${query}`, { method, headers, ...body });
    }
  }
});

it('is spoken to in the words of the trade, rightly and wrongly', async () => {
  for (const secret of secrets) {
    const said = { key: secret, action: 'status', order: '1', password: TYPED };
    await post('/api/v2', new URLSearchParams(said).toString(), FORM);
    await post('/api/v2', JSON.stringify({ ...said, ...full(secret) }), JSON_TYPE);
    await ask(`/api/v2/?${new URLSearchParams(said).toString()}`);
    await post('/api/v2', `{"key":"${secret}","action":`, JSON_TYPE);
    // By its form it is known in an address, too.
    if (/^(mq|whsec)/.test(secret)) await post(`/api/v2/${secret}`, '', FORM);
    const add = { action: 'add', quantity: '100', request_id: 'once', token: secret };
    const good = { service: String(PLAIN), link: 'https://video.example/watch?v=1' };
    const bad = { service: '999999', link: `https://video.example/watch?v=1&token=${secret}` };
    await post('/api/v2', new URLSearchParams({ key, ...add, ...good }).toString(), FORM);
    await post('/api/v2', new URLSearchParams({ key, ...add, ...bad }).toString(), FORM);
  }
});

it('is told of what happened, in vain', async () => {
  receiver.answer(() => ({ status: 500, body: Buffer.from('no') }));
  await sendUntil(test);
  expect(receiver.received.length).toBeGreaterThan(0);
});

it('has left no secret anywhere', async () => {
  await callsWritten(test.db);
  const tables = await test.db.asSystem(async (trx) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(trx);
    const all: [string, string][] = [];
    for (const { name } of rows) {
      const { rows: found } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} t`.execute(trx);
      all.push(...found.map(({ row }): [string, string] => [name, row]));
    }
    return all;
  });
  const written: [string, string][] = [
    ...tables,
    ...test.log.lines.map((line): [string, string] => ['the log', JSON.stringify(line)]),
    ...answers.map((text): [string, string] => ['an answer', text]),
  ];
  const calls = tables.filter(([name]) => name === 'api_calls');
  expect(calls.length).toBeGreaterThan(50);
  expect(test.log.lines.length).toBeGreaterThan(100);
  // Its end is too much, but for the few signs by which its owner knows it. An address that somebody
  // has written ends at a space, which a password may have.
  const ends = secrets.map((secret) => (secret.includes(' ') ? secret : secret.slice(-12)));
  const found = written.filter(([, text]) => ends.some((end) => text.includes(end)));
  expect(found.map(([where, text]) => `${where}: ${text.slice(0, 300)}`)).toEqual([]);
});
