import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Who was asked to join the team of an instance; the secret of the link is a one-time token. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table team_invitations (
      instance_id integer not null references instances (id) on delete cascade,
      id bigint not null generated always as identity,
      email text not null,
      roles text[] not null,
      -- Nobody where the operator of the deployment invites the first owner.
      invited_by bigint,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text,
      primary key (instance_id, id),
      foreign key (instance_id, invited_by) references customers (instance_id, id),
      constraint team_invitations_end check (
        (ended_at is null) = (end_reason is null)
        and (end_reason is null or end_reason in ('accepted', 'revoked', 'replaced')))
    )`.execute(db);
  await sql`create unique index team_invitations_waiting
    on team_invitations (instance_id, lower(email)) where ended_at is null`.execute(db);
  await tenantTable(db, 'team_invitations');
}
