import { AppError } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { childPanelIdOf } from './child-panel.contract.ts';
import { lockPanel, type ChildPanelRow } from './child-panel.store.ts';

/** Locks a panel that the caller rents; that of another is as little there as one that nobody has. */
export async function lockOwnPanel(
  trx: Trx,
  { instanceId, customer }: CustomerCaller,
  idInPath: string,
): Promise<ChildPanelRow> {
  const id = childPanelIdOf(idInPath);
  const row = id === undefined ? undefined : await lockPanel(trx, { instanceId, id });
  if (row?.customer_id !== customer.id) throw new AppError('not_found');
  return row;
}
