import { describe, expect, test } from 'vitest';
import type { FieldDifference } from '#core/studio/drafts/draft.contract.ts';
import type { StudioDocument } from '#app/areas/studio/report/places.ts';
import { differenceInWords } from './difference-in-words.server.ts';
import { labelsOf } from './places-in-words.server.ts';

const SETTINGS: StudioDocument = {
  kind: 'settings',
  key: 'settings',
  body: { panelName: 'Acme', colours: { light: { primary: '#111111' } } },
};
const PAGE: StudioDocument = {
  kind: 'page',
  key: 'about',
  body: { schemaVersion: 1, route_name: 'slug', meta_title: { en: 'About', de: 'Über uns' } },
};

const words = (differences: FieldDifference[], locale = 'en') =>
  differenceInWords({ differences, before: [SETTINGS], after: [SETTINGS, PAGE], locale });

describe('a difference in words', () => {
  test('gathers the fields of a document, each with both sides', () => {
    const [document] = words([
      { kind: 'settings', key: 'settings', pointer: '/panelName', before: 'Acme', after: 'Zeta' },
      { kind: 'settings', key: 'settings', pointer: '/colours/light/primary', after: '#222222' },
    ]);
    expect(document).toMatchObject({ kind: 'settings', did: 'changed', name: 'Acme' });
    expect(document?.fields.map(({ before, after }) => [before.text, after.text])).toEqual([
      ['Acme', 'Zeta'],
      ['', '#222222'],
    ]);
  });

  test('says a choice and a share as their forms do', () => {
    const change = { kind: 'settings' as const, key: 'settings' };
    const [document] = words(
      [
        { ...change, pointer: '/defaultMarketplaceView', before: 'cards', after: 'table' },
        { ...change, pointer: '/guaranteeChargePercent', before: 0.15, after: 0.5 },
        { ...change, pointer: '/languages', before: ['en', 'de'], after: ['en'] },
      ],
      'de',
    );
    expect(document?.fields.map(({ before, after }) => [before.text, after.text])).toEqual([
      ['Karten', 'Tabelle'],
      ['15\u00a0%', '50\u00a0%'],
      ['English, Deutsch', 'English'],
    ]);
  });

  test('leaves a moment to the clock of whoever reads, and shows what is none as it is', () => {
    const change = { kind: 'coupon' as const, key: '41', before: undefined };
    const [document] = words([
      { ...change, pointer: '/valid_from', after: '2026-12-10T00:00:00+01:00' },
      { ...change, pointer: '/valid_to', after: 'soon' },
    ]);
    expect(document?.fields.map(({ after }) => after)).toEqual([
      { look: 'moment', text: '2026-12-09T23:00:00.000Z' },
      { look: 'text', text: 'soon' },
    ]);
  });

  test('counts the lines of a field from one', () => {
    const settings = { kind: 'settings', key: 'settings' } as const;
    const pointer = '/customCode/allowedConnections/0';
    expect(labelsOf({ ...settings, pointer }, 'en')).toEqual([
      'Script',
      'Allowed connections',
      '1',
    ]);
  });

  test('leaves out what a list that changed still has', () => {
    const [USD, RUB] = [{ code: 'USD' }, { code: 'RUB', rate: '90' }];
    const [document] = words([
      {
        ...{ kind: 'settings', key: 'settings', pointer: '/currencies' },
        before: [USD, RUB],
        after: [USD],
      },
    ]);
    expect(document?.fields.map(({ pointer }) => pointer)).toEqual([
      '/currencies/1/code',
      '/currencies/1/rate',
    ]);
  });

  test('tells a new document value by value, by the name it has in the language', () => {
    const [document] = words([{ kind: 'page', key: 'about', pointer: '', after: PAGE.body }], 'de');
    expect(document).toMatchObject({ did: 'added', name: 'Über uns' });
    expect(document?.fields.map(({ pointer }) => pointer)).toEqual([
      '/route_name',
      '/meta_title/en',
      '/meta_title/de',
    ]);
  });

  test.each([
    ['en', ['2.9%', '3.25%']],
    ['de', ['2,9\u00a0%', '3,25\u00a0%']],
  ])('tells percentages as their fields do, in %s', (locale, texts) => {
    const method = { kind: 'payment-method', key: '1' } as const;
    const [document] = words(
      [
        { ...method, pointer: '/fee_percent', before: 0.029, after: 0.0325 },
        {
          ...method,
          pointer: '/payment_method_bonuses/0/bonus_percent',
          before: 0.029,
          after: 'x',
        },
      ],
      locale,
    );
    const [fee, bonus] = document?.fields ?? [];
    expect([fee?.before.text, fee?.after.text]).toEqual(texts);
    expect([bonus?.before.text, bonus?.after.text]).toEqual([texts[0], 'x']);
  });

  test('tells one that is gone by what it was', () => {
    const [document] = words([{ kind: 'page', key: 'old', pointer: '', before: { slug: 'old' } }]);
    expect(document).toMatchObject({ did: 'removed', name: 'old' });
    expect(document?.fields.map(({ before, after }) => [before.text, after.look])).toEqual([
      ['old', 'nothing'],
    ]);
  });

  test('says of an order of documents no more than that it is another one', () => {
    const order = { before: ['a', 'b'], after: ['b', 'a'] };
    expect(words([{ kind: 'menu-item', key: '~order', pointer: '', ...order }])).toEqual([
      { kind: 'menu-item', key: '~order', name: '', did: 'moved', fields: [] },
    ]);
  });

  test('names a field of a text by its language', () => {
    const [document] = words([
      { kind: 'page', key: 'about', pointer: '/meta_title/de', before: 'Über', after: 'Über uns' },
    ]);
    expect(document?.fields[0]?.labels.at(-1)).toBe('Deutsch');
  });

  test('names the number by which an entry is moved, which no form shows', () => {
    const moved: FieldDifference[] = [
      { kind: 'menu-item', key: 'about', pointer: '/sorting', before: 10, after: 20 },
    ];
    const labelIn = (locale: string) => words(moved, locale)[0]?.fields[0]?.labels;
    expect(labelIn('en')).toEqual(['Place in the list']);
    expect(labelIn('de')).toEqual(['Platz in der Liste']);
  });
});
