import type { Trx } from '#core/platform/db/database.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import type { CustomerRef } from '#core/accounts/customers/customer.store.ts';

/** What accounts keep besides the customer's row; hashes and secrets are not exported. */
export async function readKept(trx: Trx, { instanceId, id }: CustomerRef) {
  const consents = await trx
    .selectFrom('customer_consents')
    .select(['subject', 'document_url', 'is_granted', 'created_at'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
  const identities = await trx
    .selectFrom('customer_identities')
    .select(['provider', 'subject', 'created_at'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .execute();
  const passkeys = await trx
    .selectFrom('customer_passkeys')
    .select(['name', 'is_backed_up', 'created_at', 'last_used_at'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
  return { consents, identities, passkeys };
}

const AT_ONCE = 1_000;

/** What the audit log has of the customer, the oldest first, page by page. */
export async function exportEvents(
  trx: Trx,
  { instanceId, id }: CustomerRef,
  after: string | undefined,
) {
  const rows = await trx
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'outcome', 'address', 'details'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .where('id', '>', BigInt(after ?? 0))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  const last = lastOfFull(rows, AT_ONCE);
  return { rows: rows.map(({ id: _, ...event }) => event), next: last && String(last.id) };
}

/** Where the customer was logged in, the oldest first, page by page. */
export async function exportSessions(
  trx: Trx,
  { instanceId, id }: CustomerRef,
  after: string | undefined,
) {
  const found = await trx
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'ended_at', 'end_reason', 'address', 'user_agent'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .where('id', '>', BigInt(after ?? 0))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  const last = lastOfFull(found, AT_ONCE);
  return { rows: found.map(({ id: _, ...session }) => session), next: last && String(last.id) };
}
