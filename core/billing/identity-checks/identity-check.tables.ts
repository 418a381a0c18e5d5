import type { GeneratedAlways } from 'kysely';
import type { DocumentExtension } from '#core/platform/documents/document-type.pure.ts';
import type { CheckStatus, IdentityStep } from './identity-check-status.pure.ts';

/** What staff ask a customer to show, and what was decided on it. */
export interface IdentityChecksTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  status: CheckStatus;
  /** Since when it stands so. */
  since: Date;
  steps: IdentityStep[];
  /** Why staff ask; the customer reads it. */
  reason: string;
  asked_by: bigint;
  asked_at: Date;
  due_at: Date;
  /** Grows with each document that comes or goes. */
  version: number;
  decided_by: bigint | null;
  decided_at: Date | null;
  /** Why the last documents were refused. */
  refusal: string | null;
}

export interface IdentityDocumentsTable {
  instance_id: number;
  /** Nobody can guess it. */
  id: string;
  customer_id: bigint;
  check_id: bigint;
  step: IdentityStep;
  extension: DocumentExtension;
  /** Of the document, not of what is kept of it. */
  bytes: number;
  salt: Uint8Array;
  sealed: Uint8Array;
  uploaded_at: Date;
  /** Null for one that is still to be decided on. */
  delete_at: Date | null;
}

export interface IdentityCheckTables {
  identity_checks: IdentityChecksTable;
  identity_documents: IdentityDocumentsTable;
}
