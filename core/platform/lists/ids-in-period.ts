import { sql, type RawBuilder } from 'kysely';
import type { Period } from './list-grammar.pure.ts';

type Sql = RawBuilder<unknown>;

/** Those that were written at once may have their numbers the other way round. */
const LEEWAY_MS = 60 * 60 * 1000;
const NONE_ABOVE = '9223372036854775807';

interface Written {
  instanceId: number;
  table: string;
  /** The column that says when a row was written. */
  at: string;
  /** The number in the list, whose rows are to be found. */
  id: Sql;
}

/**
 * The numbers that rows of these days have, so that others are not looked at. Each bound stands in a
 * `select` of its own: else row-level security makes it a filter that no index serves.
 */
export function idsInPeriod(
  { instanceId, table, at, id }: Written,
  { from, until }: Period,
): Sql[] {
  const moved = (moment: Date, by: number) => sql`${new Date(moment.getTime() + by)}::timestamptz`;
  const [rows, time] = [sql.table(table), sql.ref(`x.${at}`)];
  const written = sql`select x.id from ${rows} x where x.instance_id = ${instanceId}`;
  return [
    ...(from
      ? [
          sql`${id} >= (select coalesce((${written} and ${time} >= ${moved(from, -LEEWAY_MS)}
            order by ${time}, x.id limit 1), ${NONE_ABOVE}::bigint))`,
        ]
      : []),
    ...(until
      ? [
          sql`${id} <= (select coalesce((${written} and ${time} < ${moved(until, LEEWAY_MS)}
            order by ${time} desc, x.id desc limit 1), 0))`,
        ]
      : []),
  ];
}
