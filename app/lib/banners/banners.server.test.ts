import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, test } from 'vitest';
import type { Banner } from '#instance-schema/generated/banner.ts';
import { bannersAt, framedHtml } from './banners.server.ts';

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
function visit({ language = 'en', banners = [banner], now = 0 } = {}) {
  const moment = { now, changesAt: Infinity };
  const read = { instance: { ...instance, banners }, language, moment };
  return read as typeof read & AppLoadContext; // As above.
}
const asked = (language: string) => bannersAt(visit({ language }), ['orders', 'dashboard']);

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

describe('a banner for a while', () => {
  const from = '2026-11-27T00:00:00Z';
  const until = '2026-11-28T00:00:00Z';
  const banners = [{ ...banner, from, until, content: '<style></style>Sale' }];
  const begins = Date.parse(from);
  const ends = Date.parse(until);

  test.each([
    ['before', begins - 1, 0, begins],
    ['as it begins', begins, 1, ends],
    ['before it ends', ends - 1, 1, ends],
    ['as it ends', ends, 0, Infinity],
  ])('%s', (_when, now, shown, changesAt) => {
    const context = visit({ banners, now });
    expect(bannersAt(context, ['orders'])).toHaveLength(shown);
    expect(context.moment.changesAt).toBe(changesAt);
    // Nobody reads it beforehand by the address of its frame.
    expect(framedHtml(context, 0) === undefined).toBe(shown === 0);
  });

  test('does not end pages on which it has no place', () => {
    const context = visit({ banners, now: begins });
    expect(bannersAt(context, ['dashboard'])).toEqual([]);
    expect(context.moment.changesAt).toBe(Infinity);
  });
});
