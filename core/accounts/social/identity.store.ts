import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerRef } from '#core/accounts/customers/customer.store.ts';
import { socialProvider, type SocialProvider } from './social.contract.ts';

interface Identity {
  instanceId: number;
  provider: SocialProvider;
  subject: string;
}

/** Makes visits of one identity wait for each other: the second finds what the first has made. */
export async function lockIdentity(
  trx: Trx,
  { instanceId, provider, subject }: Identity,
): Promise<void> {
  const name = `${instanceId}:${provider}:${subject}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

export async function findIdByIdentity(
  trx: Trx,
  { instanceId, provider, subject }: Identity,
): Promise<bigint | undefined> {
  const row = await trx
    .selectFrom('customer_identities')
    .select('customer_id')
    .where('instance_id', '=', instanceId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.customer_id;
}

/** Refused where the identity belongs to a customer, or the customer has another one there. */
export async function insertIdentity(
  trx: Trx,
  { instanceId, provider, subject }: Identity,
  { id, now }: Pick<CustomerRef, 'id'> & { now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('customer_identities')
    .values({ instance_id: instanceId, provider, subject, customer_id: id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The services that open a customer's account, the oldest first. */
export async function findProviders(
  trx: Trx,
  { instanceId, id }: CustomerRef,
): Promise<SocialProvider[]> {
  const rows = await trx
    .selectFrom('customer_identities')
    .select('provider')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();
  return rows.map(({ provider }) => socialProvider.parse(provider));
}

/** Says no where the customer is not known there. */
export async function deleteIdentity(
  trx: Trx,
  { instanceId, id }: CustomerRef,
  provider: SocialProvider,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('customer_identities')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
