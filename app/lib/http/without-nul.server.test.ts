import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withoutNul } from './without-nul.server.ts';

test('bytes go through as they are, but for the empty ones', async () => {
  const chunks = [
    Buffer.from('a\0\0b'),
    Buffer.from('पे').subarray(0, 2),
    Buffer.from('पे').subarray(2),
  ];
  const through = await buffer(Readable.from(chunks, { objectMode: false }).pipe(withoutNul()));
  expect(through.toString()).toBe('abपे');
});

test.each([0, 1, 2])(
  'what React renders arrives whole, however its buffer cuts it (%i)',
  async (shift) => {
    const text = 'यह पेज नहीं मिला' + 'x'.repeat(shift);
    const items = Array.from({ length: 400 }, (_, key) => createElement('li', { key }, text));
    const rendered = renderToPipeableStream(createElement('ul', undefined, items));
    const html = await buffer(rendered.pipe(withoutNul()));
    expect(html.toString()).toBe(`<ul>${`<li>${text}</li>`.repeat(400)}</ul>`);
  },
);
