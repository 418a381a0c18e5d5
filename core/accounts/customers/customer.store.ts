import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { writeCustomerWords } from './customer-words.store.ts';
import type { CustomersTable } from './customer.tables.ts';

export type CustomerRow = Selectable<CustomersTable>;
export type NewCustomer = Omit<Insertable<CustomersTable>, 'updated_at'>;
export type CustomerChange = Omit<Updateable<CustomersTable>, 'instance_id' | 'updated_at'>;

export interface CustomerRef {
  instanceId: number;
  id: bigint;
}

/** Answers the id; undefined when the address or the affiliate code is taken. */
export async function insertCustomer(trx: Trx, customer: NewCustomer): Promise<bigint | undefined> {
  const row = await trx
    .insertInto('customers')
    .values({ ...customer, updated_at: customer.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email', 'name', 'company_name'])
    .executeTakeFirst();
  if (row) await writeCustomerWords(trx, customer.instance_id, row);
  return row?.id;
}

export async function findCustomerById(
  trx: Trx,
  { instanceId, id }: CustomerRef,
): Promise<CustomerRow | undefined> {
  return trx
    .selectFrom('customers')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Including deleted customers. */
export function readCustomers(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<Pick<CustomerRow, 'id' | 'name' | 'email' | 'frozen_at'>[]> {
  return trx
    .selectFrom('customers')
    .select(['id', 'name', 'email', 'frozen_at'])
    .where('instance_id', '=', instanceId)
    .where('id', '=', sql<bigint>`any (${ids.map(String)}::bigint[])`)
    .execute();
}

/** Those who are there and have one of the roles, by name. */
export function readCustomersInRoles(
  trx: Trx,
  { instanceId, roles }: { instanceId: number; roles: RawBuilder<string[]> },
): Promise<Pick<CustomerRow, 'id' | 'name'>[]> {
  return (
    trx
      .selectFrom('customers')
      .select(['id', 'name'])
      .where('instance_id', '=', instanceId)
      // As the index has it: of a million customers, few are staff.
      .where(sql<boolean>`roles <> '{}'`)
      .where(sql<boolean>`roles && (${roles})`)
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .orderBy('id')
      .execute()
  );
}

/** Whether somebody is there, is not frozen, and has one of the roles. */
export async function isActiveInRoles(
  trx: Trx,
  { instanceId, id, roles }: CustomerRef & { roles: RawBuilder<string[]> },
): Promise<boolean> {
  const row = await trx
    .selectFrom('customers')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where(sql<boolean>`roles && (${roles})`)
    .where('frozen_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCustomerByEmail(
  trx: Trx,
  { instanceId, emailKey }: { instanceId: number; emailKey: string },
): Promise<CustomerRow | undefined> {
  return trx
    .selectFrom('customers')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where(sql`lower(email)`, '=', emailKey)
    .executeTakeFirst();
}

export async function findIdByAffiliateCode(
  trx: Trx,
  { instanceId, code }: { instanceId: number; code: string },
): Promise<bigint | undefined> {
  const row = await trx
    .selectFrom('customers')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('affiliate_code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Says whether there was one to change. */
export async function changeCustomer(
  trx: Trx,
  { instanceId, id }: CustomerRef,
  change: CustomerChange & { updated_at: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('customers')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['id', 'email', 'name', 'company_name'])
    .executeTakeFirst();
  const isRenamed = FOUND_BY.some((field) => field in change);
  if (row && isRenamed) await writeCustomerWords(trx, instanceId, row);
  return row !== undefined;
}

/** By what staff find a customer. */
const FOUND_BY = ['email', 'name', 'company_name'] as const;

interface Freezing extends CustomerRef {
  at: Date;
  staffId: bigint;
  reason: string;
}

/** Says whether it was not frozen before. */
export async function freezeCustomerRow(
  trx: Trx,
  { instanceId, id, at, staffId, reason }: Freezing,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customers')
    .set({ frozen_at: at, frozen_by: staffId, frozen_reason: reason, updated_at: at })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('frozen_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Says whether it was frozen before. */
export async function unfreezeCustomerRow(
  trx: Trx,
  { instanceId, id, at }: CustomerRef & { at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customers')
    .set({ frozen_at: null, frozen_by: null, frozen_reason: null, updated_at: at })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('frozen_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setGradeId(
  trx: Trx,
  { instanceId, id }: CustomerRef,
  gradeId: number | null,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ grade_id: gradeId })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where(sql<boolean>`grade_id is distinct from ${gradeId}::integer`)
    .where('deleted_at', 'is', null)
    .execute();
}

/** How many have each role, by its name; a role that nobody has is not there. */
export async function countByRole(trx: Trx, instanceId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; members: number }>`
    select role as name, count(*)::integer as members
    from customers, unnest(roles) as role
    where instance_id = ${instanceId} and roles <> '{}' and deleted_at is null
    group by role`.execute(trx);
  return new Map(rows.map(({ name, members }) => [name, members]));
}

/** Gives a role its other name wherever somebody has it. */
export async function renameRole(
  trx: Trx,
  { instanceId, from, to, now }: { instanceId: number; from: string; to: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ roles: sql<string[]>`array_replace(roles, ${from}, ${to})`, updated_at: now })
    .where('instance_id', '=', instanceId)
    .where(sql<boolean>`roles <> '{}'`)
    .where(sql<boolean>`${from} = any(roles)`)
    .execute();
}
