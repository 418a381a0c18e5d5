import type { Selectable } from 'kysely';
import type { SealDeps } from '#core/platform/documents/seal-document.ts';
import { sendDocument } from '#core/platform/documents/send-document.ts';
import type { IdentityDocumentsTable } from '../identity-check.tables.ts';
import { identityRef } from './identity-document.store.ts';

/** A document, called as what it was to show. */
export const sendIdentityDocument = (
  deps: SealDeps,
  { instance_id: instanceId, id, step, ...row }: Selectable<IdentityDocumentsTable>,
): Promise<Response> =>
  sendDocument(deps, { ...row, ref: identityRef({ instanceId, id }), name: step });
