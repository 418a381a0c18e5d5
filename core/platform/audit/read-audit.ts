import type { Trx } from '#core/platform/db/database.ts';

export interface AuditedDeed {
  id: bigint;
  at: Date;
  action: string;
  outcome: 'done' | 'refused';
  staff_id: bigint | null;
  details: unknown;
}

/** How far back is looked for what staff have done. */
const WINDOW = 1_000;

/** What staff have done to a customer, the latest first, among what was noted of them last. */
export function readDeedsOfStaff(
  trx: Trx,
  { instanceId, customerId, most }: { instanceId: number; customerId: bigint; most: number },
): Promise<AuditedDeed[]> {
  return trx
    .selectFrom((from) =>
      from
        .selectFrom('audit_log')
        .select(['id', 'at', 'action', 'outcome', 'staff_id', 'details'])
        .where('instance_id', '=', instanceId)
        .where('customer_id', '=', customerId)
        .orderBy('id', 'desc')
        .limit(WINDOW)
        .as('latest'),
    )
    .selectAll()
    .where('staff_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
