import { describe, expect, test } from 'vitest';
import type { DraftDocument } from '#core/studio/drafts/draft.contract.ts';
import { factsOf, standingOf } from './document-facts.server.ts';

const of = (kind: DraftDocument['kind'], body: DraftDocument['body']): DraftDocument => ({
  ...{ kind, key: '1', position: 0, change: 'none', problems: [], body },
});
const said = (document: DraftDocument, locale = 'en') =>
  factsOf(document, locale).map(({ label, value }) =>
    label === undefined ? value.text : `${label} ${value.text}`,
  );

describe('what a list tells of a document', () => {
  test.each<[DraftDocument['kind'], DraftDocument['body'], string[]]>([
    [
      'coupon',
      { code: 'SPRING', bonus_type: 'discount', bonus_percentage: 0.1, min_amount: '20' },
      ['SPRING', 'Discount', '10%', 'Minimum amount $20.00'],
    ],
    [
      'coupon',
      { code: 'FIVE', bonus_type: 'bonus', bonus_amount: '5' },
      ['FIVE', 'Top-up bonus', '$5.00'],
    ],
    ['tariff-plan', { price: '9.5', keywords_limit: 15 }, ['Price per month $9.50', 'Keywords 15']],
    ['banner', { place: 'sidebar' }, ['Side menu']],
    ['mail-text', { subject: { en: 'Delivered', de: 'Geliefert' } }, ['Delivered']],
    ['grade', { spending_goal: '1250', discount_percent: 0 }, ['Spending goal $1,250.00']],
    // What holds without a word of the owner is told as well.
    ['payment-method', { strategy: 'redirect' }, ['On another site', 'Minimum $1.00']],
    ['payment-method', { strategy: 'invoice', min_amount: 'much' }, ['Invoice', 'Minimum much']],
    ['page', { no_index: true }, []],
  ])('%s %j: %j', (kind, body, facts) => {
    expect(said(of(kind, body))).toEqual(facts);
  });

  test('is in the language of who reads it', () => {
    const body = { subject: { en: 'Delivered', de: 'Geliefert' } };
    expect(said(of('mail-text', body), 'de')).toEqual(['Geliefert']);
    expect(said(of('withdrawal-method', { min_amount: '1250' }), 'de')).toEqual([
      'Mindestbetrag 1.250,00\u00a0$',
    ]);
  });
});

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  [{}, undefined],
  [{ is_shown: false, until: '2026-11-21T12:00:00Z' }, 'hidden'],
  [{ until: '2026-11-21T12:00:00Z' }, 'over'],
  [{ until: '2026-11-21T13:00:00+01:00' }, 'over'],
  [{ until: '2026-11-21T12:00:01Z' }, undefined],
  [{ from: '2026-11-21T12:00:01Z' }, 'coming'],
  [{ from: '2026-11-21T12:00:00Z' }, undefined],
  [{ valid_from: '2026-12-01T00:00:00Z', valid_to: '2026-12-31T00:00:00Z' }, 'coming'],
  [{ valid_to: 'some day' }, undefined],
  [{ slug: 'terms', no_index: true }, 'unlisted'],
  [{ route_name: 'orders-create', no_index: true }, 'unlisted'],
  // Nobody would look for them there.
  [{ route_name: 'orders', no_index: true }, undefined],
])('a document with %j stands as %s', (body, standing) => {
  expect(standingOf({ body }, NOW)).toBe(standing);
});
