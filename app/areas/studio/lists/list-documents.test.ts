import { expect, test } from 'vitest';
import { listed } from './list-documents.server.ts';

const titleOf = (body: Record<string, unknown>) =>
  listed({ kind: 'banner', key: '20', position: 0, body, change: 'none', problems: [] }, 'de')
    .title;

test.each([
  [
    'the heading of its first slide',
    { information: [{ title: { en: 'Hi', de: 'Hallo' } }] },
    'Hallo',
  ],
  ['its text without tags', { content: { en: '<p>Half  the <b>price</b></p>' } }, 'Half the price'],
  ['the beginning of a long text', { content: `<p>${'a '.repeat(60)}</p>` }, `${'a '.repeat(35)}…`],
  ['its key where it says nothing', {}, '20'],
])('a banner is listed by %s', (_what, body, title) => {
  expect(titleOf(body)).toBe(title);
});
