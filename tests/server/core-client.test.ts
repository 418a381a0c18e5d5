import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CoreError, createCoreClient } from '#app/lib/core/core.server.ts';
import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { startFakeCore, type FakeCore } from '#tests/harness/fake-core.ts';

const getThing = operation({
  ...{ id: 'getThing', tag: 'Things', summary: 'A thing.', who: anyone },
  method: 'GET',
  path: '/api/v1/things',
  query: z.object({ page: z.string().optional() }),
  answer: z.object({ data: z.object({ name: z.string() }) }),
});

let core: FakeCore;

beforeAll(async () => {
  core = await startFakeCore((_request, response) => response.end());
});

afterAll(() => core.stop());

/** Only a hang lasts so long: a busy machine takes its time for five megabytes. */
const HANGS_MS = 60_000;

const client = (timeoutMs = HANGS_MS) =>
  createCoreClient({
    fetch,
    baseUrl: core.url,
    host: 'shop.example',
    locale: 'de',
    requestId: 'request-0001',
    timeoutMs,
  });

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('a call carries the host, the language, the request id and what it was given', async () => {
  let seen: { url: string | undefined; headers: Record<string, unknown> } | undefined;
  core.respond((request, response) => {
    seen = { url: request.url, headers: request.headers };
    json(response, 200, { data: { name: 'a' } });
  });
  const answer = await client().call(getThing, { query: { page: '2' } });
  expect(answer).toEqual({ data: { name: 'a' } });
  expect(seen?.url).toBe('/api/v1/things?page=2&locale=de');
  expect(seen?.headers).toMatchObject({
    'x-forwarded-host': 'shop.example',
    'x-request-id': 'request-0001',
  });
});

test.each([
  ['a/b?c#d', '/api/v1/things/a%2Fb%3Fc%23d/cost?locale=de'],
  ['...', '/api/v1/things/.../cost?locale=de'],
  ['%2e%2e', '/api/v1/things/%252e%252e/cost?locale=de'],
  ['..', undefined],
  ['.', undefined],
  ['', undefined],
])('what is called %j is asked for at %j', async (name, url) => {
  let seen: string | undefined;
  core.respond((request, response) => {
    seen = request.url;
    json(response, 404, {});
  });
  const path = '/api/v1/things/{name}/cost';
  const params = z.object({ name: z.string() });
  const answer = client().call(operation({ ...getThing, path, params }), { params: { name } });
  await expect(answer).rejects.toMatchObject({ status: 404 });
  expect(seen).toBe(url);
});

test('a call that is done once is known by its key', async () => {
  let seen: unknown;
  core.respond((request, response) => {
    seen = request.headers['idempotency-key'];
    json(response, 200, { data: { name: 'a' } });
  });
  const adding = operation({ ...getThing, method: 'POST', once: true });
  await client().call(adding, { key: 'first' });
  expect(seen).toBe('first');
});

const refusal = (timeoutMs?: number) =>
  client(timeoutMs)
    .call(getThing)
    .catch((error: unknown) => error);

test('a refusal comes with its status, its message and its fields', async () => {
  core.respond((_request, response) =>
    json(response, 422, { message: 'Falsch', errors: { name: ['fehlt'], page: 'zu groß' } }),
  );
  const error = await refusal();
  expect(error).toBeInstanceOf(CoreError);
  expect(error).toMatchObject({
    status: 422,
    message: 'Falsch',
    errors: { name: ['fehlt'], page: ['zu groß'] },
  });
});

describe('a core that', () => {
  test.each<[string, (response: ServerResponse) => void, number]>([
    ['breaks its contract', (response) => json(response, 200, { data: { name: 7 } }), 502],
    ['answers HTML', (response) => response.end('<h1>hello</h1>'), 502],
    ['fails without a word', (response) => response.writeHead(500).end(), 500],
    ['hangs up', (response) => response.socket?.destroy(), 503],
    ['says too much', (response) => json(response, 200, 'x'.repeat(5_000_000)), 502],
  ])('%s is a refusal', async (_what, respond, status) => {
    core.respond((_request, response) => respond(response));
    expect(await refusal()).toMatchObject({ name: 'CoreError', status });
  });

  test('says nothing is waited for so long, and then it is a refusal', async () => {
    core.respond(() => undefined);
    expect(await refusal(50)).toMatchObject({ name: 'CoreError', status: 503 });
  });
});

describe('a file', () => {
  const getFile = operation({
    ...{ id: 'getFile', tag: 'Things', summary: 'A file.', who: anyone },
    method: 'GET',
    path: '/api/v1/things/file',
    file: 'text/csv',
    answered: 'A file.',
  });

  test('that has begun to come may take longer than an answer', async () => {
    core.respond((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' }).write('begun,');
      setTimeout(() => response.end('ended'), 2_000);
    });
    const file = await client(1_000).file(getFile);
    expect(await file.text()).toBe('begun,ended');
  });

  test('that does not begin is waited for as long as any answer', async () => {
    core.respond(() => undefined);
    const refused = client(50).file(getFile);
    await expect(refused).rejects.toMatchObject({ name: 'CoreError', status: 503 });
  });
});
