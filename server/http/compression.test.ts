import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { acceptedEncoding } from '#core/platform/http/accepted-encoding.ts';
import { compress } from './compression.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', undefined],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  [null, undefined],
])('a client that says %j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

describe('an answer', () => {
  const text = '<p>hello</p>'.repeat(500);
  const ask = (encoding: string, init: RequestInit = {}) =>
    new Request('http://panel.test/', { ...init, headers: { 'accept-encoding': encoding } });
  const html = (body: BodyInit | null = text, headers: Record<string, string> = {}) =>
    new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s and unpacks to what it was', async (encoding, unpack) => {
    const sent = compress(ask(encoding), html(text, { etag: '"a"', 'content-length': '6000' }));
    expect(sent.headers.get('content-encoding')).toBe(encoding);
    expect(sent.headers.get('content-length')).toBeNull();
    expect(sent.headers.get('etag')).toBe('W/"a"');
    expect(sent.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await sent.arrayBuffer());
    expect(bytes.length).toBeLessThan(text.length / 5);
    expect(unpack(bytes).toString()).toBe(text);
  });

  test('streams: what was written is sent before the rest is there', async () => {
    let write: (chunk: string) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        write = (chunk) => controller.enqueue(new TextEncoder().encode(chunk));
      },
    });
    const sent = compress(ask('gzip'), html(body));
    const reader = sent.body?.getReader();
    write('<!doctype html>');
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await reader?.cancel();
  });

  test.each([
    ['a picture', html(text, { 'content-type': 'image/png' })],
    ['one that is coded already', html(text, { 'content-encoding': 'br' })],
    ['a short one', html('hi', { 'content-length': '2' })],
    ['an empty one', html(null)],
  ])('is left alone: %s', (_what, response) => {
    expect(compress(ask('br'), response)).toBe(response);
  });

  test('to HEAD has no body to compress', () => {
    const response = html();
    expect(compress(ask('br', { method: 'HEAD' }), response)).toBe(response);
  });
});
