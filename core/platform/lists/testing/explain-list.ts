import { sql } from 'kysely';
import type { Database } from '#core/platform/db/database.ts';
import type { ListSource } from '../read-list.ts';

/**
 * How the database reads a page of a list where it has to: through an index, and without sorting,
 * as far as there is one; `isSorted` where only a few rows are left to sort.
 */
export function explainList(
  db: Database,
  instanceId: number,
  {
    columns,
    from,
    near,
    id,
    value,
    direction,
  }: Pick<ListSource, 'columns' | 'from' | 'near' | 'id' | 'value' | 'direction'>,
  { isSorted = false } = {},
): Promise<string> {
  const way = sql.raw(direction);
  const places = value ? sql`${value} ${way}, ${id} ${way}` : sql`${id} ${way}`;
  return db.inInstance(instanceId, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    if (!isSorted) await sql`set local enable_sort = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select ${columns} from ${from} where ${sql.join([...near], sql` and `)}
      order by ${places} limit 51`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
