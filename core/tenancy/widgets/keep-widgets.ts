import { randomBytes } from 'node:crypto';
import { AppError } from '#core/errors.ts';
import type { CustomerData, CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { formatAmount } from '#core/money/money.ts';
import {
  changeWidgetRow,
  deleteWidgetsOf,
  insertWidget,
  lockWidgetsOf,
  readWidgets,
  type WidgetRow,
} from './widget.store.ts';

export {
  readMethodsOfOrder,
  readWidgetOrders,
  readWidgets,
  type WidgetRow,
} from './widget.store.ts';

export const MOST_WIDGETS = 20;

const TOKEN_BYTES = 24;

/** It is public, so it only has to be another one than all others, and not to be guessed. */
export const newWidgetToken = () => `mqw_${randomBytes(TOKEN_BYTES).toString('base64url')}`;

type Terms = Pick<WidgetRow, 'name' | 'minimum_micro' | 'method_ids' | 'reward_ppm' | 'origins'>;

export async function addWidget(
  trx: Trx,
  owner: CustomerOf,
  { terms, now }: { terms: Terms; now: Date },
): Promise<WidgetRow> {
  await lockWidgetsOf(trx, owner);
  if ((await readWidgets(trx, owner)).length >= MOST_WIDGETS) {
    const problem = { code: 'too_many', params: { count: MOST_WIDGETS } } as const;
    throw new AppError('validation_failed', { fields: { name: [problem] } });
  }
  return insertWidget(trx, {
    ...{ instance_id: owner.instanceId, customer_id: owner.customerId, ...terms },
    ...{ token: newWidgetToken(), created_at: now },
  });
}

/** Changes a widget of the owner; another's is not found. */
export async function changeWidget(
  trx: Trx,
  owner: CustomerOf,
  { id, change }: { id: string; change: Partial<Terms & Pick<WidgetRow, 'token' | 'removed_at'>> },
): Promise<WidgetRow> {
  await lockWidgetsOf(trx, owner);
  const row = (await readWidgets(trx, owner)).find((one) => String(one.id) === id);
  if (!row) throw new AppError('not_found');
  if (Object.keys(change).length === 0) return row;
  return changeWidgetRow(trx, { instanceId: owner.instanceId, id: row.id }, change);
}

export const widgetData: CustomerData = {
  async export(trx, owner) {
    const rows = await readWidgets(trx, owner);
    return {
      order_widgets: rows.map(({ name, minimum_micro, origins, created_at }) => ({
        ...{ name, origins, created_at, minimum_purchase_amount: formatAmount(minimum_micro) },
      })),
    };
  },
  erase: ({ trx }, owner) => deleteWidgetsOf(trx, owner),
};
