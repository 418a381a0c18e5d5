import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import {
  deleteCurrent,
  identityRef,
  insertDocument,
  readDocuments,
} from './documents/identity-document.store.ts';
import { readDocument } from '#core/platform/documents/read-document.ts';
import {
  requireSetUp,
  sealDocument,
  type SealDeps,
} from '#core/platform/documents/seal-document.ts';
import { afterChange, isOpen, type IdentityStep } from './identity-check-status.pure.ts';
import type { OwnIdentity, uploadDocumentBody } from './identity-check.contract.ts';
import {
  findLatestCheck,
  lockLatestCheck,
  writeCheck,
  type CheckRow,
} from './identity-check.store.ts';
import { isCurrent, showOwn } from './own-identity.ts';

/**
 * Keeps a document that is wanted, in place of one that was there. Once all are there, the check
 * waits for staff.
 */
export async function uploadDocument(
  deps: SealDeps,
  caller: CustomerCaller,
  { step, content, name }: z.output<typeof uploadDocumentBody>,
): Promise<OwnIdentity> {
  const { instanceId, customer } = caller;
  const owner = { instanceId, customerId: customer.id };
  requireSetUp(deps);
  // Nothing is decoded for who is asked for nothing.
  requireWanted(await deps.db.read(instanceId, (trx) => findLatestCheck(trx, owner)), step);
  const { bytes, extension } = await readDocument({ bytes: Buffer.from(content, 'base64'), name });
  const id = randomBytes(16).toString('hex');
  const kept = await sealDocument(deps, identityRef({ instanceId, id }), bytes);
  return deps.db.inInstance(instanceId, async (trx) => {
    const check = requireWanted(await lockLatestCheck(trx, owner), step);
    await deleteCurrent(trx, { instanceId, checkId: check.id, step });
    await insertDocument(trx, {
      ...{ instance_id: instanceId, id, customer_id: customer.id, check_id: check.id, step },
      ...{ extension, bytes: bytes.byteLength, ...kept, uploaded_at: deps.clock.now() },
    });
    await recordAudit({ ...deps, trx }, caller, {
      action: 'identity.uploaded',
      customerId: customer.id,
      sessionId: customer.sessionId,
      details: { check: String(check.id), step },
    });
    return showOwn(trx, await standAnew(deps, trx, check));
  });
}

function requireWanted(check: CheckRow | undefined, step: IdentityStep): CheckRow {
  if (!check || !isOpen(check.status)) throw new AppError('conflict');
  if (check.steps.includes(step)) return check;
  const options = check.steps.join(', ');
  throw new AppError('validation_failed', {
    fields: { step: [{ code: 'not_one_of', params: { options } }] },
  });
}

/** How a locked check stands, now that a document has come or gone. */
export async function standAnew(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  check: CheckRow,
): Promise<CheckRow> {
  const { instance_id: instanceId, id } = check;
  const documents = await readDocuments(trx, { instanceId, checkIds: [id] });
  const current = documents.filter(isCurrent).map(({ step }) => step);
  const status = afterChange(check.steps, current);
  return writeCheck(trx, check, {
    version: check.version + 1,
    status,
    // What comes in place of another has not waited before.
    since: status === 'uploaded' || status !== check.status ? clock.now() : check.since,
  });
}
