import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { keepPage } from '../page-cache/cached-page.ts';
import { createListener, type FindCached } from './listener.ts';

let server: Server | undefined;
afterEach(() => server?.close());

interface Asking {
  headers?: Record<string, string>;
  body?: string;
  findCached?: FindCached;
  isTrusted?: boolean;
}

/** One request, and what a handler has answered that says the id it was given. */
async function askOnce({ headers = {}, body, findCached, isTrusted = false }: Asking) {
  const log = createRecordingLog();
  log.allowErrors();
  const listener = createListener({
    log,
    isTrusted: () => isTrusted,
    handle: async ({ requestId }) => new Response(requestId),
    findCached,
  });
  const own = createServer(listener);
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as AddressInfo; // It listens on TCP.
  return new Promise<{ text: string; requestId: string }>((resolve, reject) => {
    const sent = ask({ port, host: '127.0.0.1', agent: false, headers }, (answer) => {
      let text = '';
      answer.on('data', (bytes) => (text += String(bytes)));
      answer.on('end', () => resolve({ text, requestId: String(answer.headers['x-request-id']) }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const NAMED = { 'x-request-id': 'caller-00000009' };

test.each([
  ['a proxy of ours calls a request', true],
  ['a stranger calls a request', false],
])('what %s is its name: %s', async (_who, isTrusted) => {
  const { text, requestId } = await askOnce({ headers: NAMED, isTrusted });
  expect(requestId).toBe(text);
  expect(text === NAMED['x-request-id']).toBe(isTrusted);
});

const kept = keepPage({ html: 'kept', headers: new Headers(), nonce: '-' });

test('a page that is kept answers who asks for it', async () => {
  expect((await askOnce({ findCached: () => kept })).text).toBe('kept');
});

test('who sends a body is answered by the handler, whatever is kept', async () => {
  for (const headers of [{ 'content-length': '1' }, { 'transfer-encoding': 'chunked' }]) {
    const { text } = await askOnce({
      headers: { ...NAMED, ...headers },
      body: 'x',
      findCached: () => kept,
    });
    expect(text).not.toBe('kept');
    server?.close();
  }
});

test('a memory that fails is no reason to answer nothing', async () => {
  const { text } = await askOnce({
    findCached() {
      throw new Error('The memory is broken.');
    },
  });
  expect(text).toMatch(/^[\w-]{8,}$/);
});
