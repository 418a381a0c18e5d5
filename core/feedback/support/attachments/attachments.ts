import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import {
  DOCUMENT_TYPES,
  filenameOf,
  idInFilename,
} from '#core/platform/documents/document-type.pure.ts';
import { readDocument } from '#core/platform/documents/read-document.ts';
import {
  requireSetUp,
  sealDocument,
  type SealDeps,
} from '#core/platform/documents/seal-document.ts';
import { sendDocument } from '#core/platform/documents/send-document.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { uploadAttachmentBody } from '../support.contract.ts';
import { findThread } from '../support.store.ts';
import {
  attach,
  attachmentRef,
  deleteUnsent,
  dropUnsent,
  findAttachment,
  insertAttachment,
  readAttachments,
  type AttachmentRow,
} from './attachment.store.ts';

/** Beyond these, the oldest that were not sent go. */
const MOST_UNSENT = 10;

/** Keeps a file for a message that is still to be written. */
export async function uploadAttachment(
  deps: SealDeps,
  { instanceId, customer }: CustomerCaller,
  { content, name }: z.output<typeof uploadAttachmentBody>,
) {
  requireSetUp(deps);
  const bytes = Buffer.from(content, 'base64');
  const document = await readDocument({ bytes, name });
  const kept = await keepAttachment(deps, { instanceId, uploadedBy: customer.id, name, document });
  return { data: showAttachment(kept) };
}

interface Brought extends Omit<Keeping, 'document'> {
  bytes: Uint8Array;
}

/** Keeps a file that came by mail for a message that is still to be written. */
export async function keepFile(deps: SealDeps, { bytes, ...brought }: Brought): Promise<string> {
  requireSetUp(deps);
  const document = await readDocument({ bytes, name: brought.name });
  return filenameOf(await keepAttachment(deps, { ...brought, document }));
}

interface Keeping {
  instanceId: number;
  uploadedBy: bigint;
  name: string;
  document: Awaited<ReturnType<typeof readDocument>>;
}

async function keepAttachment(
  deps: SealDeps,
  { instanceId, uploadedBy, name, document }: Keeping,
): Promise<AttachmentRow> {
  const id = randomBytes(16).toString('hex');
  const kept = await sealDocument(deps, attachmentRef({ instanceId, id }), document.bytes);
  const row = {
    ...{ instance_id: instanceId, id, uploaded_by: uploadedBy, ticket_id: null, message_id: null },
    ...{ name, extension: document.extension, bytes: document.bytes.byteLength },
    created_at: deps.clock.now(),
  };
  await deps.db.inInstance(instanceId, async (trx) => {
    await dropUnsent(trx, { instanceId, uploadedBy, keep: MOST_UNSENT - 1 });
    await insertAttachment(trx, { ...row, ...kept });
  });
  return row;
}

interface Attaching {
  instanceId: number;
  uploadedBy: bigint;
  filenames: readonly string[];
  ticketId: bigint;
  messageId: bigint;
}

/** Gives a message the files that its author has uploaded for it. */
export async function attachAll(trx: Trx, { filenames, ...message }: Attaching): Promise<void> {
  const ids = [...new Set(filenames)].flatMap((filename) => idInFilename(filename) ?? []);
  if ((await attach(trx, { ...message, ids })) === filenames.length) return;
  throw new AppError('validation_failed', { fields: { attachments: [{ code: 'invalid_type' }] } });
}

export function showAttachment(row: AttachmentRow) {
  return {
    filename: filenameOf(row),
    name: row.name,
    media_type: DOCUMENT_TYPES[row.extension],
    bytes: row.bytes,
  };
}

/** The files of messages, by the message. */
export async function attachmentsOf(
  trx: Trx,
  instanceId: number,
  messageIds: readonly bigint[],
): Promise<Map<bigint, ReturnType<typeof showAttachment>[]>> {
  const rows = await readAttachments(trx, { instanceId, messageIds });
  return new Map(
    messageIds.map((id) => [
      id,
      rows.filter(({ message_id: of }) => of === id).map(showAttachment),
    ]),
  );
}

/** A file of a customer's own tickets; others are as little there as one that nobody has. */
export const getOwnAttachment = (deps: SealDeps, caller: CustomerCaller, filename: string) =>
  sendAttachment(deps, caller, { filename, customerId: caller.customer.id });

/** One of whatever ticket, for staff. */
export const getStaffAttachment = (deps: SealDeps, caller: CustomerCaller, filename: string) =>
  sendAttachment(deps, caller, { filename, customerId: undefined });

async function sendAttachment(
  deps: SealDeps,
  { instanceId }: CustomerCaller,
  { filename, customerId }: { filename: string; customerId: bigint | undefined },
): Promise<Response> {
  const row = await deps.db.read(instanceId, async (trx) => {
    const id = idInFilename(filename);
    const found = id === undefined ? undefined : await findAttachment(trx, { instanceId, id });
    const ticket =
      found && found.ticket_id !== null
        ? await findThread(trx, { instanceId, id: found.ticket_id })
        : undefined;
    const isTheirs = customerId === undefined || ticket?.customer_id === customerId;
    if (!found || !ticket || !isTheirs || filenameOf(found) !== filename) {
      throw new AppError('not_found');
    }
    return found;
  });
  const { id, extension, salt, sealed } = row;
  const ref = attachmentRef({ instanceId, id });
  return sendDocument(deps, { ref, extension, salt, sealed, name: `attachment-${id.slice(0, 8)}` });
}

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 100;

/** What was uploaded and never sent goes after a day. */
export const forgetAttachments = defineJob({
  kind: 'forget-attachments',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps: Deps, { signal }) {
    const before = new Date(deps.clock.now().getTime() - DAY_MS);
    let deleted: bigint;
    do {
      deleted = await deps.db.asSystem((trx) => deleteUnsent(trx, { before, most: AT_ONCE }));
    } while (deleted === BigInt(AT_ONCE) && !signal.aborted);
  },
});

export const ATTACHMENT_SCHEDULES = [
  {
    ...{ name: 'forget-attachments', job: forgetAttachments, instanceId: null, payload: {} },
    everySeconds: 60 * 60,
  },
];
