import type { SinglePool } from './single-pool.ts';
import type { Supervisor } from './supervisor.ts';

const WITHIN_MS = 10 * 60_000;

interface TableName {
  name: string;
}

/**
 * Removes dead rows, refreshes statistics and ends the write-ahead log's need of what is older.
 * A turn for each table, so that nobody waits for all of them.
 */
export async function maintainEmbedded(pool: SinglePool, supervisor: Supervisor): Promise<void> {
  await supervisor.patiently(WITHIN_MS, async () => {
    const tables = await pool.query<TableName>(
      `select quote_ident(nspname) || '.' || quote_ident(relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'm') and c.relpersistence = 'p' and nspname !~ '^pg_toast'
       order by 1`,
    );
    for (const { name } of tables) await pool.query(`vacuum (analyze) ${name}`);
    await pool.query('checkpoint');
  });
}
