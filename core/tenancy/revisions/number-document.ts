import type { Trx } from '#core/platform/db/database.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { nextNumber } from './document-number.store.ts';

interface NumberDocumentInput {
  instanceId: number;
  kind: DocumentKind;
  /** The highest that is there. */
  above: number;
}

/** A number for a new document, never one of a document that was removed. */
export function numberDocument(
  trx: Trx,
  { instanceId, kind, above }: NumberDocumentInput,
): Promise<number> {
  return nextNumber(trx, { instanceId, kind, atLeast: above + 1 });
}
