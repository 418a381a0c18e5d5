// On PostgreSQL: searches counted at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

describe('the search', () => {
  it('is limited for an address and for a customer, whichever of them searches too much', async () => {
    const { authorization } = test.actors.customerOfA;
    const search = (address: string, headers: Record<string, string> = {}) =>
      test.request('/api/v1/search', {
        method: 'POST',
        origin: { address },
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"query":"alder"}',
      });
    const countAnswered = async (ask: (at: number) => Promise<Response>) => {
      const answers = await Promise.all(Array.from({ length: 130 }, (_, at) => ask(at)));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused[0]?.headers.get('retry-after')).toBe('1');
      return answers.filter(({ status }) => status === 200).length;
    };
    expect(await countAnswered(() => search('203.0.113.7'))).toBe(120);
    expect((await search('203.0.113.8')).status).toBe(200);
    const asCustomer = (at: number) => search(`2001:db8::${at.toString(16)}`, { authorization });
    expect(await countAnswered(asCustomer)).toBe(60);
    test.clock.advance(1_000);
    expect((await search('203.0.113.7')).status).toBe(200);
  });
});
