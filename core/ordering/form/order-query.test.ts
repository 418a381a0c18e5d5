import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_LINE } from './order-line.pure.ts';
import {
  lineOf,
  ORDER_TYPES,
  orderQueryOf,
  orderSource,
  parseOrderQuery,
  withoutPreselected,
} from './order-query.pure.ts';

const parse = (query: string) => parseOrderQuery(new URLSearchParams(query));

describe('the address of a new order', () => {
  it.each([
    ['', 'standart', {}],
    ['source=mail', 'standart', {}],
    ['type=multi', 'standart', {}],
    ['serviceId=x&quantity=-1', 'standart', {}],
    ['serviceId=12', 'query', { serviceId: 12 }],
    ['url=https://a.example/1', 'query', { url: 'https://a.example/1' }],
    ['source=buy_page', 'standart', {}],
    ['serviceId=12&source=buy_page', 'buy', { serviceId: 12 }],
    ['serviceId=12&source=reorder', 'preselected', { serviceId: 12 }],
    ['networkId=1&source=reorder', 'query', { networkId: 1 }],
  ])('with "%s" is in the state %s', (query, state, asked) => {
    expect(parse(query)).toMatchObject({ state, asked });
    expect(parse(query).asked).toEqual(asked);
  });

  it('says everything of a line that it can', () => {
    const query =
      'url=%40ada&networkId=1&serviceTypeId=2&serviceId=3&quantity=500&dripFeedMode=progressive' +
      '&isDripFeed=1&numberOfRuns=4&dripFeedQuantityStep=20&dripFeedMinutes=90&type=expert&source=a-b';
    expect(parse(query)).toEqual({
      state: 'query',
      type: 'expert',
      source: 'a-b',
      asked: {
        url: '@ada',
        networkId: 1,
        serviceTypeId: 2,
        serviceId: 3,
        quantity: 500,
        dripFeedMode: 'progressive',
        isDripFeed: true,
        numberOfRuns: 4,
        dripFeedQuantityStep: 20,
        dripFeedMinutes: 90,
      },
    });
  });

  it.each([
    'networkId=0',
    'serviceId=2147483648',
    'serviceId=1e3',
    'quantity=0',
    'quantity=12.5',
    'isDripFeed=yes',
    'isDripFeed=false',
    'numberOfRuns=1',
    'numberOfRuns=1001',
    'dripFeedMinutes=0',
    'dripFeedMode=steep',
    'url=a%20b',
    'url=a%00b',
    `url=${'a'.repeat(2_001)}`,
  ])('says nothing by "%s"', (query) => {
    expect(parse(query).asked).toEqual({});
  });

  it.each(['type=Single', 'type=', 'type=__proto__', 'source=%3Cb%3E', `source=${'s'.repeat(65)}`])(
    'is a plain one with "%s"',
    (query) => {
      expect(parse(query)).toMatchObject({ type: 'single', source: undefined });
    },
  );

  it('is read back as it was written', () => {
    const id = fc.integer({ min: 1, max: 2_147_483_647 });
    const asked = fc.record(
      {
        url: fc.webUrl(),
        networkId: id,
        serviceTypeId: id,
        serviceId: id,
        quantity: id,
        dripFeedMode: fc.constantFrom('flat' as const, 'progressive' as const),
        isDripFeed: fc.constant(true),
        numberOfRuns: fc.integer({ min: 2, max: 1_000 }),
        dripFeedQuantityStep: id,
        dripFeedMinutes: fc.integer({ min: 1, max: 43_200 }),
      },
      { requiredKeys: [] },
    );
    const source = fc.option(fc.constantFrom('mail', 'buy_page', 'reorder'), { nil: undefined });
    const kept = fc.option(id, { nil: undefined });
    fc.assert(
      fc.property(
        asked,
        fc.constantFrom(...ORDER_TYPES),
        source,
        kept,
        (line, type, from, cartLine) => {
          const said = { asked: line, type, source: from, cartLine };
          const query = orderQueryOf(said);
          expect(parse(query.toString())).toMatchObject(said);
          expect(parse(query.toString()).asked).toEqual(line);
        },
      ),
    );
  });
});

describe('a form that is opened so', () => {
  it.each([
    ['', { isServicesFreezed: false, isReorder: false }],
    ['serviceId=3&quantity=5', { serviceId: 3, quantity: 5, isServicesFreezed: false }],
    ['serviceId=3&source=buy_page', { isServicesFreezed: true, isReorder: false }],
    ['serviceId=3&source=reorder', { isServicesFreezed: true, isReorder: true }],
  ])('by "%s" begins with %j', (query, own) => {
    expect(lineOf(parse(query))).toEqual({ ...lineOf(parse('')), ...parse(query).asked, ...own });
  });

  it('lets another service be chosen where its own cannot be had', () => {
    const line = lineOf(parse('serviceId=3&source=buy_page&url=a'));
    expect(withoutPreselected(line)).toEqual({ ...NEW_LINE, url: 'a' });
  });
});

it.each([
  [{ source: 'mail', launch: 'pwa', isFrozenSingle: true }, 'mail'],
  [{ source: undefined, launch: 'pwa_ios', isFrozenSingle: true }, 'pwa_ios'],
  [{ source: undefined, launch: 'browser', isFrozenSingle: true }, 'buy_page'],
  [{ source: undefined, launch: 'browser', isFrozenSingle: false }, 'single_form'],
] as const)('an order opened as %j comes from %s', (opened, source) => {
  expect(orderSource(opened)).toBe(source);
});
