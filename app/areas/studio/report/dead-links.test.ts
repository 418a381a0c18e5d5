import { describe, expect, test } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { deadLinks, type Known } from './dead-links.server.ts';
import type { StudioDocument } from './places.ts';

const settings = fillDefaults('settings', {
  schemaVersion: 2,
  panelName: 'Panel',
  colours: { light: { primary: '#336699' } },
  availableRoutes: ['index', 'orders', 'orders-id', 'slug'],
});

const KNOWN: Known = {
  settings,
  pictures: new Set(['/instance-assets/1/logo.svg']),
  services: new Set([7]),
  serviceSlugs: new Set(['open']),
  types: new Set([3]),
  networks: new Set([1]),
};

const menu = (url: unknown): StudioDocument => ({
  kind: 'menu-item',
  key: '1',
  body: { id: 1, title: 'Entry', url },
});
const page = (body: StudioDocument['body']): StudioDocument => ({
  kind: 'page',
  key: 'about',
  body: { route_name: 'slug', slug: 'about', meta_title: 'About', ...body },
});

const told = (documents: StudioDocument[], known: Partial<Known> = {}) =>
  deadLinks(documents, { ...KNOWN, ...known }).map(
    ({ pointer, address, reason }) => `${pointer} ${address} ${reason}`,
  );

describe('a link', () => {
  test.each([
    ['/'],
    ['/orders'],
    ['/orders?status=done#top'],
    ['/orders/17'],
    ['/about'],
    ['/app/orders'],
    ['/app/de/about'],
    ['https://elsewhere.example/nothing'],
    ['mailto:help@panel.example'],
    ['/api/v1/openapi.json'],
    ['/instance-assets/1/logo.svg'],
  ])('to %s leads somewhere', (url) => {
    expect(told([menu(url), page({})])).toEqual([]);
  });

  test.each([
    ['/nothing-here', 'unknown-page'],
    ['/orders/17/receipt/more', 'unknown-page'],
    ['/Orders', 'unknown-page'],
    ['/bonuses', 'not-offered'],
    ['/instance-assets/1/other.svg', 'lost-picture'],
  ])('to %s leads nowhere: %s', (url, reason) => {
    expect(told([menu(url), page({})])).toEqual([`/url ${url} ${reason}`]);
  });

  test.each([[7], [null], [{}], ['//other.example'], ['/\\other.example']])(
    'that is none, as %j, is a problem of its field and no dead link',
    (url) => {
      expect(told([menu(url)])).toEqual([]);
    },
  );

  test('is looked for in the HTML of each language, once for each address', () => {
    const html = '<p><a href="/gone">a</a> <a href="/gone">b</a> <a href="/orders">c</a></p>';
    const documents = [page({ body: { en: html, de: '<img src="/instance-assets/1/x.svg">' } })];
    expect(told(documents)).toEqual([
      '/body/en /gone unknown-page',
      '/body/de /instance-assets/1/x.svg lost-picture',
    ]);
  });

  test('to a page is not called dead while the settings are not valid', () => {
    expect(told([menu('/bonuses')], { settings: undefined })).toEqual([]);
  });

  test('to a picture is not called dead where nobody knows the pictures', () => {
    expect(told([menu('/instance-assets/1/other.svg')], { pictures: undefined })).toEqual([]);
  });
});

describe('an id', () => {
  const offer: StudioDocument = {
    kind: 'special-offer',
    key: '1',
    body: { id: 1, network: 2, service_types: [3, 4], services: [7, 8] },
  };

  test('that the catalogue does not list leads nowhere', () => {
    expect(told([offer])).toEqual([
      '/network 2 unknown-network',
      '/service_types 4 unknown-type',
      '/services 8 unknown-service',
    ]);
  });

  test('is not called dead where nobody knows the catalogue', () => {
    expect(told([offer], { services: undefined, types: undefined, networks: undefined })).toEqual(
      [],
    );
  });
});

describe('a free trial', () => {
  const quest = (service: string): StudioDocument => ({
    kind: 'free-trial-quest',
    key: '1',
    body: { id: 1, service, quantity: 100 },
  });

  test('of a service that not everybody can order is warned of', () => {
    expect(told([quest('open')])).toEqual([]);
    expect(told([quest('by-link')])).toEqual(['/service by-link closed-service']);
    expect(told([quest('by-link')], { serviceSlugs: undefined })).toEqual([]);
  });
});
