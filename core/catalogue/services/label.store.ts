import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { TextsByLanguage } from './catalogue.tables.ts';

export interface LabelRow {
  id: number;
  color: string;
  position: number;
  texts: TextsByLanguage<'name'>;
  /** How many services that are in the shop have it. */
  services: number;
}

/** All labels of a shop, in its order. */
export async function readLabels(trx: Trx, instanceId: number): Promise<LabelRow[]> {
  return trx
    .selectFrom('labels as l')
    .select(['l.id', 'l.color', 'l.position', 'l.texts'])
    .select(
      sql<number>`(
        select count(*)::integer from service_labels o
        join services s on s.instance_id = o.instance_id and s.id = o.service_id and s.is_enabled
        where o.instance_id = l.instance_id and o.label_id = l.id)`.as('services'),
    )
    .where('l.instance_id', '=', instanceId)
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
}

interface LabelsOfService {
  service_id: number;
  label_ids: number[];
}

/** Of the services that have a label, all the labels they have. */
export async function readLabelled(
  trx: Trx,
  { instanceId, labelId }: { instanceId: number; labelId: number },
): Promise<LabelsOfService[]> {
  const { rows } = await sql<LabelsOfService>`
    select o.service_id, array_agg(o.label_id order by o.label_id) as label_ids
    from service_labels o
    join service_labels h on h.instance_id = o.instance_id and h.service_id = o.service_id
      and h.label_id = ${labelId}
    where o.instance_id = ${instanceId}
    group by o.service_id
    order by o.service_id`.execute(trx);
  return rows;
}

/** Makes the labels of services exactly these. */
export async function writeLabelsOf(
  trx: Trx,
  instanceId: number,
  services: readonly LabelsOfService[],
): Promise<void> {
  for (const { service_id: serviceId, label_ids: ids } of services) {
    await trx
      .deleteFrom('service_labels')
      .where('instance_id', '=', instanceId)
      .where('service_id', '=', serviceId)
      .execute();
    if (ids.length === 0) continue;
    await trx
      .insertInto('service_labels')
      .values(ids.map((id) => ({ instance_id: instanceId, service_id: serviceId, label_id: id })))
      .execute();
  }
}

/** Services that have one lose it. */
export async function deleteLabels(
  trx: Trx,
  instanceId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('labels')
    .where('instance_id', '=', instanceId)
    .where('id', 'in', ids)
    .execute();
}
