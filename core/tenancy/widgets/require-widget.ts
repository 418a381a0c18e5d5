import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { findWidgetRow, insertWidgetOrders, type WidgetRow } from './widget.store.ts';

/** What a partner has agreed on for whoever orders through their widget. */
export type Widget = Pick<
  WidgetRow,
  'id' | 'customer_id' | 'minimum_micro' | 'method_ids' | 'reward_ppm' | 'origins'
>;

/** The panel is itself a widget; its token is in the settings, and it has no terms of its own. */
export type KnownWidget = Widget | 'panel';

export async function findWidget(
  deps: Pick<Deps, 'db'>,
  instanceId: number,
  token: string,
): Promise<KnownWidget | undefined> {
  return deps.db.read(instanceId, async (trx) => {
    const { cabinetWidgetToken } = await readSettingsIn(trx, instanceId);
    if (token === cabinetWidgetToken) return 'panel';
    return findWidgetRow(trx, { instanceId, token });
  });
}

/** The widget of a partner; nothing for the panel itself. */
export async function requireWidget(
  deps: Pick<Deps, 'db'>,
  instanceId: number,
  token: string,
): Promise<Widget | undefined> {
  const known = await findWidget(deps, instanceId, token);
  if (known === undefined) throw new AppError('not_found');
  return known === 'panel' ? undefined : known;
}

/** That orders came through a widget, with the share of that moment. */
export async function noteWidgetOrders(
  trx: Trx,
  { id, reward_ppm }: Widget,
  orders: readonly { instance_id: number; id: bigint; created_at: Date }[],
): Promise<void> {
  const rows = orders.map(({ instance_id, id: order_id, created_at }) => ({
    ...{ instance_id, order_id, widget_id: id, reward_ppm, created_at },
  }));
  await insertWidgetOrders(trx, rows);
}
