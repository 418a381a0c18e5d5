import { sql } from 'kysely';
import type { CustomerRow } from '#core/accounts/customers/customer.store.ts';
import { lastSeen } from '#core/accounts/sessions/last-seen.ts';
import { usesTwoFactor } from '#core/accounts/customers/uses-two-factor.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { OWNER_ROLE } from '#core/platform/operations/permissions.pure.ts';

/** As the index has it: of a million customers, few have a role. */
const HAS_ROLE = sql<boolean>`roles <> '{}'`;

/** All who run an instance, by name. */
export function readMembers(trx: Trx, instanceId: number) {
  return trx
    .selectFrom('customers')
    .select(['id', 'name', 'email', 'roles'])
    .select([lastSeen('customers').as('last_seen_at')])
    .select([usesTwoFactor('customers').as('has_second_factor')])
    .where('instance_id', '=', instanceId)
    .where(HAS_ROLE)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** A customer who has no role is no member. */
export function lockMember(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<Pick<CustomerRow, 'id' | 'roles'> | undefined> {
  return trx
    .selectFrom('customers')
    .select(['id', 'roles'])
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where(HAS_ROLE)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Owners who can log in; they stay owners until the end of the transaction. */
export function lockOwners(
  trx: Trx,
  instanceId: number,
): Promise<Pick<CustomerRow, 'id' | 'is_demo'>[]> {
  return trx
    .selectFrom('customers')
    .select(['id', 'is_demo'])
    .where('instance_id', '=', instanceId)
    .where(HAS_ROLE)
    .where(sql<boolean>`${OWNER_ROLE} = any(roles)`)
    .where('deleted_at', 'is', null)
    .where('frozen_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
