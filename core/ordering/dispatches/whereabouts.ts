import type { Trx } from '#core/platform/db/database.ts';

interface ReadWhereaboutsInput {
  instanceId: number;
  orderIds: readonly bigint[];
}

/** With whom an order is. */
export interface Whereabouts {
  /** Whoever has it cannot hold it, or it is on its way to somebody. */
  isBound: boolean;
  /** It was sent, and nobody knows whether it arrived. */
  isUnknown: boolean;
  /** Somebody of the staff delivers it by hand. */
  isTaken: boolean;
}

const WITH_NOBODY: Whereabouts = { isBound: false, isUnknown: false, isTaken: false };

/** What was just written nobody has yet. */
export const withNobody = (): Whereabouts => WITH_NOBODY;

/** With whom each of some orders is. */
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
