import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { sessionList } from './session.contract.ts';
import { listOpenSessions } from './session.store.ts';

/** Where the customer is signed in. */
export async function listSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer }: CustomerCaller,
): Promise<z.infer<typeof sessionList>['data']> {
  const of = { instanceId, customerId: customer.id, now: clock.now() };
  const open = await db.read(instanceId, (trx) => openSessionsOf(trx, of));
  return open.map((one) => ({ ...one, is_current: BigInt(one.id) === customer.sessionId }));
}

/** Where somebody is signed in, the latest first. */
export async function openSessionsOf(
  trx: Trx,
  of: { instanceId: number; customerId: bigint; now: Date },
) {
  const rows = await listOpenSessions(trx, of);
  return rows.map((row) => ({
    id: String(row.id),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    address: row.address,
    user_agent: row.user_agent,
  }));
}
