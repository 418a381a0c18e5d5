import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryState } from '../deliverer.ts';
import { isCancelTaken, orderIn, readRefills, readStates, refillErrorIn } from './read-answers.ts';

const ORDERED = 1_000;

describe('what a provider says of an order of a thousand', () => {
  it.each<[object, DeliveryState]>([
    [{ status: 'Pending' }, { state: 'waiting' }],
    [
      { status: 'In progress', start_count: '3572', remains: '157' },
      { state: 'working', startQuantity: 3_572, delivered: 843 },
    ],
    [
      { status: 'Processing', start_counter: 12, remains: 1000 },
      { state: 'working', startQuantity: 12, delivered: 0 },
    ],
    [{ status: 'Completed', remains: '0' }, { state: 'completed' }],
    [{ status: 'COMPLETED', start_count: null }, { state: 'completed' }],
    [
      { status: 'Partial', remains: '400' },
      { state: 'ended', delivered: 600 },
    ],
    [{ status: 'Partial' }, { state: 'unclear' }],
    [{ status: 'Partial', remains: '-3' }, { state: 'unclear' }],
    [{ status: 'Partial', remains: '1001' }, { state: 'unclear' }],
    [
      { status: 'Canceled', remains: '1000' },
      { state: 'ended', delivered: 0 },
    ],
    [
      { status: 'Cancelled', remains: '250' },
      { state: 'ended', delivered: 750 },
    ],
    [
      { status: 'Canceled', remains: '0' },
      { state: 'ended', delivered: 0 },
    ],
    [{ status: 'Refunded' }, { state: 'ended', delivered: 0 }],
    [{ status: 'Something new' }, { state: 'unclear' }],
    [{ status: 7 }, { state: 'unclear' }],
    [{ error: 'Incorrect order ID' }, { state: 'unclear' }],
  ])('%j means %j', (said, meant) => {
    const ordered = new Map([['23501', ORDERED]]);
    expect(readStates({ 23501: said }, ordered).get('23501')).toEqual(meant);
    expect(readStates([{ order: 23501, ...said }], ordered).get('23501')).toEqual(meant);
    expect(readStates(said, ordered).get('23501')).toEqual(meant);
  });

  it('is never taken for another order, nor for more than was ordered', () => {
    const ordered = new Map([
      ['1', 10],
      ['2', 20],
    ]);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const states = readStates(value, ordered);
        expect([...states.keys()]).toEqual(['1', '2']);
        for (const [reference, state] of states) {
          const delivered = 'delivered' in state ? (state.delivered ?? 0) : 0;
          expect(delivered).toBeGreaterThanOrEqual(0);
          expect(delivered).toBeLessThanOrEqual(ordered.get(reference) ?? 0);
        }
      }),
    );
    const one = readStates({ status: 'Completed' }, ordered);
    expect([...one.values()]).toEqual([{ state: 'unclear' }, { state: 'unclear' }]);
  });
});

it.each<[unknown, string | undefined]>([
  [{ order: 23501 }, '23501'],
  [{ order: ' 99 ' }, '99'],
  [{ order: '' }, undefined],
  [{ order: { id: 1 } }, undefined],
  [{ order: '1, 2' }, undefined],
  [[{ order: 7 }], '7'],
  [[{ order: 7 }, { order: 8 }], undefined],
  [[], undefined],
  [null, undefined],
])('the order in %j is %s', (value, order) => {
  expect(orderIn(value)).toBe(order);
});

it.each<[unknown, boolean]>([
  [[{ order: 9, cancel: 1 }], true],
  [{ cancel: '1' }, true],
  [[{ order: 9, cancel: { error: 'Incorrect order ID' } }], false],
  [{ error: 'no' }, false],
  ['ok', false],
])('a wish to cancel answered by %j is taken: %s', (value, isTaken) => {
  expect(isCancelTaken(value, '9')).toBe(isTaken);
});

it('why a refill is refused is a text that can be kept', () => {
  const states = readRefills({ status: 'Rejected\0\ud83d' }, ['9']);
  expect(states.get('9')).toEqual({ state: 'refused', reason: 'Rejected \ufffd' });
  const long = `${'a'.repeat(199)}\u{1f6a2}`;
  expect(refillErrorIn([{ refill: { error: long } }])).toBe(`${'a'.repeat(199)}\ufffd`);
});
