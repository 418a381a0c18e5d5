import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { Direction } from '#core/ordering/orders/list/order-sorts.pure.ts';
import { isById, type ReferralSort } from './referral-sorts.pure.ts';
import type { CustomerRef } from './referral.store.ts';
import type { ReferralDecisionsTable } from './referral.tables.ts';

export interface ReferredRow {
  id: bigint;
  name: string;
  created_at: Date;
  decision: ReferralDecisionsTable['decision'] | null;
  reasons: ReferralDecisionsTable['reasons'] | null;
}

interface Page extends CustomerRef {
  sort: { by: ReferralSort; direction: Direction };
  /** The last of the page before; only by id. */
  after: bigint | undefined;
  skipped: number;
  most: number;
}

/** Whom a customer has brought. */
export async function listReferred(
  trx: Trx,
  { instanceId, customerId, sort, after, skipped, most }: Page,
): Promise<ReferredRow[]> {
  const way = sql.raw(sort.direction);
  const than = sql.raw(sort.direction === 'desc' ? '<' : '>');
  const value = sort.by === 'orders' ? sql`m.orders` : sql`m.earned`;
  const sums = sql`left join (
      select payer_id, sum(earned_micro) as earned,
        count(*) filter (where earned_micro > reversed_micro) as orders
      from commissions
      where instance_id = ${instanceId} and customer_id = ${customerId} and kind = 'referral'
      group by payer_id
    ) m on m.payer_id = c.id`;
  const { rows } = await sql<ReferredRow>`
    select c.id, c.name, c.created_at, d.decision, d.reasons
    from customers c
    left join referral_decisions d on d.instance_id = c.instance_id and d.customer_id = c.id
    ${isById(sort.by) ? sql`` : sums}
    where c.instance_id = ${instanceId} and c.referred_by = ${customerId}
    ${after === undefined ? sql`` : sql`and c.id ${than} ${after}`}
    order by ${isById(sort.by) ? sql`` : sql`coalesce(${value}, 0) ${way},`} c.id ${way}
    limit ${most} offset ${skipped}`.execute(trx);
  return rows;
}

export async function countReferred(
  trx: Trx,
  { instanceId, customerId }: CustomerRef,
): Promise<number> {
  const { count } = await trx
    .selectFrom('customers')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('instance_id', '=', instanceId)
    .where('referred_by', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}
