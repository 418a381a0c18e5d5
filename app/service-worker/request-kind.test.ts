import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

const ORIGIN = 'https://shop.example';
const HASH = '0123456789abcdef0123456789abcdef';

const get = (path: string, destination: RequestDestination = '') =>
  requestKind({ method: 'GET', destination, url: new URL(path, ORIGIN).href }, ORIGIN);

describe('the worker takes', () => {
  test.each(['/app', '/app/', '/app/de/orders?page=2', '/app/login'])('%s as a page', (path) => {
    expect(get(path, 'document')).toBe('page');
  });

  test.each(['/assets/root-DrYNChvq.js', '/assets/manifest-637ea529.js', '/assets/a-Cx_1-y9z.css'])(
    '%s as a file of the build',
    (path) => expect(get(path)).toBe('file'),
  );

  test.each([`/instance-assets/nova/${HASH}.png`, `/app/icons/${HASH}/maskable-192.png`])(
    '%s as a picture',
    (path) => expect(get(path)).toBe('picture'),
  );
});

describe('the worker leaves alone', () => {
  test.each([
    '/app.data',
    '/app/de.data',
    '/app/orders.data?page=2',
    '/app/manifest.webmanifest',
    '/app/sw.js',
    '/api/v1/profile',
    '/assets/root.js',
    `/instance-assets/nova/../../api/${HASH}.png`,
    `/app/icons/${HASH}`,
  ])('%s', (path) => expect(get(path)).toBe('other'));

  test.each(['/', '/api/v1/openapi.json', '/application'])('a visit of %s', (path) => {
    expect(get(path, 'document')).toBe('other');
  });

  test('a page in a frame', () => expect(get('/app/banners/1', 'iframe')).toBe('other'));

  test('whatever is sent, and whatever is of another host', () => {
    const url = `${ORIGIN}/assets/root-DrYNChvq.js`;
    const form = { method: 'POST', destination: 'document', url: `${ORIGIN}/app` } as const;
    expect(requestKind(form, ORIGIN)).toBe('other');
    expect(requestKind({ method: 'GET', destination: 'script', url }, 'https://nova.example')).toBe(
      'other',
    );
  });

  test('whatever asks for data of a person, at any path', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        expect(get(`/app${path}.data?${query}`)).toBe('other');
        expect(get(`/api${path}?${query}`)).toBe('other');
      }),
    );
  });
});
