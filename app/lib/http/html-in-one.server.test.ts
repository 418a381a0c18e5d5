import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { htmlInOne } from './html-in-one.server.ts';

test.each([0, 1, 2])(
  'what React renders arrives whole, however its buffer cuts it (%i)',
  async (shift) => {
    const text = 'यह पेज नहीं मिला' + 'x'.repeat(shift);
    const items = Array.from({ length: 400 }, (_, key) => createElement('li', { key }, text));
    const rendered = renderToPipeableStream(createElement('ul', undefined, items));
    const html = await htmlInOne(rendered);
    expect(Buffer.from(html).toString()).toBe(`<ul>${`<li>${text}</li>`.repeat(400)}</ul>`);
  },
);
