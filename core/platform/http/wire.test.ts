// On PostgreSQL: numbers at the edge of what columns hold.
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { describedIntegers, type DescribedInteger } from '#core/testing/described-integers.ts';
import { testCore } from '#core/testing/harness.ts';

// Here and not in beforeAll, because the tests themselves are made out of the API's description.
const test = await testCore();
const { answered, operations } = describedIntegers(test.core);
afterAll(() => test.close());

const HOLDS: Record<string, number> = {
  smallint: 32_767,
  integer: 2_147_483_647,
  bigint: Number.MAX_SAFE_INTEGER,
};

/** The most that every column of a name holds. */
async function mostOfColumns(): Promise<Map<string, number>> {
  const { rows } = await test.db.asSystem((trx) =>
    sql<{ name: string; type: string }>`
      select distinct column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and data_type in ('smallint', 'integer', 'bigint')`.execute(
      trx,
    ),
  );
  const most = new Map<string, number>();
  for (const { name, type } of rows) {
    most.set(name, Math.min(most.get(name) ?? Infinity, HOLDS[type] ?? 0));
  }
  return most;
}

/** `country_ids`, `serviceId` and `id` are columns under these names; `id` may be any column. */
const columnOf = (name: string) =>
  name.replace(/(?<=[Ii]d)s$/, '').replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

describe('every integer that the API describes', () => {
  it('has a most, and a column of its name holds it', async () => {
    const columns = await mostOfColumns();
    const sent = operations.flatMap(({ integers }) => integers);
    expect(sent.length).toBeGreaterThan(100);
    const broken = [...sent, ...answered].flatMap(({ where, name, maximum, minimum }) => {
      const column = columnOf(name);
      const most = (column === 'id' ? undefined : columns.get(column)) ?? Number.MAX_SAFE_INTEGER;
      return maximum !== undefined && maximum <= most && minimum !== undefined
        ? []
        : [`${where}: ${minimum} to ${maximum}, but ${most} is the most`];
    });
    expect(broken).toEqual([]);
  });
});

const BEYOND = [2 ** 63, 1e21, 1.5];
const WRITTEN = [
  '2147483647',
  '2147483648',
  '-1',
  '9223372036854775808',
  '1e21',
  '1.5',
  '9'.repeat(15),
];

/** What every operation takes, and refuses before it is called: core/testing/refusals.ts. */
const OF_ALL = /\?locale=/;

describe.each(operations.map((operation) => ({ ...operation })))('$method $path', (operation) => {
  const { id: instanceId } = test.instances.a;

  /** Somebody who may call it, whose limits are untouched. */
  async function newCaller(): Promise<string> {
    test.clock.advance(60 * 60_000);
    const given = operation.permission === undefined ? {} : { roles: ['owner'] };
    return logInAs(test.deps, instanceId, await addCustomer(test.deps, instanceId, given));
  }

  let calls = 0;
  async function send(authorization: string, { path, body }: { path: string; body?: unknown }) {
    calls += 1;
    return test.request(path, {
      method: operation.method,
      headers: {
        authorization,
        'content-type': 'application/json',
        'idempotency-key': `wire-${calls}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async function sendNumber(authorization: string, integer: DescribedInteger, value: number) {
    const response = await send(authorization, {
      path: operation.samplePath,
      body: integer.bodyWith(value),
    });
    expect(response.status, `${integer.where} = ${value}`).toBeLessThan(500);
    return response.status;
  }

  if (operation.integers.length > 0) {
    it('takes the most of each number, and refuses what lies beyond', async () => {
      for (const integer of operation.integers) {
        const authorization = await newCaller();
        const { maximum = 0, minimum = 0 } = integer;
        await sendNumber(authorization, integer, maximum);
        await sendNumber(authorization, integer, minimum);
        for (const value of [...BEYOND, maximum + 1, minimum - 1, -1, 2 ** 31]) {
          const status = await sendNumber(authorization, integer, value);
          if (value > maximum || value < minimum || !Number.isInteger(value)) {
            expect(status, `${integer.where} = ${value}`).toBe(422);
          }
        }
      }
    });
  }

  it('has no fault for any number in its address', async () => {
    const authorization = await newCaller();
    for (const path of operation.addressesWith(WRITTEN)) {
      if (OF_ALL.test(path)) continue;
      const body = operation.sampleBody;
      const response = await send(authorization, { path, ...(body !== undefined && { body }) });
      expect(response.status, path).toBeLessThan(500);
    }
  });
});
