import { afterAll, describe, expect, it } from 'vitest';
import { blankPrinter } from '#core/billing/documents/testing/blank-printer.ts';
import { foreignIds } from '#core/testing/foreign-ids.ts';
import { testCore } from '#core/testing/harness.ts';
import { describedOperations, routedOperations } from '#core/testing/operations.ts';
import { describeSharedRefusals } from '#core/testing/refusals.ts';

// Here and not in beforeAll, because the tests themselves are made out of the API's description.
const test = await testCore({ isDemo: true, printer: blankPrinter });
const operations = describedOperations(test.core);
afterAll(() => test.close());

/** Health, and the contract of the trade, which describes itself on a page of the panel. */
const UNDESCRIBED = [
  ...['GET /healthz', 'GET /readyz'],
  ...['GET /api/v2', 'GET /api/v2/', 'POST /api/v2', 'POST /api/v2/'],
];

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

const ids = await foreignIds(test);

it('knows a real row of the other instance for each id that a path can name', () => {
  const known = Object.values(ids).map(({ ofB }) => ofB);
  expect(known.filter((id) => id === '' || id === 'undefined' || id === 'null')).toEqual([]);
});

describeSharedRefusals(test, operations, ids);

it('says of every operation of staff which permission it needs', () => {
  const ofStaff = operations.filter(({ tag }) => tag === 'Staff');
  expect(ofStaff.length).toBeGreaterThan(20);
  const ofAnyStaff = ofStaff.filter(({ permission }) => permission === undefined);
  // Each list that is counted, and each row that somebody has open, has a permission of its own.
  const named = ofAnyStaff.map(({ id }) => id).toSorted();
  expect(named).toEqual(['countWork', 'listPresence', 'sayPresence']);
});
