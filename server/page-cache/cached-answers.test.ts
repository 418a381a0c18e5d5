import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import type { Handle } from '../http/listener.ts';
import type { Visitor } from '../http/visitor.ts';
import { createCachedAnswers } from './cached-answers.ts';
import { createPageMemory, type PageMemory } from './page-memory.ts';

let pages: PageMemory;
let answers: ReturnType<typeof createCachedAnswers>;
let asked: string[];
let fetchCore: Handle;
beforeEach(() => {
  pages = createPageMemory({ mostBytes: 1_000_000, now: () => 0 });
  answers = createCachedAnswers(pages);
  asked = [];
  fetchCore = async ({ request, visitor }) => {
    asked.push(`${visitor.host} ${request.url}`);
    const headers = { etag: '"1"', 'content-type': 'application/json', 'x-request-id': 'first' };
    return new Response(`["answer ${asked.length}"]`, { headers });
  };
});

const log = createRecordingLog();

function visitorAt(host: string, scheme: Visitor['scheme'] = 'http', port = ''): Visitor {
  const publicHost = host + port;
  return { host, hostname: host, publicHost, scheme, address: '', trusted: false };
}

interface Asking {
  path?: string;
  host?: string;
  headers?: Record<string, string>;
  method?: string;
  scheme?: Visitor['scheme'];
  /** That visitors reach the host by. */
  port?: string;
}

async function ask({ path = '/api/v1/services', host = 'a.example', ...asking }: Asking = {}) {
  const { scheme, port, ...init } = asking;
  const visitor = visitorAt(host, scheme, port);
  const request = new Request(`http://${host}${path}`, init);
  const header = (name: string) => request.headers.get(name);
  const ready = await answers.find({ visitor, method: request.method, target: path, header });
  if (ready) return ready.plain.take('').toString();
  const response = await answers.serve(fetchCore)({ request, visitor, requestId: '', log });
  return response.text();
}

it('says to the next guest what it has said before, without asking the core', async () => {
  expect(await ask()).toBe('["answer 1"]');
  expect(await ask()).toBe('["answer 1"]');
  expect(asked).toEqual(['a.example http://a.example/api/v1/services']);
});

it.each<[string, Asking]>([
  ['another host', { host: 'b.example' }],
  ['another language', { path: '/api/v1/services?locale=de' }],
  ['a query that anybody can think of', { path: '/api/v1/services?page=2' }],
  ['what is no list of the catalogue', { path: '/api/v1/coupons' }],
  ['a customer', { headers: { authorization: 'Bearer token' } }],
  ['somebody with a cookie', { headers: { cookie: 'session=1' } }],
  ['a page of another site', { headers: { origin: 'https://other.example' } }],
  ['who has an older answer', { headers: { 'if-none-match': '"1"' } }],
  ['another method', { method: 'POST' }],
])('asks the core for %s', async (_what, asking) => {
  await ask();
  expect(await ask(asking)).toBe('["answer 2"]');
  expect(await ask()).toBe('["answer 1"]');
});

it.each<[string, Asking, Asking]>([
  ['language', { path: '/api/v1/services?locale=de' }, { path: '/api/v1/services?locale=fr' }],
  ['list', { path: '/api/v1/services' }, { path: '/api/v1/networks' }],
  [
    'hash of the catalogue',
    { path: '/api/v1/services/catalogue/a1?locale=de' },
    { path: '/api/v1/services/catalogue/b2?locale=de' },
  ],
  ['scheme', { scheme: 'http' }, { scheme: 'https' }],
  ['port', { port: '' }, { port: ':8443' }],
])('keeps an answer for each %s, side by side', async (_what, one, other) => {
  expect([await ask(one), await ask(other)]).toEqual(['["answer 1"]', '["answer 2"]']);
  expect([await ask(one), await ask(other)]).toEqual(['["answer 1"]', '["answer 2"]']);
});

it('asks again once the instance has changed, and also when it changes just then', async () => {
  await ask();
  pages.forget(['a.example']);
  expect(await ask()).toBe('["answer 2"]');
  const usual = fetchCore;
  fetchCore = async (incoming) => {
    const answer = await usual(incoming);
    pages.forget();
    return answer;
  };
  pages.forget();
  expect(await ask()).toBe('["answer 3"]');
  expect(await ask()).toBe('["answer 4"]');
});

it('keeps no refusal, and nothing that has no tag', async () => {
  for (const refusal of [
    () => new Response('["no"]', { status: 404, headers: { etag: '"1"' } }),
    () => new Response('["for you"]'),
    () => new Response('["hello"]', { headers: { etag: '"1"', 'set-cookie': 'a=b' } }),
  ]) {
    fetchCore = async () => {
      asked.push('core');
      return refusal();
    };
    const before = asked.length;
    await ask();
    await ask();
    expect(asked.length).toBe(before + 2);
  }
});

it('has the same ready in every coding', async () => {
  await ask();
  const ready = await answers.find({
    ...{ visitor: visitorAt('a.example'), method: 'GET', target: '/api/v1/services' },
    header: () => null,
  });
  expect(String(gunzipSync(ready!.gzip.take('')))).toBe('["answer 1"]');
  expect(String(brotliDecompressSync(ready!.brotli!.take('')))).toBe('["answer 1"]');
});

it('carries the security headers, and no name of the request that it was made for', async () => {
  await ask();
  const ready = await answers.find({
    ...{
      visitor: visitorAt('a.example'),
      method: 'GET',
      target: '/api/v1/services',
      header: () => null,
    },
  });
  const names = ready?.headers('').filter((_, at) => at % 2 === 0);
  expect(names).toContain('x-content-type-options');
  expect(names).not.toContain('x-request-id');
});
