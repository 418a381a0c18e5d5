import type { Trx } from '#core/db/database.ts';
import type { CustomerRef } from '../customers/customer.store.ts';

/** What accounts keep beside the customer's own row; hashes and secrets are nobody's to read. */
export async function readKept(trx: Trx, { instanceId, id }: CustomerRef) {
  const consents = await trx
    .selectFrom('customer_consents')
    .select(['subject', 'document_url', 'is_granted', 'created_at'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
  const sessions = await trx
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'ended_at', 'end_reason', 'address', 'user_agent'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
  const events = await trx
    .selectFrom('audit_log')
    .select(['at', 'action', 'outcome', 'address', 'details'])
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
  return { consents, sessions, events, identities };
}
