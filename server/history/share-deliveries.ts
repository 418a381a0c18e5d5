import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { PlannedProvider } from '#fixtures/history/history-plan.ts';
import type { Stage, Troupe } from './stage.ts';

/**
 * Who delivered what is over: orders that nobody asks about any more have been with providers. Those
 * under way stay with the simulator, for no provider of a demo answers; and what was sent to nobody
 * knows whom was sent to the first of them.
 */
export async function shareDeliveries({ deps }: Stage, troupe: Troupe): Promise<void> {
  const { instanceId, plan } = troupe;
  const planned = plan.deeds.flatMap((deed) =>
    deed.does === 'add provider' ? [deed.provider] : [],
  );
  await deps.db.inInstance(instanceId, async (trx) => {
    const ids = await idsByName(trx, instanceId);
    let from = 0;
    for (const provider of planned) {
      const id = ids.get(provider.name);
      const { share = 0 } = provider;
      if (id === undefined || share === 0) continue;
      await giveOver(trx, { instanceId, id, from, until: from + share });
      await refuse(trx, { instanceId, id, provider });
      from += share;
    }
    const [first] = planned;
    const firstId = first && ids.get(first.name);
    if (firstId === undefined) return;
    await trx
      .updateTable('dispatches')
      .set({ route: 'api_v2', provider_id: firstId })
      .where('instance_id', '=', instanceId)
      .where('state', '=', 'unknown')
      .where('route', '=', 'simulator')
      .execute();
  });
}

async function idsByName(trx: Trx, instanceId: number): Promise<ReadonlyMap<string, bigint>> {
  const rows = await trx
    .selectFrom('providers')
    .select(['id', 'name'])
    .where('instance_id', '=', instanceId)
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

interface Share {
  instanceId: number;
  id: bigint;
  /** Of a hundred. */
  from: number;
  until: number;
}

/**
 * Without a guarantee, so that nobody asks the provider for a refill. A provider takes seven tenths of
 * what the order cost: like a price, `cost_micro` is for `pricing_per` units.
 */
async function giveOver(trx: Trx, { instanceId, id, from, until }: Share): Promise<void> {
  await sql`
    update dispatches d set route = 'api_v2', provider_id = ${id}, trade_type = 'Default',
      source_key = (1000 + o.service_id)::text,
      cost_micro = o.cost_micro * 7 * o.pricing_per / (10 * o.quantity)
    from orders o
    where d.instance_id = ${instanceId} and o.instance_id = ${instanceId} and o.id = d.order_id
      and d.state = 'ended' and d.route = 'simulator' and not o.is_guarantee
      and o.id % 100 >= ${from} and o.id % 100 < ${until}`.execute(trx);
}

/** Some of what others delivered then was offered to it first. */
async function refuse(
  trx: Trx,
  { instanceId, id, provider }: { instanceId: number; id: bigint; provider: PlannedProvider },
): Promise<void> {
  await sql`
    insert into dispatches (instance_id, order_id, route, provider_id, request_id, state, refusal,
      source_key, trade_type, cost_micro, created_at, updated_at)
    select d.instance_id, d.order_id, 'api_v2', ${id}, gen_random_uuid(), 'refused',
      'Quantity less than minimal', d.source_key, 'Default', d.cost_micro,
      d.created_at - interval '2 seconds', d.created_at - interval '1 second'
    from dispatches d
    where d.instance_id = ${instanceId} and d.state = 'ended' and d.provider_id <> ${id}
    order by d.id desc limit ${provider.refused ?? 0}`.execute(trx);
}
