import { expect, test } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { imageOrigins } from './image-origins.ts';
import { nameableOrigin } from './policy-sources.ts';
import { frameOrigins } from '../pages/site-view.ts';

test.each([
  ['https://cdn.example/a.png?x=1', 'https://cdn.example'],
  ['HTTPS://CDN.example:8443/', 'https://cdn.example:8443'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example'],
  ['http://[::1]:3000/x', 'http://[::1]:3000'],
  ['/instance-assets/a/b.png', undefined],
  ['mailto:a@b.example', undefined],
  ['data:image/png;base64,AAAA', undefined],
  ['', undefined],
  ['https://a;script-src.example/', undefined],
  ['https://a,default-src.example/', undefined],
  ['https://*/', undefined],
  ['https://*.example/', undefined],
])('%j is named %j', (url, origin) => {
  expect(nameableOrigin(url)).toBe(origin);
});

test('no address of an owner can begin a directive of its own', () => {
  const bad = 'https://a;script-src-elem/';
  const items = [bad, 'https://good.example/y'].map((url) => ({ url, isShown: true }));
  // What these two read of the settings.
  const settings = { favicon: bad, customMenuItems: items } as unknown as Settings;
  expect(imageOrigins({ settings, banners: [], pages: new Map() })).toEqual([]);
  expect(frameOrigins(settings)).toEqual(['https://good.example']);
});

test('the sites that pictures of blocks come from are named', () => {
  const picture = { image: { url: 'https://pictures.example/a.webp', width: 2, height: 1 } };
  const page = fillDefaults('page', {
    ...{ route_name: 'index', meta_title: 'Home' },
    blocks: [
      { id: 'top', type: 'hero', props: { picture } },
      { id: 'plain', type: 'hero', props: {} },
      { id: 'all', type: 'catalogue', props: {} },
    ],
  });
  const settings = {} as Settings;
  const pages = new Map([['index', page]]);
  expect(imageOrigins({ settings, banners: [], pages })).toEqual(['https://pictures.example']);
});
