import { sql, type Kysely } from 'kysely';
import { asOwner } from '../migrate.ts';
import type { Schema } from '../schema.ts';

/** Whose numbers people read. No row of them is ever deleted, so none comes twice. */
const NUMBERED = ['orders', 'drip_feeds', 'invoices'];

/** PostgreSQL writes down so many numbers ahead, and after a crash goes on behind them. */
const WRITTEN_AHEAD = 32;

/**
 * Goes on behind the last number that was used. Only while nobody else is there: what another
 * process has begun may have taken a number and not be seen yet.
 */
export async function closeNumberGaps(kysely: Kysely<Schema>): Promise<void> {
  await asOwner(kysely, async (db) => {
    for (const table of NUMBERED) {
      await sql`
        select setval(sequence, last)
        from (
          select
            pg_get_serial_sequence(${table}, 'id')::regclass as sequence,
            (select max(id) from ${sql.table(table)}) as last
        ) as numbers
        where pg_sequence_last_value(sequence) between last + 1 and last + ${WRITTEN_AHEAD}::integer
      `.execute(db);
    }
  });
}
