import { describe, expect, it } from 'vitest';
import { CoreError } from '../core/core.server.ts';
import { refusalOf, refusedOrder } from './checkout-answer.server.ts';

const thrownFor = (error: unknown): unknown => {
  try {
    return refusalOf(error, 'en');
  } catch (thrown) {
    return thrown;
  }
};

describe('a refusal of an order', () => {
  it('is told in the words of the core', () => {
    const told = thrownFor(new CoreError(409, 'It has begun', { code: 'conflict' }));
    expect(told).toMatchObject({ status: 409, notice: 'It has begun' });
  });

  it('that is not there leads to the page of nothing', async () => {
    const thrown = thrownFor(new CoreError(404, 'Not found')) as Response;
    expect(thrown.status).toBe(404);
    expect(await thrown.json()).toEqual({ card: 'order' });
  });

  it.each([
    [500, 'Something went wrong on our side. Try again later.'],
    [503, 'The service is temporarily unavailable. Try again shortly.'],
  ])('leaves the form where the core has failed with %i', (status, notice) => {
    expect(thrownFor(new CoreError(status, 'connect ECONNREFUSED'))).toMatchObject({
      ...{ status, notice },
    });
  });

  it.each([401, 403])('with the status %i is no matter of the order', (status) => {
    const error = new CoreError(status, 'No');
    expect(thrownFor(error)).toBe(error);
  });
});

const refused = (code: string) => refusedOrder(new CoreError(422, 'Of the API', { code }), 'en');

it('asks for what is ordered from a page again, in words for people', () => {
  const { notice, asks, key } = refused('idempotency_key_reused');
  expect(notice).toMatch(/^You have already ordered from this page/);
  expect({ asks, key }).toEqual({ asks: 'again', key: expect.any(String) as unknown });
});

it.each([
  ['total_changed', 'total'],
  ['idempotency_key_running', undefined],
])('%s keeps its key', (code, asks) => {
  expect(refused(code)).toMatchObject({ notice: 'Of the API', asks, key: undefined });
});
