import type { ExportPage, LeavingCustomer } from '#core/platform/customer-data/customer-data.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { deleteDrafts, readDrafts, type DraftOwner } from './studio-draft.store.ts';

const ROWS_AT_ONCE = 500;

/** When somebody worked on what; the contents are the shop's and not the person's. */
export async function exportStudioDrafts(
  trx: Trx,
  owner: LeavingCustomer,
  after: string | undefined,
): Promise<ExportPage> {
  const asked = { after: BigInt(after ?? 0), most: ROWS_AT_ONCE };
  const found = await readDrafts(trx, owner, asked);
  const last = lastOfFull(found, ROWS_AT_ONCE);
  const rows = found.map(({ id, created_at, updated_at, ended, ended_at }) => ({
    ...{ id: Number(id), ended },
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }));
  return { rows, next: last && String(last.id) };
}

/** Nobody else can reach them, so they go with the account. */
export function eraseStudioDrafts(trx: Trx, owner: DraftOwner): Promise<void> {
  return deleteDrafts(trx, owner);
}
