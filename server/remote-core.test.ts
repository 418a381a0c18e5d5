import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { startFakeCore, type FakeCore } from '#tests/harness/fake-core.ts';
import { createRemoteCore } from './remote-core.ts';

let core: FakeCore;
beforeEach(async () => {
  core = await startFakeCore((request, response) => response.end(request.headers.host));
});
afterEach(() => core.stop());

const remoteCore = () =>
  createRemoteCore(core.url, {
    log: createRecordingLog(),
    texts: (language, key) => `${language} ${key}`,
  });

const ask = (headers: Record<string, string> = {}, path = '/api/v1/settings') =>
  remoteCore()(new Request(`http://shop.example${path}`, { headers }), { requestId: 'r-1' });

test.each([
  ['expect', '100-continue'],
  ['upgrade', 'h2c'],
  ['te', 'trailers'],
  ['connection', 'upgrade'],
])('what %s says to this connection is not said to the core', async (name, value) => {
  let heard: unknown;
  core.respond((request, response) => {
    heard = request.headers[name];
    response.end();
  });
  expect((await ask({ [name]: value })).status).toBe(200);
  expect(heard).not.toBe(value);
});

test('the core knows a request by the id that this panel gave it', async () => {
  core.respond((request, response) => response.end(request.headers['x-request-id']));
  const headers = { 'x-request-id': 'anybodys-0123' };
  const asked = new Request('http://shop.example/api/v1/settings', { headers });
  expect(await (await remoteCore()(asked, { requestId: 'panels-4567' })).text()).toBe(
    'panels-4567',
  );
});

test('a core that leads elsewhere leads the visitor there, and not us', async () => {
  core.respond((_request, response) =>
    response.writeHead(302, { location: 'https://service.example/', 'set-cookie': 'a=b' }).end(),
  );
  const answer = await ask();
  expect([answer.status, answer.headers.get('location')]).toEqual([
    ...[302, 'https://service.example/'],
  ]);
  expect(answer.headers.get('set-cookie')).toBe('a=b');
});

test('what comes compressed is passed on unpacked, and called so', async () => {
  core.respond((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('settings')),
  );
  const answer = await ask({ 'accept-encoding': 'gzip' });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('settings');
});

test('a core that is down is unavailable, no fault of ours', async () => {
  await core.stop();
  const answer = await ask();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
});

test('a program can read why a core that is down does not answer', async () => {
  await core.stop();
  expect(await (await ask({}, '/api/v1/services?locale=de')).json()).toEqual({
    message: 'de errors:code.unavailable',
    ...{ statusCode: 503, code: 'unavailable', request_id: 'r-1' },
  });
  // In the words of the trade, in which it has an error and nothing else.
  expect(await (await ask({}, '/api/v2/')).json()).toEqual({
    error: 'Something went wrong on our side. Try again later.',
  });
});
