import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('outgoing_mails')
    .addColumn('instance_id', 'integer', (col) =>
      col.notNull().references('instances.id').onDelete('cascade'),
    )
    .addColumn('id', 'bigint', (col) => col.notNull().generatedAlwaysAsIdentity())
    .addColumn('unique_key', 'text')
    .addColumn('to_address', 'text', (col) => col.notNull())
    .addColumn('from_name', 'text')
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('html', 'text')
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull().defaultTo('queued'))
    .addColumn('attempts', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('message_id', 'text')
    .addColumn('created_at', 'timestamptz', (col) => col.notNull())
    .addColumn('sent_at', 'timestamptz')
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('outgoing_mails_pkey', ['instance_id', 'id'])
    .addUniqueConstraint('outgoing_mails_once', ['instance_id', 'unique_key'])
    .addCheckConstraint('outgoing_mails_state', sql`state in ('queued', 'sent', 'kept', 'failed')`)
    .addCheckConstraint(
      'outgoing_mails_one_line_headers',
      sql`concat(to_address, from_name, reply_to, subject, message_id) !~ '[\\r\\n]'`,
    )
    .addCheckConstraint(
      'outgoing_mails_one_recipient',
      sql`to_address ~ '^[^@[:space:],<>]+@[^@[:space:],<>]+$'`,
    )
    .execute();
  await tenantTable(db, 'outgoing_mails');
}
