import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { DispatchesTable } from '#core/ordering/dispatches/dispatch.tables.ts';

export type DispatchRow = Selectable<DispatchesTable>;

type LiveState = 'sending' | 'sent' | 'unknown';

/** Somebody has the order, or may have it; one at a time at most. */
export const isLive = (dispatch: DispatchRow): dispatch is DispatchRow & { state: LiveState } =>
  dispatch.state === 'sending' || dispatch.state === 'sent' || dispatch.state === 'unknown';

/** Nobody has ever said what became of it: staff took it for lost, and may be wrong. */
export const isUnheard = ({ state, reference, refusal }: DispatchRow): boolean =>
  state === 'ended' && reference === null && refusal === null;

export interface DispatchRef {
  instanceId: number;
  id: bigint;
}

export interface OrderRef {
  instanceId: number;
  orderId: bigint;
}

export function insertDispatch(
  trx: Trx,
  dispatch: Insertable<DispatchesTable>,
): Promise<DispatchRow> {
  return trx.insertInto('dispatches').values(dispatch).returningAll().executeTakeFirstOrThrow();
}

/** All of an order, the first one first. Whoever has locked the order has locked them. */
export function readDispatches(
  trx: Trx,
  { instanceId, orderId }: OrderRef,
): Promise<DispatchRow[]> {
  return trx
    .selectFrom('dispatches')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

export async function changeDispatch(
  trx: Trx,
  { instanceId, id }: DispatchRef,
  change: Omit<Updateable<DispatchesTable>, 'instance_id' | 'id'> & { updated_at: Date },
): Promise<void> {
  await trx
    .updateTable('dispatches')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

/** Those of every instance that are to be asked about, the longest due first. */
export function listDispatchesToCheck(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<DispatchRow[]> {
  return trx
    .selectFrom('dispatches')
    .selectAll()
    .where('state', '=', 'sent')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(most)
    .execute();
}
