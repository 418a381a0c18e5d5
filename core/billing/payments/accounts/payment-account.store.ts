import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { AccountGateway } from './account-gateways.pure.ts';
import type { PaymentAccountsTable } from './payment-account.tables.ts';

export type PaymentAccountRow = Selectable<PaymentAccountsTable>;

export interface AccountRef {
  instanceId: number;
  id: bigint;
}

interface AtGateway {
  instanceId: number;
  gateway: string;
}

/** Nobody else connects or disconnects an account of the instance until the transaction ends. */
export async function lockAccounts(trx: Trx, instanceId: number): Promise<void> {
  const name = `payment-accounts/${instanceId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** The accounts that take payments, by their gateways. */
export async function readCurrentIds(
  trx: Trx,
  instanceId: number,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await trx
    .selectFrom('payment_accounts')
    .select(['gateway', 'id'])
    .where('instance_id', '=', instanceId)
    .where('disconnected_at', 'is', null)
    .execute();
  return new Map(rows.map(({ gateway, id }) => [gateway, id]));
}

export function findAccount(
  trx: Trx,
  { instanceId, id }: AccountRef,
): Promise<PaymentAccountRow | undefined> {
  return trx
    .selectFrom('payment_accounts')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The one that takes payments first, then the others by when they stopped. */
export function readAccounts(
  trx: Trx,
  { instanceId, gateways }: { instanceId: number; gateways: readonly AccountGateway[] },
): Promise<PaymentAccountRow[]> {
  return trx
    .selectFrom('payment_accounts')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('gateway', 'in', gateways)
    .orderBy('disconnected_at', (order) => order.desc().nullsFirst())
    .execute();
}

/** All of a gateway whose keys are still there. */
export function readUsable(
  trx: Trx,
  { instanceId, gateway }: { instanceId: number; gateway: AccountGateway },
): Promise<PaymentAccountRow[]> {
  return trx
    .selectFrom('payment_accounts')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('gateway', '=', gateway)
    .where('keys_sealed', 'is not', null)
    .orderBy('disconnected_at', (order) => order.desc().nullsFirst())
    .execute();
}

/** An account that was connected before becomes the current one again. */
export function keepAccount(
  trx: Trx,
  row: Insertable<PaymentAccountsTable>,
): Promise<PaymentAccountRow> {
  const { instance_id: _, gateway: __, outside_id: ___, ...change } = row;
  return trx
    .insertInto('payment_accounts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['instance_id', 'gateway', 'outside_id']).doUpdateSet(change),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An account by the provider's own id, whether or not it takes payments. */
export function findByOutsideId(
  trx: Trx,
  { instanceId, gateway, outsideId }: AtGateway & { outsideId: string },
): Promise<PaymentAccountRow | undefined> {
  return trx
    .selectFrom('payment_accounts')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where(sql<boolean>`gateway = ${gateway}`)
    .where('outside_id', '=', outsideId)
    .executeTakeFirst();
}

/** The account that takes payments no more, if there was one. */
export function disconnectCurrent(
  trx: Trx,
  { instanceId, gateway, now }: AtGateway & { now: Date },
): Promise<PaymentAccountRow | undefined> {
  return trx
    .updateTable('payment_accounts')
    .set({ disconnected_at: now, updated_at: now })
    .where('instance_id', '=', instanceId)
    .where(sql<boolean>`gateway = ${gateway}`)
    .where('disconnected_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function changeAccount(
  trx: Trx,
  { instanceId, id }: AccountRef,
  change: Omit<Updateable<PaymentAccountsTable>, 'instance_id'> & { updated_at: Date },
): Promise<void> {
  await trx
    .updateTable('payment_accounts')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

/** Accounts of every instance that were not asked for a while. */
export async function listUnchecked(
  trx: Trx,
  { since, most }: { since: Date; most: number },
): Promise<AccountRef[]> {
  const rows = await trx
    .selectFrom('payment_accounts')
    .select(['instance_id', 'id'])
    .where('keys_sealed', 'is not', null)
    .where('checked_at', '<=', since)
    .orderBy('checked_at')
    .limit(most)
    .execute();
  return rows.map(({ instance_id: instanceId, id }) => ({ instanceId, id }));
}
