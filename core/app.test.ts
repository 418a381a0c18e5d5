import { afterAll, describe, expect, it } from 'vitest';
import { storeAsset } from '#core/assets/store-asset.ts';
import { testCore } from '#core/testing/harness.ts';
import { describedOperations, routedOperations } from '#core/testing/operations.ts';
import { describeSharedRefusals } from '#core/testing/refusals.ts';

// Here and not in beforeAll, because the tests themselves are made out of the API's description.
const test = await testCore();
const operations = describedOperations(test.core);
afterAll(() => test.close());

/** They belong to no instance and are asked by machines of the operator. */
const UNDESCRIBED = ['GET /healthz', 'GET /readyz'];

describe('the API', () => {
  it('describes every operation that it has', () => {
    const described = operations.map((operation) => `${operation.method} ${operation.path}`);
    expect([...described, ...UNDESCRIBED].sort()).toEqual(routedOperations(test.core).sort());
    expect(described).toContain('GET /settings');
  });

  it('answers what nobody serves with 404, in every instance alike', async () => {
    const headers = { 'x-request-id': 'caller-00000003' };
    const answers = await Promise.all(
      [test.instances.a, test.instances.b].map(({ host }) =>
        test.request('/nowhere?token=1', { host, headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const [a, b] = await Promise.all(answers.map((answer) => answer.text()));
    expect(a).toBe(b);
  });

  it('logs each request with its instance', async () => {
    await test.request('/settings', { host: test.instances.b.host });
    expect(test.log.lines.at(-1)).toMatchObject({
      message: 'request',
      fields: { route: '/settings', instance: 'birch', status: 200, method: 'GET' },
    });
  });
});

const picture = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
const assetOfB = await storeAsset(test.deps, test.instances.b, picture);

describeSharedRefusals(test, operations, {
  instance: { ofB: test.instances.b.slug, ofNobody: 'nobody' },
  file: { ofB: assetOfB.split('/').at(-1) ?? '', ofNobody: `${'0'.repeat(32)}.svg` },
});
