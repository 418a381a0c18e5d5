import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { ServiceTarget } from './ordered-service.store.ts';
import type { QuantityRule } from './quantity.pure.ts';

export interface ShapeRow extends QuantityRule {
  slug: string;
  calculable_quantity: boolean;
  targets: ServiceTarget[];
}

/** Also of those that are off for a while; in a transaction of an instance or of the system. */
export async function readShapes(
  trx: Trx,
  { instanceId, slugs }: { instanceId: number; slugs: readonly string[] },
): Promise<ShapeRow[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<ShapeRow>`
    select s.slug, s.min_quantity, s.max_quantity, s.quantity_step, s.calculable_quantity,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id, 'view_type', g.view_type,
          'is_selectable', g.is_selectable, 'selectable_values', g.selectable_values))
        from service_targets l
        join targets g on g.instance_id = l.instance_id and g.id = l.target_id
        where l.instance_id = s.instance_id and l.service_id = s.id and l.is_enabled),
        '[]'::jsonb) as targets
    from services s
    where s.instance_id = ${instanceId} and s.slug = any(${[...slugs]}::text[]) and s.is_enabled`.execute(
    trx,
  );
  return rows;
}
