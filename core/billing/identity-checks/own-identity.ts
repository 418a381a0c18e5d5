import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import {
  filenameOf,
  idInFilename,
  DOCUMENT_TYPES,
} from '#core/platform/documents/document-type.pure.ts';
import {
  findDocument,
  readDocuments,
  type DocumentRow,
} from './documents/identity-document.store.ts';
import type { SealDeps } from '#core/platform/documents/seal-document.ts';
import { sendIdentityDocument } from './documents/send-identity-document.ts';
import { missingSteps } from './identity-check-status.pure.ts';
import type { OwnIdentity } from './identity-check.contract.ts';
import { findLatestCheck, type CheckRow } from './identity-check.store.ts';

export function getOwnIdentity(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
): Promise<OwnIdentity> {
  return db.read(instanceId, async (trx) => {
    const check = await findLatestCheck(trx, { instanceId, customerId: customer.id });
    return showOwn(trx, check);
  });
}

export async function showOwn(trx: Trx, check: CheckRow | undefined): Promise<OwnIdentity> {
  if (!check) return { documents: [], is_uploaded_documents: false, check: null };
  const { instance_id: instanceId, id } = check;
  const all = await readDocuments(trx, { instanceId, checkIds: [id] });
  const current = inAskedOrder(check, all.filter(isCurrent));
  const shown = showCheck(check, current);
  return {
    documents: current.map(showDocument),
    is_uploaded_documents: shown.missing.length === 0,
    check: shown,
  };
}

/** The documents of a check in the order in which it asks for them. */
export const inAskedOrder = ({ steps }: CheckRow, documents: readonly DocumentRow[]) =>
  documents.toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));

export const isCurrent = ({ delete_at: deleteAt }: DocumentRow) => deleteAt === null;

/** A check as its customer and staff see it; once it is approved, nothing is missing. */
export function showCheck(row: CheckRow, current: readonly DocumentRow[]) {
  const uploaded = current.map(({ step }) => step);
  return {
    status: row.status,
    steps: row.steps,
    missing: row.status === 'approved' ? [] : missingSteps(row.steps, uploaded),
    reason: row.reason,
    refusal: row.refusal,
    asked_at: row.asked_at.toISOString(),
    due_at: row.due_at.toISOString(),
    since: row.since.toISOString(),
  };
}

export function showDocument(row: DocumentRow) {
  const { step, extension, bytes, uploaded_at: at, delete_at: deleteAt } = row;
  return {
    filename: filenameOf(row),
    step,
    media_type: DOCUMENT_TYPES[extension],
    bytes,
    uploaded_at: at.toISOString(),
    delete_at: deleteAt?.toISOString() ?? null,
  };
}

/** The file itself; that of another customer is as little there as one that nobody has. */
export async function getOwnDocument(
  deps: SealDeps,
  caller: CustomerCaller,
  filename: string,
): Promise<Response> {
  const { instanceId, customer } = caller;
  const row = await deps.db.inInstance(instanceId, async (trx) => {
    const id = idInFilename(filename);
    const found = id === undefined ? undefined : await findDocument(trx, { instanceId, id });
    if (found?.customer_id !== customer.id || filenameOf(found) !== filename) {
      throw new AppError('not_found');
    }
    await recordAudit({ ...deps, trx }, caller, {
      action: 'identity.downloaded',
      customerId: customer.id,
      sessionId: customer.sessionId,
      details: { check: String(found.check_id), step: found.step },
    });
    return found;
  });
  return sendIdentityDocument(deps, row);
}
