import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CachedBody } from './cached-body.ts';
import { keepPage } from './cached-page.ts';
import { sendCached } from './send-cached.ts';

const POLICY = 'content-security-policy';
const page = keepPage({
  html: '<p>AAAAAAAAAAAAAAAAAAAAAA==</p>',
  headers: new Headers({ [POLICY]: "script-src 'nonce-AAAAAAAAAAAAAAAAAAAAAA=='", 'x-other': '1' }),
  nonce: 'AAAAAAAAAAAAAAAAAAAAAA==',
});

/** As much of an answer as is written to; its bytes are read when they are on their way. */
class Answer extends EventEmitter {
  socket: { writableLength: number } | null = null;
  headers: Record<string, string> = {};
  bytes: Buffer = Buffer.alloc(0);
  writeHead(_status: number, flat: string[]) {
    for (let at = 0; at < flat.length; at += 2) this.headers[flat[at] ?? ''] = flat[at + 1] ?? '';
  }
  end(bytes: Buffer) {
    this.bytes = bytes;
  }
}

function send(accepted: string, sent = page, socket: Answer['socket'] = null): Answer {
  const answer = new Answer();
  answer.socket = socket;
  const incoming = { headers: { 'accept-encoding': accepted } } as IncomingMessage;
  sendCached(incoming, answer as unknown as ServerResponse, { page: sent, requestId: 'r-1' });
  return answer;
}

const nonceOf = ({ headers }: Answer) => /'nonce-(.*)'/.exec(headers[POLICY] ?? '')?.[1] ?? '';

test.each([
  ['', undefined],
  ['br', undefined],
  ['gzip, br', 'gzip'],
  ['gzip;q=0, br', undefined],
])('who takes %j is sent %s', (accepted, encoding) => {
  const answer = send(accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
  expect(answer.headers['x-request-id']).toBe('r-1');
  const body = encoding ? gunzipSync(answer.bytes) : answer.bytes;
  expect(body.toString()).toBe(`<p>${nonceOf(answer)}</p>`);
});

test.each([
  ['', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
])('who takes %j is sent %s of what is the same for everybody', (accepted, encoding) => {
  const packed = brotliCompressSync('the same');
  const answer = send(accepted, { ...page, brotli: new CachedBody(packed) });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
  if (encoding === 'br') expect(String(brotliDecompressSync(answer.bytes))).toBe('the same');
});

test('what is on its way to one visitor is not written to for the next', () => {
  const [first, second] = [send(''), send('')];
  expect(first.bytes.toString()).toBe(`<p>${nonceOf(first)}</p>`);
  expect(second.bytes.toString()).toBe(`<p>${nonceOf(second)}</p>`);
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  first.emit('close');
  const third = send('');
  expect(second.bytes.toString()).toBe(`<p>${nonceOf(second)}</p>`);
  expect(third.bytes.toString()).toBe(`<p>${nonceOf(third)}</p>`);
});

test.each([
  ['at once', 0, true],
  ['slowly', 10, false],
])(
  'what is taken %s leaves its bytes to the next: %j to be sent',
  (_, writableLength, isReused) => {
    const html = '<i>AAAAAAAAAAAAAAAAAAAAAA==</i>';
    const own = keepPage({ html, headers: new Headers(), nonce: 'AAAAAAAAAAAAAAAAAAAAAA==' });
    const [first, second] = [0, 1].map(() => send('', own, { writableLength }));
    expect(second?.bytes === first?.bytes).toBe(isReused);
  },
);
