import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { OrderWidgetsTable, WidgetOrdersTable } from './widget.tables.ts';

export type WidgetRow = Selectable<OrderWidgetsTable>;

/** Makes the widgets of a customer change one after the other. */
export async function lockWidgetsOf(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  await sql`select 1 from customers
    where instance_id = ${instanceId} and id = ${customerId} for no key update`.execute(trx);
}

export function insertWidget(trx: Trx, row: Insertable<OrderWidgetsTable>): Promise<WidgetRow> {
  return trx.insertInto('order_widgets').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The latest first, without those that were removed. */
export function readWidgets(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<WidgetRow[]> {
  return trx
    .selectFrom('order_widgets')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** Of a customer who is frozen, none opens anything. */
export function findWidgetRow(
  trx: Trx,
  { instanceId, token }: { instanceId: number; token: string },
): Promise<WidgetRow | undefined> {
  return trx
    .selectFrom('order_widgets')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('token', '=', token)
    .where('removed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customers')
          .select('customers.id')
          .whereRef('customers.instance_id', '=', 'order_widgets.instance_id')
          .whereRef('customers.id', '=', 'order_widgets.customer_id')
          .where('customers.frozen_at', 'is', null),
      ),
    )
    .executeTakeFirst();
}

export function changeWidgetRow(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
  change: Omit<Updateable<OrderWidgetsTable>, 'instance_id' | 'id'>,
): Promise<WidgetRow> {
  return trx
    .updateTable('order_widgets')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteWidgetsOf(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  await trx
    .deleteFrom('order_widgets')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Whose widgets orders came through, and the share of each. */
export function readWidgetOrders(
  trx: Trx,
  { instanceId, orderIds }: { instanceId: number; orderIds: readonly bigint[] },
): Promise<{ order_id: bigint; reward_ppm: number; customer_id: bigint }[]> {
  return trx
    .selectFrom('widget_orders as o')
    .innerJoin('order_widgets as w', (join) =>
      join.onRef('w.instance_id', '=', 'o.instance_id').onRef('w.id', '=', 'o.widget_id'),
    )
    .select(['o.order_id', 'o.reward_ppm', 'w.customer_id'])
    .where('o.instance_id', '=', instanceId)
    .where('o.order_id', 'in', orderIds)
    .execute();
}

/** The ways to pay that the partner of an order has chosen; none where all are offered. */
export async function readMethodsOfOrder(
  trx: Trx,
  { instanceId, orderId }: { instanceId: number; orderId: bigint },
): Promise<number[]> {
  const row = await trx
    .selectFrom('widget_orders as o')
    .innerJoin('order_widgets as w', (join) =>
      join.onRef('w.instance_id', '=', 'o.instance_id').onRef('w.id', '=', 'o.widget_id'),
    )
    .select('w.method_ids')
    .where('o.instance_id', '=', instanceId)
    .where('o.order_id', '=', orderId)
    .executeTakeFirst();
  return row?.method_ids ?? [];
}

export async function insertWidgetOrders(
  trx: Trx,
  rows: readonly Insertable<WidgetOrdersTable>[],
): Promise<void> {
  await trx
    .insertInto('widget_orders')
    .values([...rows])
    .execute();
}
