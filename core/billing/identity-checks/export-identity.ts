import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readDocuments } from './documents/identity-document.store.ts';
import { countWanted, deleteChecksOf, readChecksOf } from './identity-check.store.ts';
import { isCurrent, showCheck, showDocument } from './own-identity.ts';

/** More than anybody is asked. */
const MOST = 1_000;

/**
 * What a customer was asked to show, and which documents are there. The files themselves are for
 * their owner alone, who downloads them one by one: staff export this as well.
 */
export async function exportIdentity(trx: Trx, owner: CustomerOf) {
  const { instanceId } = owner;
  const checks = await readChecksOf(trx, { ...owner, most: MOST });
  const checkIds = checks.map(({ id }) => id);
  const documents = await readDocuments(trx, { instanceId, checkIds });
  return {
    identity_checks: checks.map((check) => {
      const own = documents.filter(({ check_id: id }) => id === check.id);
      return { ...showCheck(check, own.filter(isCurrent)), documents: own.map(showDocument) };
    }),
  };
}

/** With every document of them. */
export async function eraseIdentity({ trx }: { trx: Trx }, owner: CustomerOf): Promise<void> {
  await deleteChecksOf(trx, owner);
}

/** How many documents staff still want of a customer. */
export const countWantedDocuments = (
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<number> => countWanted(trx, { instanceId, customerId: id });
