import { sql } from 'kysely';
import { APP_ROLE } from '../scope.ts';
import type { MigrationDb } from '../tenant-table.ts';

/**
 * All that an order is held against and keeps of its services, by a plan that is kept: to plan the
 * joins anew for each order took ten times longer than to read them.
 */
export async function up(db: MigrationDb): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`set search_path = ${sql.ref(rows[0]?.name ?? 'public')}, pg_temp`;
  await sql`
    create function services_to_order(ids integer[], in_language text, else_language text)
    returns table (
      id integer, slug text, name text, has_refill boolean, url_is_required boolean,
      example_link text, allowed_use_countries integer[], calculable_quantity boolean,
      type_id integer, type_slug text, type_icon text, type_texts jsonb,
      network_id integer, network_slug text, network_icon text, url_placeholder text,
      network_texts jsonb, targets jsonb)
    language plpgsql stable ${path} as $$
    #variable_conflict use_column
    begin
      return query
      select s.id, s.slug, (
          select x.name from service_texts x
          where x.instance_id = s.instance_id and x.service_id = s.id
          order by x.language = in_language desc, x.language = else_language desc, x.language
          limit 1),
        s.has_refill, s.url_is_required, s.example_link, s.allowed_use_countries,
        s.calculable_quantity, t.id, t.slug, t.icon, t.texts, n.id, n.slug, n.icon,
        n.url_placeholder, n.texts, coalesce((
          select jsonb_agg(jsonb_build_object('id', g.id, 'view_type', g.view_type,
            'is_selectable', g.is_selectable, 'selectable_values', g.selectable_values)
            order by l.position)
          from service_targets l
          join targets g on g.instance_id = l.instance_id and g.id = l.target_id
          where l.instance_id = s.instance_id and l.service_id = s.id and l.is_enabled),
          '[]'::jsonb)
      from services s
      join service_types t on t.instance_id = s.instance_id and t.id = s.service_type_id
      join networks n on n.instance_id = t.instance_id and n.id = t.network_id
      where s.instance_id = current_instance_id() and s.id = any (ids);
    end $$`.execute(db);
  await sql`revoke all on function services_to_order(integer[], text, text) from public`.execute(
    db,
  );
  await sql`grant execute on function services_to_order(integer[], text, text)
    to ${sql.ref(APP_ROLE)}`.execute(db);
}
