import type { Trx } from '#core/platform/db/database.ts';

export interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

export interface Favourite extends CustomerOf {
  serviceId: number;
}

/** The latest first. */
export async function readFavourites(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<{ service_id: number; created_at: Date }[]> {
  return trx
    .selectFrom('favourites')
    .select(['service_id', 'created_at'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('service_id')
    .execute();
}

export async function insertFavourite(trx: Trx, favourite: Favourite, now: Date): Promise<void> {
  await trx
    .insertInto('favourites')
    .values({
      instance_id: favourite.instanceId,
      customer_id: favourite.customerId,
      service_id: favourite.serviceId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Without a service, all of a customer's. */
export async function deleteFavourites(
  trx: Trx,
  { instanceId, customerId, serviceId }: CustomerOf & Partial<Favourite>,
): Promise<void> {
  const own = trx
    .deleteFrom('favourites')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId);
  await (serviceId === undefined ? own : own.where('service_id', '=', serviceId)).execute();
}
