import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

test.each([
  [pagePath(''), '/'],
  [pagePath('', {}, { networkId: 3 }), '/?networkId=3'],
  [pagePath('orders'), '/orders'],
  [pagePath('orders', {}), '/orders'],
  [pagePath('orders', {}, {}), '/orders'],
  [pagePath('orders', {}, { status: undefined }), '/orders'],
  [
    pagePath('orders', {}, { status: 'a b', page: 2, after: undefined }),
    '/orders?status=a+b&page=2',
  ],
  [pagePath('orders/:id', { id: 5 }), '/orders/5'],
  [pagePath('orders/:id', { id: 5n }, { page: 2 }), '/orders/5?page=2'],
  [pagePath('orders/:id/receipt', { id: '5' }), '/orders/5/receipt'],
  [pagePath('services/:slug', { slug: 'a/b?c#d ä' }), '/services/a%2Fb%3Fc%23d%20%C3%A4'],
  [pagePath('services/:slug', { slug: '%2e%2e' }), '/services/%252e%252e'],
  [pagePath('services/:slug', { slug: '...' }), '/services/...'],
  [
    pagePath('orders/followed/:id/:signature', { id: 7, signature: 'x_y' }),
    '/orders/followed/7/x_y',
  ],
  [pagePath(':slug', { slug: 'terms' }), '/terms'],
  [pagePath('dev/ui/:section?'), '/dev/ui'],
  [pagePath('dev/ui/:section?', { section: undefined }), '/dev/ui'],
  [pagePath('dev/ui/:section?', { section: 'forms' }), '/dev/ui/forms'],
  [pagePath('dev/mail/:id?', {}, { before: 9 }), '/dev/mail?before=9'],
])('%s is %s', (path, expected) => expect(path).toBe(expected));

test.each(['', '.', '..'])('a step of "%s" would lead to another page', (id) => {
  expect(() => pagePath('orders/:id', { id })).toThrow(RangeError);
  expect(() => pagePath('dev/mail/:id?', { id })).toThrow(RangeError);
});

test('only what the table has can be written', () => {
  const typed = () => [
    // @ts-expect-error No page is called so.
    pagePath('order'),
    // @ts-expect-error What no page has is no page to go to.
    pagePath('*'),
    // @ts-expect-error The parameter is missing.
    pagePath('orders/:id'),
    // @ts-expect-error One of two is missing.
    pagePath('orders/followed/:id/:signature', { id: 7 }),
    // @ts-expect-error No parameter is called so.
    pagePath('orders/:id', { id: 5, page: 2 }),
    // @ts-expect-error The path has no parameter.
    pagePath('orders', { id: 5 }),
    // @ts-expect-error The optional parameter is called otherwise.
    pagePath('dev/ui/:section?', { part: 'forms' }),
    // @ts-expect-error A parameter that may be left out of a path is one that says so.
    pagePath('orders/:id', { id: undefined }),
    // @ts-expect-error A query is of texts and numbers.
    pagePath('orders', {}, { open: true }),
  ];
  expect(typed).toBeTypeOf('function');
});
