import type { ExportPages } from '#core/platform/customer-data/customer-data.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { readDocumentsOf } from './document.store.ts';
import { readContent } from './read-content.ts';

const AT_ONCE = 500;

/**
 * The documents of a customer, as they are kept. They stay when the account is deleted, since tax
 * law has them kept for years.
 */
export const exportDocuments: ExportPages = async (trx, owner, after) => {
  const before = after === undefined ? undefined : BigInt(after);
  const found = await readDocumentsOf(trx, { ...owner, before, most: AT_ONCE });
  const last = lastOfFull(found, AT_ONCE);
  const rows = found.map((row) => ({ id: String(row.id), ...readContent(row) }));
  return { rows, next: last && String(last.id) };
};
