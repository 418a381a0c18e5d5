import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { EndpointOwner } from './endpoint-owner.ts';
import type { WebhookEndpointsTable, WebhookSecretsTable } from '../webhook.tables.ts';

export type EndpointRow = Selectable<WebhookEndpointsTable>;
export type WebhookSecretRow = Selectable<WebhookSecretsTable>;

export interface EndpointRef {
  instanceId: number;
  endpointId: bigint;
}

/** Makes the endpoints of one owner change one after the other. */
export async function lockEndpointsOf(
  trx: Trx,
  { instanceId, customerId }: EndpointOwner,
): Promise<void> {
  const lock =
    customerId === null
      ? sql`select pg_advisory_xact_lock(hashtext('webhook_endpoints'), ${instanceId})`
      : sql`select 1 from customers
          where instance_id = ${instanceId} and id = ${customerId} for no key update`;
  await lock.execute(trx);
}

export function insertEndpoint(
  trx: Trx,
  row: Insertable<WebhookEndpointsTable>,
): Promise<EndpointRow> {
  return trx.insertInto('webhook_endpoints').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The latest first. */
export function readEndpoints(
  trx: Trx,
  { instanceId, customerId, isTest }: EndpointOwner,
): Promise<EndpointRow[]> {
  let query = trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', customerId === null ? 'is' : '=', customerId);
  if (isTest !== undefined) query = query.where('is_test', '=', isTest);
  return query.orderBy('id', 'desc').execute();
}

/** Whoever is told of more than what is tried out. */
export async function readEndpointOwners(trx: Trx, instanceId: number): Promise<bigint[]> {
  const rows = await trx
    .selectFrom('webhook_endpoints')
    .select('customer_id')
    .distinct()
    .where('instance_id', '=', instanceId)
    .where('disabled_at', 'is', null)
    .where('is_test', '=', false)
    .execute();
  return rows.flatMap(({ customer_id: id }) => id ?? []);
}

/** Makes processes count what is being sent to it one after the other. */
export function lockEndpoint(
  trx: Trx,
  { instanceId, endpointId }: EndpointRef,
): Promise<EndpointRow | undefined> {
  return trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', endpointId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function changeEndpoint(
  trx: Trx,
  { instanceId, endpointId }: EndpointRef,
  change: Omit<Updateable<WebhookEndpointsTable>, 'instance_id' | 'id'>,
): Promise<void> {
  await trx
    .updateTable('webhook_endpoints')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', endpointId)
    .execute();
}

export async function deleteEndpoint(
  trx: Trx,
  { instanceId, endpointId }: EndpointRef,
): Promise<void> {
  await trx
    .deleteFrom('webhook_endpoints')
    .where('instance_id', '=', instanceId)
    .where('id', '=', endpointId)
    .execute();
}

export async function deleteEndpointsOf(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  await trx
    .deleteFrom('webhook_endpoints')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

export async function insertWebhookSecret(
  trx: Trx,
  row: Insertable<WebhookSecretsTable>,
): Promise<void> {
  await trx.insertInto('webhook_secrets').values(row).execute();
}

/** Of some endpoints, the latest first. */
export async function readWebhookSecrets(
  trx: Trx,
  { instanceId, endpointIds }: { instanceId: number; endpointIds: readonly bigint[] },
): Promise<WebhookSecretRow[]> {
  if (endpointIds.length === 0) return [];
  return trx
    .selectFrom('webhook_secrets')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('endpoint_id', 'in', endpointIds)
    .orderBy('id', 'desc')
    .execute();
}

/** Ends a secret; false where it is not of that endpoint. */
export async function deleteWebhookSecret(
  trx: Trx,
  { instanceId, endpointId, id }: EndpointRef & { id: bigint },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('webhook_secrets')
    .where('instance_id', '=', instanceId)
    .where('endpoint_id', '=', endpointId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
