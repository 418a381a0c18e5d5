import type { SinglePool } from './single-pool.ts';
import type { Supervisor } from './supervisor.ts';

const WITHIN_MS = 10 * 60_000;

interface TableName {
  name: string;
}

/** Those of another size than when their rows were last counted, or never counted. */
const RESIZED_TABLES = `select quote_ident(nspname) || '.' || quote_ident(relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence = 'p' and nspname !~ '^pg_toast'
    and (c.reltuples < 0
      or pg_relation_size(c.oid) <> c.relpages * current_setting('block_size')::bigint)
  order by 1`;

/** By the rules of the autovacuum of a database server. */
const CHANGED_TABLES = `select quote_ident(schemaname) || '.' || quote_ident(relname) as name
  from pg_stat_all_tables
  where schemaname !~ '^pg_toast' and (
    n_dead_tup > 50 + 0.2 * n_live_tup
    or n_mod_since_analyze > 50 + 0.1 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup)
  order by 1`;

/**
 * Removes dead rows, refreshes statistics and ends the write-ahead log's need of what is older. A
 * statement that is kept prepared is planned anew with the statistics, so a table that grows is
 * looked at soon. A turn for each table, so that nobody waits for all of them.
 */
export async function maintainEmbedded(
  pool: SinglePool,
  supervisor: Supervisor,
  { sinceStart }: { sinceStart: boolean },
): Promise<void> {
  await supervisor.patiently(WITHIN_MS, async () => {
    // What has changed is counted for each transaction, and added up at times only.
    await pool.query('select pg_stat_force_next_flush()');
    const tables = await pool.query<TableName>(sinceStart ? CHANGED_TABLES : RESIZED_TABLES);
    for (const { name } of tables) await pool.query(`vacuum (analyze) ${name}`);
    await pool.query('checkpoint');
  });
}
