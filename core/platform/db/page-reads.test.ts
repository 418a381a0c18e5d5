// Also on PostgreSQL: parts of a page share one connection and its transaction.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { testDatabase } from '#core/testing/database.ts';
import type { Database, Trx } from './database.ts';
import { countExchanges } from './exchanges.ts';
import { readForPage } from './page-reads.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const valueOf = (value: number) => async (trx: Trx) => {
  const { rows } = await sql<{ value: number }>`select ${value}::integer as value`.execute(trx);
  return rows[0]?.value;
};

const transactionOf = async (trx: Trx) => {
  const { rows } = await sql<{ id: string; instance: number }>`
    select pg_current_xact_id()::text as id, current_instance_id() as instance
  `.execute(trx);
  return rows[0];
};

const failing = (trx: Trx) => sql`select 1 / 0`.execute(trx);

describe('what the parts of a page read', () => {
  it('goes over together where it is asked together', async () => {
    const read = (count: number) =>
      readForPage({}, () =>
        Promise.all(Array.from({ length: count }, (_, at) => db.read(1, valueOf(at)))),
      );
    await read(4);
    const ofOne = await countExchanges(() => read(1));
    const ofFour = await countExchanges(async () => {
      expect(await read(4)).toEqual([0, 1, 2, 3]);
    });
    expect(ofFour).toBe(ofOne);
  });

  it('is of one transaction, another one for each page and for whatever comes later', async () => {
    const page = {};
    const pair = () => Promise.all([db.read(1, transactionOf), db.read(1, transactionOf)]);
    const [first, second] = await readForPage(page, pair);
    expect(second).toEqual(first);
    const [later] = await readForPage(page, pair);
    expect(later).not.toEqual(first);
    const [own, others] = await Promise.all([
      readForPage({}, () => db.read(1, transactionOf)),
      readForPage({}, () => db.read(1, transactionOf)),
    ]);
    expect(own).not.toEqual(others);
  });

  it('is asked once where several ask the same at once, and is a list of its own for each', async () => {
    const rows = async (trx: Trx) => {
      const { rows: found } = await sql<{ at: number; unlike: number }>`
        select at, random() as unlike from generate_series(1, 3) as t (at)
      `.execute(trx);
      return found;
    };
    const [first = [], second = []] = await readForPage({}, () =>
      Promise.all([db.read(1, rows), db.read(1, rows)]),
    );
    expect(second).toEqual(first);
    first.reverse();
    expect(second.map(({ at }) => at)).toEqual([1, 2, 3]);
    const others = await readForPage({}, () => db.read(1, rows));
    expect(others).not.toEqual(second);
  });

  it('is asked for each value of its own', async () => {
    const values = [1n, '1', '1n', 2n, null];
    const found = await readForPage({}, () =>
      Promise.all(
        values.map((value) =>
          db.read(1, async (trx) => {
            const { rows } = await sql<{ text: string }>`select ${value}::text as text`.execute(
              trx,
            );
            return rows[0]?.text;
          }),
        ),
      ),
    );
    expect(found).toEqual(['1', '1', '1n', '2', null]);
  });

  it('stays in its instance', async () => {
    const read = await readForPage({}, () =>
      Promise.all([1, 2, 1].map((id) => db.read(id, transactionOf))),
    );
    expect(read.map((one) => one?.instance)).toEqual([1, 2, 1]);
  });

  it('reaches every part but the one that is refused', async () => {
    const refusal = new AppError('not_found');
    const [found, missing] = await readForPage({}, () =>
      Promise.allSettled([
        db.read(1, valueOf(1)),
        db.read(1, async () => {
          throw refusal;
        }),
      ]),
    );
    expect(found).toEqual({ status: 'fulfilled', value: 1 });
    expect(missing).toEqual({ status: 'rejected', reason: refusal });
  });

  it('fails for the part alone whose statement fails', async () => {
    const outcomes = await readForPage({}, () =>
      Promise.allSettled([
        db.read(1, valueOf(1)),
        db.read(1, failing),
        db.read(1, async (trx) => {
          await valueOf(2)(trx);
          return valueOf(3)(trx);
        }),
      ]),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(readForPage({}, () => db.read(1, failing))).rejects.toThrow('division by zero');
    expect(await db.read(1, valueOf(4))).toBe(4);
  });

  it('may neither write nor begin another transaction within', async () => {
    const write = (trx: Trx) => trx.updateTable('customers').set({ name: 'changed' }).execute();
    const outcomes = await readForPage({}, () =>
      Promise.allSettled([
        db.read(1, valueOf(1)),
        db.read(1, write),
        db.read(1, () => db.read(1, valueOf(2))),
      ]),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(readForPage({}, () => db.read(1, write))).rejects.toThrow('has written');
  });
});
