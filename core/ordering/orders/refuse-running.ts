import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';

interface Line {
  service: { id: number };
  link: { key: string } | null;
}

interface RefuseRunningInput {
  instanceId: number;
  customerId: bigint;
  lines: readonly Line[];
}

/**
 * Two orders for one link count each other's deliveries. If the owner has set so, a customer's
 * second order is refused until the first has ended. Orders of other customers are not revealed.
 */
export async function refuseRunning(
  trx: Trx,
  { instanceId, customerId, lines }: RefuseRunningInput,
): Promise<void> {
  // When two tabs order at once, the second sees the order of the first.
  await sql`select pg_advisory_xact_lock(${instanceId}::integer, hashint8(${customerId}))`.execute(
    trx,
  );
  const running = await readRunning(trx, { instanceId, customerId, lines });
  const fields: FieldProblems = {};
  const before = new Set<string>();
  lines.forEach((line, at) => {
    const name = nameOf(line);
    if (name === undefined) return;
    const order = running.get(name);
    if (order !== undefined) {
      fields[`orders.${at}.url`] = [{ code: 'link_running', params: { order: String(order) } }];
    } else if (before.has(name)) fields[`orders.${at}.url`] = [{ code: 'duplicate' }];
    before.add(name);
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}

const nameOf = ({ service, link }: Line) => (link ? `${service.id} ${link.key}` : undefined);

async function readRunning(
  trx: Trx,
  { instanceId, customerId, lines }: RefuseRunningInput,
): Promise<ReadonlyMap<string, bigint>> {
  const linked = lines.flatMap(({ service, link }) =>
    link ? [{ id: service.id, key: link.key }] : [],
  );
  if (linked.length === 0) return new Map();
  const serviceIds = linked.map(({ id }) => id);
  const keys = linked.map(({ key }) => key);
  const { rows } = await sql<{ service_id: number; link_key: string; id: bigint }>`
    select of.service_id, of.link_key, running.id
    from unnest(${serviceIds}::integer[], ${keys}::text[]) as of (service_id, link_key)
    cross join lateral (
      (select o.id from orders o
        where o.instance_id = ${instanceId} and o.customer_id = ${customerId}
          and o.service_id = of.service_id and o.link_key = of.link_key
          and o.status in ('in_processing', 'in_moderation', 'stopped', 'error')
        limit 1)
      union all
      (select r.id from drip_feeds d
        cross join lateral (
          select id from orders r
          where r.instance_id = d.instance_id and r.drip_feed_id = d.id limit 1) r
        where d.instance_id = ${instanceId} and d.customer_id = ${customerId}
          and d.service_id = of.service_id and d.link_key = of.link_key
          and d.status = 'in_processing'
        limit 1)
      limit 1
    ) running`.execute(trx);
  return new Map(
    rows.map(({ service_id: id, link_key: key, id: order }) => [`${id} ${key}`, order]),
  );
}
