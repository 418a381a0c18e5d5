import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { IdentityStep } from '../identity-check-status.pure.ts';
import type { IdentityDocumentsTable } from '../identity-check.tables.ts';

/** What a document is sealed as. */
export const identityRef = (ref: DocumentRef) =>
  ({ purpose: 'identity-document', ...ref }) as const;

/** All of a document but what is sealed. */
export type DocumentRow = Omit<Selectable<IdentityDocumentsTable>, 'salt' | 'sealed'>;

const FACTS = [
  ...(['instance_id', 'id', 'customer_id', 'check_id', 'step'] as const),
  ...(['extension', 'bytes', 'uploaded_at', 'delete_at'] as const),
] as const;

export async function insertDocument(
  trx: Trx,
  document: Insertable<IdentityDocumentsTable>,
): Promise<void> {
  await trx.insertInto('identity_documents').values(document).execute();
}

interface OfChecks {
  instanceId: number;
  checkIds: readonly bigint[];
}

/** Those that are to be decided on, and those that were and are still there; the oldest first. */
export function readDocuments(
  trx: Trx,
  { instanceId, checkIds }: OfChecks,
): Promise<DocumentRow[]> {
  return trx
    .selectFrom('identity_documents')
    .select(FACTS)
    .where('instance_id', '=', instanceId)
    .where(sql<boolean>`check_id = any(${[...checkIds]}::bigint[])`)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
}

interface DocumentRef {
  instanceId: number;
  id: string;
}

export function findDocument(
  trx: Trx,
  { instanceId, id }: DocumentRef,
): Promise<Selectable<IdentityDocumentsTable> | undefined> {
  return trx
    .selectFrom('identity_documents')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

interface OneStep {
  instanceId: number;
  checkId: bigint;
  step: IdentityStep;
  /** Only if it is this one. */
  id?: string;
}

/** Removes what is not decided on; says whether there was anything. */
export async function deleteCurrent(
  trx: Trx,
  { instanceId, checkId, step, id }: OneStep,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('identity_documents')
    .where('instance_id', '=', instanceId)
    .where('check_id', '=', checkId)
    .where('step', '=', step)
    .where('delete_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What was decided on goes at a time, and counts as uploaded no more. */
export async function deleteLater(
  trx: Trx,
  { instanceId, checkId, at }: { instanceId: number; checkId: bigint; at: Date },
): Promise<void> {
  await trx
    .updateTable('identity_documents')
    .set({ delete_at: at })
    .where('instance_id', '=', instanceId)
    .where('check_id', '=', checkId)
    .where('delete_at', 'is', null)
    .execute();
}

/** Across instances; says how many there were. */
export async function deleteDue(trx: Trx, now: Date, most: number): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from identity_documents where (instance_id, id) in (
      select instance_id, id from identity_documents where delete_at <= ${now}
      order by delete_at limit ${most} for update skip locked)`.execute(trx);
  return numAffectedRows;
}
