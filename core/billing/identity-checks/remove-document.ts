import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { idInFilename } from '#core/platform/documents/document-type.pure.ts';
import { deleteCurrent } from './documents/identity-document.store.ts';
import { isOpen, type IdentityStep } from './identity-check-status.pure.ts';
import type { OwnIdentity } from './identity-check.contract.ts';
import { lockLatestCheck } from './identity-check.store.ts';
import { showOwn } from './own-identity.ts';
import { standAnew } from './upload-document.ts';

/** Its customer takes a document back, until staff have decided on it. */
export async function removeDocument(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { filename, step }: { filename: string; step: IdentityStep },
): Promise<OwnIdentity> {
  const { instanceId, customer } = caller;
  return deps.db.inInstance(instanceId, async (trx) => {
    const check = await lockLatestCheck(trx, { instanceId, customerId: customer.id });
    const id = idInFilename(filename);
    if (!check || !isOpen(check.status) || id === undefined) throw new AppError('not_found');
    const isGone = await deleteCurrent(trx, { instanceId, checkId: check.id, step, id });
    if (!isGone) throw new AppError('not_found');
    await recordAudit({ ...deps, trx }, caller, {
      action: 'identity.removed',
      customerId: customer.id,
      sessionId: customer.sessionId,
      details: { check: String(check.id), step },
    });
    return showOwn(trx, await standAnew(deps, trx, check));
  });
}
