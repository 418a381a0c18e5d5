import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { sessionList } from './session.contract.ts';
import { listOpenSessions } from './session.store.ts';

/** Where the customer is signed in. */
export async function listSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer }: CustomerCaller,
): Promise<z.infer<typeof sessionList>['data']> {
  const query = { instanceId, customerId: customer.id, now: clock.now() };
  const rows = await db.read(instanceId, (trx) => listOpenSessions(trx, query));
  return rows.map((row) => ({
    id: String(row.id),
    is_current: row.id === customer.sessionId,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    address: row.address,
    user_agent: row.user_agent,
  }));
}
