import { sql } from 'kysely';
import type { Database, Trx } from '#core/platform/db/database.ts';

const AT_ONCE = 50_000;
/** One more than a page shows at once. */
const LONG_THREAD = 51;

interface Told {
  instanceId: number;
  customerId: bigint;
  notices: number;
}

/** A customer has been told so much, of which every third was not read. */
export async function fillNotices(
  db: Database,
  { instanceId, customerId, notices }: Told,
): Promise<void> {
  for (let done = 0; done < notices; done += AT_ONCE) {
    const until = Math.min(notices, done + AT_ONCE);
    await unchecked(db, (trx) =>
      sql`
        insert into notices (instance_id, customer_id, kind, event, order_id, facts, created_at,
          read_at)
        select ${instanceId}, ${customerId}, 'order_completed', ${customerId} || '-' || n, n,
          '{"service": "Alder service", "quantity": 100}', now(),
          case when n % 3 > 0 then now() end
        from generate_series(${done}::integer, ${until - 1}::integer) n`.execute(trx),
    );
  }
}

/** About so many orders of an instance its customers have written, and of each state there are. */
export async function fillThreads(
  db: Database,
  { instanceId, threads }: { instanceId: number; threads: number },
): Promise<void> {
  let after = 0n;
  for (let done = 0; done < threads; done += AT_ONCE) {
    const most = Math.min(AT_ONCE, threads - done);
    await unchecked(db, async (trx) => {
      const { rows } = await sql<{ last: bigint | null }>`
        with asked as (
          select *, row_number() over (order by id) as row from (
            select id, customer_id from orders where instance_id = ${instanceId} and id > ${after}
            order by id limit ${most}) o
        ), threads as (
          insert into support_threads (instance_id, id, order_id, customer_id, subject, state, place,
            created_at, updated_at) overriding system value
          select ${instanceId}, id, id, customer_id, 'It has not begun',
            (array['open', 'answered', 'closed'])[1 + row % 3], id, now(), now()
          from asked
        ), messages as (
          insert into support_messages (instance_id, ticket_id, author, text, created_at)
          select ${instanceId}, id, 'customer', 'When does it begin?', now()
          from asked cross join generate_series(1, case when row = 1 then ${LONG_THREAD} else 1 end)
        )
        select max(id) as last from asked`.execute(trx);
      after = rows[0]?.last ?? after;
    });
  }
}

/** Without the work of triggers and of what keeps tenants apart. */
function unchecked(db: Database, work: (trx: Trx) => Promise<unknown>): Promise<void> {
  return db.asSystem(async (trx) => {
    await sql`set local role none`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await work(trx);
  });
}
