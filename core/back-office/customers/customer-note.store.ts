import type { Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerNotesTable } from './customer-care.tables.ts';

export type NoteRow = Selectable<CustomerNotesTable>;

interface OfCustomer {
  instanceId: number;
  customerId: bigint;
}

export async function insertNote(
  trx: Trx,
  { instanceId, customerId, staffId, text, at }: OfCustomer & Noted,
): Promise<void> {
  await trx
    .insertInto('customer_notes')
    .values({
      ...{ instance_id: instanceId, customer_id: customerId, staff_id: staffId },
      ...{ text, created_at: at },
    })
    .execute();
}

interface Noted {
  staffId: bigint;
  text: string;
  at: Date;
}

/** The latest first. */
export function readNotes(
  trx: Trx,
  { instanceId, customerId, most }: OfCustomer & { most: number },
): Promise<NoteRow[]> {
  return trx
    .selectFrom('customer_notes')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The oldest first, for the export of a customer's data. */
export function exportNoteRows(
  trx: Trx,
  { instanceId, customerId, after, most }: OfCustomer & { after: bigint; most: number },
): Promise<NoteRow[]> {
  return trx
    .selectFrom('customer_notes')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function deleteNotes(trx: Trx, { instanceId, customerId }: OfCustomer): Promise<void> {
  await trx
    .deleteFrom('customer_notes')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}
