import { sql } from 'kysely';
import { APP_ROLE, LEDGER_ROLE, SYSTEM_ROLE } from '../scope.ts';
import { asSystemRole, tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Each line of the audit log is sealed with the hash of the one before, and found by what it is about. */
export async function up(db: MigrationDb): Promise<void> {
  await addColumns(db);
  await createHeads(db);
  await createSealer(db);
  await asSystemRole(db, () =>
    sql`
      update staff_roles set permissions = array_append(permissions, 'audit.read')
      where 'team.manage' = any(permissions) and not ('audit.read' = any(permissions))
    `.execute(db),
  );
}

async function addColumns(db: MigrationDb): Promise<void> {
  await sql`
    alter table audit_log
      add column seal_position bigint,
      add column seal_hash bytea,
      add column thing text generated always as (coalesce(
        'order:' || (details->>'order'), 'invoice:' || (details->>'invoice'),
        'withdrawal:' || (details->>'withdrawal'), 'payout:' || (details->>'payout'),
        'adjustment:' || (details->>'adjustment'), 'check:' || (details->>'check'),
        'bulk:' || (details->>'bulk'), 'service:' || (details->>'service'),
        'provider:' || (details->>'provider'), 'import:' || (details->>'import'))) stored,
      add constraint audit_log_seal unique (instance_id, seal_position),
      add constraint audit_log_sealed check ((seal_position is null) = (seal_hash is null))
  `.execute(db);
  await sql`create index audit_log_unsealed on audit_log (instance_id, id)
    where seal_position is null`.execute(db);
  await sql`create index audit_log_by_staff on audit_log (instance_id, staff_id, id)
    where staff_id is not null`.execute(db);
  await sql`create index audit_log_by_action on audit_log (instance_id, action, id)`.execute(db);
  await sql`create index audit_log_by_thing on audit_log (instance_id, thing, id)
    where thing is not null`.execute(db);
  await sql`create index audit_log_by_time on audit_log (instance_id, at, id)`.execute(db);
}

/** Where each chain ends, so that its last lines are missed as well. */
async function createHeads(db: MigrationDb): Promise<void> {
  await sql`
    create table audit_heads (
      instance_id integer primary key references instances (id),
      entries bigint not null,
      hash bytea not null
    )`.execute(db);
  await tenantTable(db, 'audit_heads', { appendOnly: true });
  const [app, system, ledger] = [
    sql.ref(APP_ROLE),
    sql.ref(SYSTEM_ROLE),
    sql.ref(LEDGER_ROLE),
  ] as const;
  await sql`revoke insert on audit_heads from ${app}, ${system}`.execute(db);
  for (const table of ['audit_log', 'audit_heads']) {
    await sql`create policy ledger on ${sql.table(table)} to ${ledger}
      using (true) with check (true)`.execute(db);
  }
  await sql`grant select, insert, update on audit_heads to ${ledger}`.execute(db);
  await sql`grant select, update (seal_position, seal_hash) on audit_log to ${ledger}`.execute(db);
  // Nobody who writes a line says where it stands in the chain.
  await sql`revoke insert on audit_log from ${app}, ${system}`.execute(db);
  await sql`grant insert (instance_id, at, action, outcome, customer_id, staff_id, session_id,
    address, request_id, details) on audit_log to ${app}, ${system}`.execute(db);
}

async function createSealer(db: MigrationDb): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const schema = sql.ref(rows[0]?.name ?? 'public');
  // Named, and temporary tables last: nobody can put another table in front of these.
  const path = sql`set search_path = ${schema}, pg_temp`;
  const ledger = sql.ref(LEDGER_ROLE);
  await sql`
    create function audit_digest(one audit_log) returns bytea language sql stable ${path}
    return sha256(convert_to(jsonb_build_array(one.instance_id, one.id, ledger_time(one.at),
      one.action, one.outcome, one.customer_id, one.staff_id, one.session_id, one.address,
      one.request_id, one.details)::text, 'UTF8'))`.execute(db);
  await sql`
    create function seal_audit(most integer) returns integer
    language plpgsql security definer ${path} as $$
    declare
      here integer := current_instance_id();
      place bigint;
      head bytea;
      one audit_log;
      sealed integer := 0;
    begin
      perform pg_advisory_xact_lock(hashtext('seal_audit'), here);
      select entries, hash into place, head from audit_heads where instance_id = here;
      place := coalesce(place, 0);
      head := coalesce(head, '');
      for one in
        select * from audit_log where instance_id = here and seal_position is null
        order by id limit most
      loop
        place := place + 1;
        head := sha256(head || audit_digest(one));
        update audit_log set seal_position = place, seal_hash = head
        where instance_id = here and id = one.id;
        sealed := sealed + 1;
      end loop;
      if sealed > 0 then
        insert into audit_heads (instance_id, entries, hash) values (here, place, head)
        on conflict (instance_id) do update set entries = excluded.entries, hash = excluded.hash;
      end if;
      return sealed;
    end $$`.execute(db);
  await sql`grant usage, create on schema ${schema} to ${ledger}`.execute(db);
  await sql`alter function seal_audit(integer) owner to ${ledger}`.execute(db);
  await sql`revoke all on function seal_audit(integer) from public`.execute(db);
  await sql`grant execute on function seal_audit(integer) to ${sql.ref(APP_ROLE)}`.execute(db);
  await sql`revoke create on schema ${schema} from ${ledger}`.execute(db);
}
