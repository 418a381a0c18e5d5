// Also on PostgreSQL: the driver turns values in and out.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#core/testing/database.ts';
import type { Database } from './database.ts';

describe('a value of the database', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());

  async function read(expression: string): Promise<unknown> {
    const { rows } = await db.asSystem((trx) =>
      sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(trx),
    );
    return rows[0]?.value;
  }

  it.each<[string, unknown]>([
    ['1::int8', 1n],
    ['0::int8', 0n],
    ['-7::int8', -7n],
    ['9007199254740993::int8', 9_007_199_254_740_993n],
    ['9223372036854775807::int8', 9_223_372_036_854_775_807n],
    ['count(*)', 1n],
    ['sum(1::int4)', 1n],
    [`array[1, 9007199254740993]::int8[]`, [1n, 9_007_199_254_740_993n]],
    ['array[[1],[null]]::int8[]', [[1n], [null]]],
    ['2147483647::int4', 2_147_483_647],
    ['1::int2', 1],
    ['1.5::float8', 1.5],
    ['1.10::numeric(10,2)', '1.10'],
    ['true', true],
    ['null::int8', null],
    [`'text'::text`, 'text'],
    [`array['a','b']`, ['a', 'b']],
    [`'2026-03-29 01:30:00+00'::timestamptz`, new Date('2026-03-29T01:30:00Z')],
    [`'2026-03-29 01:30:00.123456+02'::timestamptz`, new Date('2026-03-28T23:30:00.123Z')],
    [`'2026-03-29'::date`, '2026-03-29'],
    [`array['2026-03-29'::date]`, ['2026-03-29']],
    [`'2026-03-29 02:30:00'::timestamp`, '2026-03-29 02:30:00'],
    [`'{"a": [1, "two", null], "b": 1.5}'::jsonb`, { a: [1, 'two', null], b: 1.5 }],
    [`'[]'::json`, []],
    [`'6f1b2c3d-0000-4000-8000-000000000000'::uuid`, '6f1b2c3d-0000-4000-8000-000000000000'],
  ])('%s is the same on a server and embedded', async (expression, value) => {
    expect(await read(expression)).toStrictEqual(value);
  });

  it('comes as bytes from a bytea', async () => {
    const value = await read(`'\\x00ff10'::bytea`);
    expect(Buffer.isBuffer(value) && value.toString('hex')).toBe('00ff10');
  });

  it.each<[string, unknown, string, unknown]>([
    ['a bigint', 9_223_372_036_854_775_807n, 'int8', 9_223_372_036_854_775_807n],
    ['a number', 12, 'int4', 12],
    [
      'a time',
      new Date('2026-03-29T01:30:00.5Z'),
      'timestamptz',
      new Date('2026-03-29T01:30:00.5Z'),
    ],
    ['an object', { a: 1 }, 'jsonb', { a: 1 }],
    ['a list as JSON text', JSON.stringify([1, 'x']), 'jsonb', [1, 'x']],
    ['a list', ['a', 'b,"c'], 'text[]', ['a', 'b,"c']],
    ['a list of bigints', [1n, 2n], 'int8[]', [1n, 2n]],
    ['nothing', null, 'text', null],
    ['a text with every trouble', `'";--\\ \u{1F600}`, 'text', `'";--\\ \u{1F600}`],
  ])('%s goes in as it comes out', async (_name, parameter, type, value) => {
    const { rows } = await db.asSystem((trx) =>
      sql<{ value: unknown }>`select ${parameter}::${sql.raw(type)} as value`.execute(trx),
    );
    expect(rows).toStrictEqual([{ value }]);
  });

  it('carries the code of an error', async () => {
    await expect(read('1 / 0')).rejects.toMatchObject({ code: '22012' });
  });
});
