import { expect, test } from 'vitest';
import { documentPage } from './document-page.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([
  { count: 0, asked: null, page: 1, pages: 1, first: undefined, length: 0 },
  { count: 10, asked: null, page: 1, pages: 1, first: 0, length: 10 },
  { count: 21, asked: '2', page: 2, pages: 3, first: 10, length: 10 },
  { count: 21, asked: '3', page: 3, pages: 3, first: 20, length: 1 },
  { count: 21, asked: '99', page: 3, pages: 3, first: 20, length: 1 },
  { count: 21, asked: '0', page: 1, pages: 3, first: 0, length: 10 },
  { count: 21, asked: '-1', page: 1, pages: 3, first: 0, length: 10 },
  { count: 21, asked: '1e9', page: 1, pages: 3, first: 0, length: 10 },
])('$count documents, page $asked', ({ count, asked, page, pages, first, length }) => {
  const found = documentPage(numbers(count), asked);
  expect({ ...found, documents: undefined }).toEqual({ documents: undefined, page, pages });
  expect([found.documents[0], found.documents.length]).toEqual([first, length]);
});
