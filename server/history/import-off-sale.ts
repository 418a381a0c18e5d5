import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';

interface OffSale {
  instanceId: number;
  providerId: bigint;
  name: string;
  staffId: bigint;
  share: number;
  now: Date;
}

/** A provider delivers what is off sale, which nobody orders of a demo; each has costs of its own. */
export async function importOffSale(trx: Trx, of: OffSale): Promise<void> {
  const { instanceId, providerId, name, staffId, share, now } = of;
  const source = `provider/${providerId}`;
  const choices = JSON.stringify({ rules: { markup: String(20 + (share % 7) * 5) } });
  const additions = JSON.stringify({ networks: [], serviceTypes: [] });
  const counts = { added: 0, changed: 0, missing: 0, unchanged: 0, refused: 0 };
  const { rows } = await sql<{ service_id: number }>`
    insert into service_sources (instance_id, service_id, source, source_key, provider_id,
      cost_micro, trade_type, name, updated_at)
    select s.instance_id, s.id, ${source}, (1000 + s.id)::text, ${providerId}::bigint,
      s.price_micro * (60 + ${share}::integer % 13) / 100, 'Default', s.slug, ${now}::timestamptz
    from services s
    where s.instance_id = ${instanceId} and s.is_deactivated and s.is_enabled
    returning service_id`.execute(trx);
  await trx
    .insertInto('catalogue_imports')
    .values({
      ...{ instance_id: instanceId, source, source_name: name, provider_id: providerId },
      ...{ staff_id: staffId, choices, additions, base_revision: 0n },
      counts: JSON.stringify({ ...counts, unchanged: rows.length }),
      ...{ created_at: now, applied_at: now, applied_by: staffId },
    })
    .execute();
}
