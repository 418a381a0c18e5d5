import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { filenameOf, idInFilename } from '#core/platform/documents/document-type.pure.ts';
import { findDocument } from '../documents/identity-document.store.ts';
import type { SealDeps } from '#core/platform/documents/seal-document.ts';
import { sendIdentityDocument } from '../documents/send-identity-document.ts';
import { checkIdOf } from './staff-check.contract.ts';

/** A document for staff; that they have seen it is noted down before they do. */
export async function lookAtDocument(
  deps: SealDeps,
  caller: CustomerCaller,
  { checkId, filename }: { checkId: string; filename: string },
): Promise<Response> {
  const { instanceId, customer } = caller;
  const row = await deps.db.inInstance(instanceId, async (trx) => {
    const id = idInFilename(filename);
    const found = id === undefined ? undefined : await findDocument(trx, { instanceId, id });
    if (!found || found.check_id !== checkIdOf(checkId) || filenameOf(found) !== filename) {
      throw new AppError('not_found');
    }
    await recordAudit({ ...deps, trx }, caller, {
      action: 'identity.looked',
      customerId: found.customer_id,
      staffId: customer.id,
      sessionId: customer.sessionId,
      details: { check: checkId, step: found.step },
    });
    return found;
  });
  return sendIdentityDocument(deps, row);
}
