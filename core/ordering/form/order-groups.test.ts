import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dripFeedOf,
  NEW_LINE,
  totalQuantityOf,
  withQuantity,
  type OrderLine,
} from './order-line.pure.ts';
import { addLine, formOf, removeLines, type OrderForm } from './order-groups.pure.ts';

const named = (url: string, own: Partial<OrderLine> = {}): OrderLine => ({
  ...NEW_LINE,
  url,
  ...own,
});
const restricted = (url: string) => named(url, { availableServiceTypeIds: [7] });
const shown = ({ lines, groups }: OrderForm) =>
  groups.map((places) =>
    places.map((at) => `${lines[at]?.url}${lines[at]?.availableServiceTypeIds ? '!' : ''}`),
  );

const FIVE: OrderForm = {
  lines: ['a', 'b', 'c', 'd', 'e'].map(restricted),
  groups: [[0, 2], [1], [3, 4]],
  activeLine: 3,
};

describe('the lines of an order form', () => {
  it('begin with one, and a new one has the network and the link of the one before', () => {
    const first = formOf(named('https://video.example/1', { networkId: 5, serviceId: 9 }));
    const two = addLine(first);
    expect(two).toMatchObject({ groups: [[0], [1]], activeLine: 1 });
    expect(two.lines[1]).toEqual({
      ...NEW_LINE,
      networkId: 5,
      url: 'https://video.example/1',
    });
    expect(addLine(two, 0).groups).toEqual([[0, 2], [1]]);
    expect(addLine(two, 9).groups).toEqual([[0], [1], [2]]);
  });

  it.each([
    [[], [['a!', 'c!'], ['b!'], ['d!', 'e!']], 3],
    [[2], [['a'], ['b!'], ['d!', 'e!']], 2],
    [
      [1],
      [
        ['a!', 'c!'],
        ['d!', 'e!'],
      ],
      2,
    ],
    [[0, 3], [['c'], ['b!'], ['e']], 2],
    [[0, 2], [['b!'], ['d!', 'e!']], 1],
    [[3, 4], [['a!', 'c!'], ['b!']], 2],
    [[0, 1, 2, 3, 4], [['']], 0],
    [[9], [['a!', 'c!'], ['b!'], ['d!', 'e!']], 3],
  ])('without %j are %j', (removed, groups, activeLine) => {
    const left = removeLines(FIVE, removed);
    expect(shown(left)).toEqual(groups);
    expect(left.activeLine).toBe(activeLine);
  });

  it('stay in exactly one group each, whatever is added and removed', () => {
    const step = fc.oneof(
      fc.record({ add: fc.option(fc.nat(5), { nil: undefined }) }),
      fc.record({ remove: fc.array(fc.nat(9), { maxLength: 4 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let form = formOf();
        for (const next of steps) {
          form = 'remove' in next ? removeLines(form, next.remove) : addLine(form, next.add);
          expect(form.groups.flat().sort((a, b) => a - b)).toEqual(form.lines.map((_, at) => at));
          expect(form.groups.every((places) => places.length > 0)).toBe(true);
          expect(form.lines[form.activeLine]).toBeDefined();
        }
      }),
    );
  });
});

describe('a quantity in a line', () => {
  const service = {
    min_quantity: 100,
    max_quantity: 1_000,
    quantity_step: 10,
    allowed_use_countries: [82],
    drip_feed_is_allowed: true,
  };
  const line = named('a', { countries: [82], isDripFeed: true });

  it('is snapped, and the rest stays where the service allows it', () => {
    expect(withQuantity(line, service, 123)).toEqual({ ...line, quantity: 120 });
  });

  it('takes countries and drip-feed away where the service has none', () => {
    const strict = { ...service, allowed_use_countries: [], drip_feed_is_allowed: false };
    expect(withQuantity(line, strict, 5)).toMatchObject({
      quantity: 100,
      countries: [],
      isDripFeed: false,
    });
  });
});

describe('what is paid for', () => {
  it('are the runs of a drip-feed together, else the quantity itself', () => {
    const line = named('a', { quantity: 500, numberOfRuns: 3, dripFeedQuantityStep: 100 });
    const totalOf = (own: Partial<OrderLine>) =>
      totalQuantityOf(line.quantity, dripFeedOf({ ...line, ...own }));
    expect(totalOf({})).toBe(500);
    expect(totalOf({ isDripFeed: true })).toBe(1_500);
    expect(totalOf({ isDripFeed: true, dripFeedMode: 'progressive' })).toBe(1_800);
  });
});
