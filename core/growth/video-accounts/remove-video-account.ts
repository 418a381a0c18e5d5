import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { noteVideoAccount } from './note-video-account.ts';
import { videoAccountIdOf } from './video-account.contract.ts';
import { deleteVideoAccount } from './video-account.store.ts';

export function removeVideoAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  idInPath: string,
): Promise<void> {
  const id = videoAccountIdOf(idInPath);
  const { instanceId, customer } = caller;
  return deps.db.inInstance(instanceId, async (trx) => {
    const ref = { instanceId, customerId: customer.id };
    const row = id === undefined ? undefined : await deleteVideoAccount(trx, { ...ref, id });
    if (!row) throw new AppError('not_found');
    await noteVideoAccount(trx, deps, { caller, row, action: 'video_account.removed' });
  });
}
