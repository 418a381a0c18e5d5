import { sql } from 'kysely';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { openPlainLedger } from '../ledger/plain-ledger.ts';

interface Ordered {
  instanceId: number;
  customerId: bigint;
  /** One that was placed, of which the others are copies. */
  orderId: bigint;
}

/** As large as one of an order. */
const EVENT = { order_id: 1, service_id: 107, status: 'in_processing', quantity: 1000, cost: '1' };

/**
 * The rows that an order leaves behind, written by hand with nothing checked and nothing priced: the
 * order, its charge, the service among those of the customer, the job that delivers it, the event for
 * the customer's programs and the answer to its key.
 */
export async function openBareOrders(
  db: Database,
  { instanceId, customerId, orderId }: Ordered,
): Promise<(trx: Trx) => Promise<void>> {
  const ledger = await openPlainLedger(db, { instanceId, customerId });
  const balance = { kind: 'invoiced', other: 'clearing', amountMicro: 1_000_000_000_000n };
  await db.inInstance(instanceId, (trx) => ledger.move(trx, balance));
  const { id: _, ...order } = await db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('orders')
      .selectAll()
      .where('instance_id', '=', instanceId)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow(),
  );
  const { service, targets, quote, ...plain } = order;
  const values = {
    ...plain,
    service: JSON.stringify(service),
    targets: JSON.stringify(targets),
    quote: JSON.stringify(quote),
    cancel_state: null,
  };
  let keys = 0;
  return async (trx) => {
    const key = (keys += 1);
    await trx.insertInto('orders').values(values).returning('id').execute();
    await sql`
      insert into jobs (instance_id, kind, payload, run_at, max_attempts, created_at)
      values (${instanceId}, 'bare', '{}', now() + interval '1 day', 1, now())`.execute(trx);
    await sql`
      insert into customer_events
        (instance_id, customer_id, type, resource, resource_id, data, created_at)
      values (${instanceId}, ${customerId}, 'order.created', 'order', ${orderId},
        ${JSON.stringify(EVENT)}::jsonb, now())`.execute(trx);
    await ledger.move(trx, { kind: 'order', other: 'revenue', amountMicro: -1_000_000n });
    await sql`
      insert into customer_services
        (instance_id, customer_id, service_id, first_ordered_at, last_ordered_at)
      select instance_id, customer_id, service_id, created_at, created_at from orders
      where instance_id = ${instanceId} and id = ${orderId}
      on conflict (instance_id, customer_id, service_id)
        do update set last_ordered_at = excluded.last_ordered_at`.execute(trx);
    await sql`
      insert into idempotency_keys
        (instance_id, customer_id, route, key, input_hash, status, answer, created_at)
      values (${instanceId}, ${customerId}, 'bare', ${`bare-${key}`}, ${Buffer.alloc(32)}, 201,
        ${Buffer.alloc(1_400)}, now())`.execute(trx);
  };
}
