import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { ServiceChangesAnswer } from './service-changes.contract.ts';

const PATH = '/api/v1/services/changes';
const DAY_MS = 86_400_000;

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

type Outcome = 'added' | 'changed' | 'missing';
type Changed = readonly [field: string, before: string | null, after: string | null];

/** A line of the log, as an import or a member of staff leaves it. */
async function log(serviceId: number, outcome: Outcome, ...changed: Changed[]): Promise<void> {
  const changes = changed.map(([field, before, after]) => ({ field, before, after }));
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .insertInto('catalogue_changes')
      .values({
        ...{ instance_id: test.instances.a.id, at: test.clock.now(), staff_id: null },
        ...{
          import_id: null,
          service_id: serviceId,
          service_name: `Service ${serviceId}`,
          outcome,
        },
        changes: JSON.stringify(changes),
      })
      .execute(),
  );
}

const read = async (query = '', { host } = test.instances.a): Promise<ServiceChangesAnswer> => {
  const answer = await test.request(`${PATH}${query}`, { host });
  expect(answer.status).toBe(200);
  return (await answer.json()) as ServiceChangesAnswer;
};

describe('what has changed of the services', () => {
  it('is prices, limits, what is new and what is gone, and nothing of costs and sources', async () => {
    await log(107, 'changed', ['price', '1.2', '1.1'], ['cost', '0.8', '0.7']);
    await log(107, 'changed', ['cost', '0.7', '0.6'], ['description', 'Of River', 'Of Lake']);
    await log(107, 'changed', ['max', '1000', '5000']);
    await log(107, 'added', ['price', null, '1.1'], ['cost', null, '0.6']);
    await log(999, 'missing', ['active', 'true', 'false']);
    await log(998, 'added', ['price', null, '3']);
    const { data } = await read();
    expect(data.map(({ kind, service }) => [kind, service.id])).toEqual([
      ['gone', 999],
      ['new', 107],
      ['changed', 107],
      ['changed', 107],
    ]);
    expect(data[3]).toMatchObject({ price: { before: '1.2', after: '1.1' }, max: null });
    expect(data[2]).toMatchObject({ price: null, max: { before: '1000', after: '5000' } });
    const text = JSON.stringify(data);
    for (const hidden of ['0.8', '0.7', '0.6', 'River', 'Lake', 'cost']) {
      expect(text).not.toContain(hidden);
    }
    expect((await read('', test.instances.b)).data).toEqual([]);
  });

  it.each([
    { restricted_access: true },
    { available_closed_sales: true },
    { available_personal_manager: true },
    { consultation_chat_period: 7 },
    { thumbnail_period: 9 },
  ])('is nothing of a service that is not for everybody: %o', async (access) => {
    const set = (to: object) =>
      test.db.inInstance(test.instances.a.id, (trx) =>
        trx.updateTable('services').set(to).where('id', '=', 107).execute(),
      );
    const [last] = (await read()).data;
    await set(access);
    await log(107, 'changed', ['active', 'true', 'false']);
    await log(107, 'missing', ['active', 'true', 'false']);
    expect((await read()).data.filter(({ service }) => service.id === 107)).toEqual([]);
    await set({
      ...{ restricted_access: false, available_closed_sales: false },
      ...{ available_personal_manager: false, consultation_chat_period: null },
      thumbnail_period: null,
    });
    expect((await read()).data.slice(0, 3)).toMatchObject([
      ...[{ kind: 'gone' }, { kind: 'gone' }],
      ...(last ? [last] : []),
    ]);
  });

  it('begins at a day, and goes on page by page', async () => {
    test.clock.advance(3 * DAY_MS);
    for (let at = 0; at < 205; at += 1) await log(107, 'changed', ['price', '1', `1.${at + 1}`]);
    const day = test.clock.now().toISOString().slice(0, 10);
    const first = await read(`?since=${day}`);
    expect(first.data).toHaveLength(200);
    const rest = await read(`?since=${day}&before=${first.meta.next}`);
    expect(rest.data).toHaveLength(5);
    expect(rest.meta.next).toBeNull();
    expect((await test.request(`${PATH}?since=yesterday`)).status).toBe(422);
  });
});
