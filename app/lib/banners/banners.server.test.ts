import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import type { Banner } from '#instance-schema/generated/banner.ts';
import { bannersAt } from './banners.server.ts';

const banner: Banner = {
  schemaVersion: 1,
  type: 'html',
  place: 'orders',
  scroll_delay: 0,
  content: { en: '<p>Hello</p>', de: '<p>Hallo</p>', fr: ' ', ja: '<style></style>' },
  information: [],
};
const instance = { settings: {}, banners: [banner] };

/** What banners read of a request. */
const asked = (language: string) =>
  bannersAt({ instance, language } as unknown as AppLoadContext, ['orders', 'dashboard']);

test('a banner is shown in the language, and where there is nothing in it not at all', () => {
  const kinds = ['en', 'de', 'fr', 'ja'].map((language) => asked(language).map(({ kind }) => kind));
  expect(kinds).toEqual([['text'], ['text'], [], ['frame']]);
  expect(asked('de')).toMatchObject([{ key: 0, nodes: [{ tag: 'p', children: ['Hallo'] }] }]);
});

test('the HTML of a banner is read once, however many ask for it', () => {
  const [first] = asked('en');
  const [again] = asked('en');
  if (first?.kind !== 'text' || again?.kind !== 'text') throw new Error('it is a text');
  expect(again.nodes).toBe(first.nodes);
});
