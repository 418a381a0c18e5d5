import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createSchedules(db);
  await createJobs(db);
}

/** No instance means the whole deployment: only the system's role sees such a row. */
async function createSchedules(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('job_schedules')
    .addColumn('id', 'bigint', (col) => col.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('instance_id', 'integer', (col) =>
      col.references('instances.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('payload', 'jsonb', (col) => col.notNull())
    .addColumn('max_attempts', 'integer', (col) => col.notNull())
    .addColumn('every_seconds', 'integer', (col) => col.notNull())
    .addColumn('next_run_at', 'timestamptz', (col) => col.notNull())
    .addCheckConstraint('job_schedules_recur', sql`every_seconds > 0`)
    .execute();
  await sql`
    create unique index job_schedules_by_name
    on job_schedules (coalesce(instance_id, 0), name)`.execute(db);
  await db.schema
    .createIndex('job_schedules_by_next_run')
    .on('job_schedules')
    .column('next_run_at')
    .execute();
  await tenantTable(db, 'job_schedules');
}

async function createJobs(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'bigint', (col) => col.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('instance_id', 'integer', (col) =>
      col.references('instances.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('payload', 'jsonb', (col) => col.notNull())
    .addColumn('unique_key', 'text')
    .addColumn('schedule_id', 'bigint', (col) =>
      col.references('job_schedules.id').onDelete('set null'),
    )
    .addColumn('state', 'text', (col) => col.notNull().defaultTo('ready'))
    .addColumn('run_at', 'timestamptz', (col) => col.notNull())
    .addColumn('attempts', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('max_attempts', 'integer', (col) => col.notNull())
    .addColumn('lease_until', 'timestamptz')
    .addColumn('leased_by', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'timestamptz', (col) => col.notNull())
    .addColumn('finished_at', 'timestamptz')
    .addCheckConstraint('jobs_state', sql`state in ('ready', 'running', 'done', 'dead')`)
    .addCheckConstraint(
      'jobs_leased_while_running',
      sql`(state = 'running') = (lease_until is not null)
        and (state = 'running') = (leased_by is not null)`,
    )
    .addCheckConstraint(
      'jobs_finished_at_the_end',
      sql`(state in ('done', 'dead')) = (finished_at is not null)`,
    )
    .addCheckConstraint('jobs_dead_for_a_reason', sql`state <> 'dead' or last_error is not null`)
    .execute();
  await createJobIndexes(db);
  await tenantTable(db, 'jobs');
}

async function createJobIndexes(db: MigrationDb): Promise<void> {
  // The claim reads the head of each kind: what waits by its time, what runs by the end of its
  // lease. With the kind anywhere else, the whole backlog would be sorted for every claim.
  await sql`
    create index jobs_due on jobs (kind, (coalesce(lease_until, run_at)), id)
    where state in ('ready', 'running')`.execute(db);
  await sql`
    create unique index jobs_by_unique_key on jobs (coalesce(instance_id, 0), kind, unique_key)
    where unique_key is not null`.execute(db);
  await sql`
    create unique index jobs_one_pending_of_a_schedule on jobs (schedule_id)
    where state in ('ready', 'running')`.execute(db);
  await sql`
    create index jobs_ended on jobs (finished_at)
    where state in ('done', 'dead')`.execute(db);
}
