import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomersTable } from '#core/accounts/customers/customer.tables.ts';
import type { ApiTokensTable, ApiTokenSecretsTable } from './api-token.tables.ts';

export type ApiTokenRow = Selectable<ApiTokensTable>;
export type SecretRow = Selectable<ApiTokenSecretsTable>;

interface Owner {
  instanceId: number;
  customerId: bigint;
}

interface TokenRef {
  instanceId: number;
  tokenId: bigint;
}

export function insertApiToken(trx: Trx, row: Insertable<ApiTokensTable>): Promise<ApiTokenRow> {
  return trx.insertInto('api_tokens').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function insertSecret(trx: Trx, row: Insertable<ApiTokenSecretsTable>): Promise<void> {
  await trx.insertInto('api_token_secrets').values(row).execute();
}

/** Also one that was revoked or has expired. */
export function findApiToken(
  trx: Trx,
  { instanceId, tokenId }: TokenRef,
): Promise<ApiTokenRow | undefined> {
  return trx
    .selectFrom('api_tokens')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', tokenId)
    .executeTakeFirst();
}

/** What was not revoked, the latest first. */
export function readApiTokens(trx: Trx, { instanceId, customerId }: Owner): Promise<ApiTokenRow[]> {
  return trx
    .selectFrom('api_tokens')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** Whoever has a token for more than trying things out. */
export async function readHolders(trx: Trx, instanceId: number): Promise<bigint[]> {
  const rows = await trx
    .selectFrom('api_tokens')
    .select('customer_id')
    .distinct()
    .where('instance_id', '=', instanceId)
    .where('revoked_at', 'is', null)
    .where('is_test', '=', false)
    .execute();
  return rows.map(({ customer_id: id }) => id);
}

/** Makes one customer's tokens change one after the other. */
export async function lockApiTokens(trx: Trx, { instanceId, customerId }: Owner): Promise<void> {
  await sql`select 1 from customers
    where instance_id = ${instanceId} and id = ${customerId} for no key update`.execute(trx);
}

/** The secrets of some tokens that still open them, the latest first. */
export async function readSecrets(
  trx: Trx,
  { instanceId, tokenIds }: { instanceId: number; tokenIds: readonly bigint[] },
): Promise<SecretRow[]> {
  if (tokenIds.length === 0) return [];
  return trx
    .selectFrom('api_token_secrets')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('token_id', 'in', tokenIds)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** What some tokens spent on a day. */
export async function readSpent(
  trx: Trx,
  { instanceId, tokenIds, day }: { instanceId: number; tokenIds: readonly bigint[]; day: string },
): Promise<Map<bigint, bigint>> {
  if (tokenIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('api_token_days')
    .select(['token_id', 'spent_micro'])
    .where('instance_id', '=', instanceId)
    .where('token_id', 'in', tokenIds)
    .where('day', '=', day)
    .execute();
  return new Map(rows.map(({ token_id: id, spent_micro: micro }) => [id, micro]));
}

/** Ends a secret; false where it had ended or is not of that token. */
export async function endSecret(
  trx: Trx,
  { instanceId, tokenId, secretId, now }: TokenRef & { secretId: bigint; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('api_token_secrets')
    .set({ ended_at: now })
    .where('instance_id', '=', instanceId)
    .where('token_id', '=', tokenId)
    .where('id', '=', secretId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Revokes a token and all that opens it. */
export async function revokeRow(
  trx: Trx,
  { instanceId, tokenId, now }: TokenRef & { now: Date },
): Promise<void> {
  await trx
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('instance_id', '=', instanceId)
    .where('id', '=', tokenId)
    .execute();
  await trx
    .updateTable('api_token_secrets')
    .set({ ended_at: now })
    .where('instance_id', '=', instanceId)
    .where('token_id', '=', tokenId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function writeScopes(
  trx: Trx,
  { instanceId, tokenId }: TokenRef,
  scopes: ApiTokenRow['scopes'],
): Promise<void> {
  await trx
    .updateTable('api_tokens')
    .set({ scopes })
    .where('instance_id', '=', instanceId)
    .where('id', '=', tokenId)
    .execute();
}

/** A secret with its token and its customer. */
export type FoundSecret = Pick<SecretRow, 'hash' | 'last_used_at' | 'last_used_address'> &
  Pick<
    ApiTokenRow,
    'scopes' | 'addresses' | 'service_ids' | 'daily_cap_micro' | 'expires_at' | 'is_test'
  > &
  Pick<Selectable<CustomersTable>, 'frozen_at' | 'grade_id' | 'referred_by' | 'is_demo'> & {
    secret_id: bigint;
    token_id: bigint;
    holder_id: bigint;
    test_id: bigint | null;
  };

/**
 * The tokens that secrets open, with their customers. Every call of a program asks for it, so the
 * text is the same for one and for many, and needs no building.
 */
export async function findBySecrets(
  trx: Trx,
  { instanceId, hashes }: { instanceId: number; hashes: readonly string[] },
): Promise<FoundSecret[]> {
  const given = `{${hashes.map((hex) => `"\\\\x${hex}"`).join(',')}}`;
  const found = await sql<FoundSecret>`
    select secret.id as secret_id, secret.hash, secret.last_used_at, secret.last_used_address,
      token.id as token_id, token.scopes, token.addresses, token.service_ids,
      token.daily_cap_micro, token.expires_at, token.is_test,
      customer.id as holder_id, test.id as test_id,
      customer.frozen_at, customer.grade_id, customer.referred_by, customer.is_demo
    from api_token_secrets as secret
    join api_tokens as token
      on token.instance_id = secret.instance_id and token.id = secret.token_id
    join customers as customer
      on customer.instance_id = token.instance_id and customer.id = token.customer_id
    left join customers as test
      on test.instance_id = customer.instance_id and test.test_of = customer.id and token.is_test
    where secret.instance_id = ${instanceId} and secret.hash = any(${given}::bytea[])
      and secret.ended_at is null and token.revoked_at is null
      and customer.deleted_at is null`.execute(trx);
  return found.rows;
}

export async function markUsed(
  trx: Trx,
  {
    instanceId,
    secretId,
    now,
    address,
  }: { instanceId: number; secretId: bigint; now: Date; address: string },
): Promise<void> {
  await trx
    .updateTable('api_token_secrets')
    .set({ last_used_at: now, last_used_address: address })
    .where('instance_id', '=', instanceId)
    .where('id', '=', secretId)
    .execute();
}

interface Spending extends TokenRef {
  day: string;
  amountMicro: bigint;
  /** Nothing where it may spend all that there is. */
  capMicro: bigint | null;
}

/** Counts an amount to a day; false, and nothing counted, where it would be more than the cap. */
export async function addSpent(
  trx: Trx,
  { instanceId, tokenId, day, amountMicro, capMicro }: Spending,
): Promise<boolean> {
  if (capMicro !== null && amountMicro > capMicro) return false;
  const { rows } = await sql`
    insert into api_token_days as own (instance_id, token_id, day, spent_micro, orders)
    values (${instanceId}, ${tokenId}, ${day}, ${amountMicro}, 1)
    on conflict (instance_id, token_id, day) do update
    set spent_micro = own.spent_micro + excluded.spent_micro, orders = own.orders + 1
    where ${capMicro}::bigint is null or own.spent_micro + excluded.spent_micro <= ${capMicro}::bigint
    returning 1`.execute(trx);
  return rows.length > 0;
}

export async function deleteApiTokens(trx: Trx, { instanceId, customerId }: Owner): Promise<void> {
  await trx
    .deleteFrom('api_tokens')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}
