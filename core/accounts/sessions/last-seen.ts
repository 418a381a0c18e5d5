import { sql, type RawBuilder } from 'kysely';

/** When a customer was here themselves, as a column of a query that has customers by this name. */
export function lastSeen(customers: string): RawBuilder<Date | null> {
  return sql<Date | null>`(
    select max(sessions.last_seen_at) from sessions
    where sessions.instance_id = ${sql.ref(`${customers}.instance_id`)}
      and sessions.customer_id = ${sql.ref(`${customers}.id`)}
      and sessions.impersonator_id is null
  )`;
}
