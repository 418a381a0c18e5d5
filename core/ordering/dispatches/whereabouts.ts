import type { Trx } from '#core/platform/db/database.ts';

interface ReadWhereaboutsInput {
  instanceId: number;
  orderIds: readonly bigint[];
}

/** The state of an order's delivery. */
export interface Whereabouts {
  /** Its provider cannot pause it, or it is being sent. */
  isBound: boolean;
  /** It was sent, and it is unknown whether it arrived. */
  isUnknown: boolean;
  /** A member of staff delivers it by hand. */
  isTaken: boolean;
}

const WITH_NOBODY: Whereabouts = { isBound: false, isUnknown: false, isTaken: false };

/** A new order has not been sent anywhere. */
export const withNobody = (): Whereabouts => WITH_NOBODY;

/** The delivery state of each of some orders. */
export async function readWhereabouts(
  trx: Trx,
  { instanceId, orderIds }: ReadWhereaboutsInput,
): Promise<(orderId: bigint) => Whereabouts> {
  if (orderIds.length === 0) return withNobody;
  const rows = await trx
    .selectFrom('dispatches')
    .select(['order_id', 'route', 'state', 'taken_at'])
    .where('instance_id', '=', instanceId)
    .where('order_id', 'in', orderIds)
    .where('state', 'in', ['sending', 'sent', 'unknown'])
    .execute();
  const known = new Map(
    rows.map(({ order_id: id, route, state, taken_at: takenAt }) => [
      id,
      {
        isBound: route === 'api_v2' || state !== 'sent',
        isUnknown: state === 'unknown',
        isTaken: takenAt !== null,
      },
    ]),
  );
  return (orderId) => known.get(orderId) ?? WITH_NOBODY;
}
