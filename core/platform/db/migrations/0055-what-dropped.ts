import { sql } from 'kysely';
import { asSystemRole, type MigrationDb } from '../tenant-table.ts';

/** A drop is measured or it is not: nothing measured is no drop of nothing. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table deliveries
      alter column dropped_ppm drop default,
      alter column dropped_ppm drop not null`.execute(db);
  await asSystemRole(db, () =>
    sql`update deliveries set dropped_ppm = null, is_counted = false
      where dropped_ppm = 0`.execute(db),
  );
  await sql`
    alter table delivery_records
      drop column dropped_ppm,
      add column dropped_count integer not null default 0,
      add column dropped_median_ppm integer,
      add column dropped_p90_ppm integer`.execute(db);
}
