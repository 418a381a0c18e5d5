import type { ExportPage, LeavingCustomer } from '#core/platform/customer-data/customer-data.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { listRevisionsBy } from '#core/tenancy/revisions/read-revisions.ts';

const ROWS_AT_ONCE = 500;

/** What somebody has published and said of it. It stays when they leave, by their number alone. */
export async function exportPublications(
  trx: Trx,
  { instanceId, customerId: authorId }: LeavingCustomer,
  after: string | undefined,
): Promise<ExportPage> {
  const asked = { instanceId, authorId, after: BigInt(after ?? 0), most: ROWS_AT_ONCE };
  const found = await listRevisionsBy(trx, asked);
  const last = lastOfFull(found, ROWS_AT_ONCE);
  const rows = found.map(({ revision, publishedAt, source, note }) => ({
    ...{ revision: Number(revision), source, note },
    published_at: publishedAt.toISOString(),
  }));
  return { rows, next: last && String(last.revision) };
}
