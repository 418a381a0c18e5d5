import type { z } from 'zod';
import { listPayers } from '#core/accounts/customers/payer.ts';
import { hasPermission } from '#core/accounts/roles/has-permission.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readEntries } from '#core/tenancy/revisions/contents.ts';
import { countChanged } from '#core/tenancy/revisions/record-revision.ts';
import { treesOfRevisions } from '#core/tenancy/revisions/read-revisions.ts';
import type { othersDraftsAnswer } from './draft.contract.ts';
import { ownerOf } from './get-draft.ts';
import { readOthersOpen } from './studio-draft.store.ts';

/** Of a large team; who has not saved for longest is left out. */
const MOST_LISTED = 50;

/** Who else is about to publish something, and how much; what it is stays theirs. */
export function listOthersDrafts(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
): Promise<z.output<typeof othersDraftsAnswer>> {
  const { instanceId } = caller;
  return db.read(instanceId, async (trx) => {
    const rows = await readOthersOpen(trx, ownerOf(caller), MOST_LISTED);
    if (rows.length === 0) return { data: [] };
    const ids = rows.map((row) => row.customer_id);
    const [names, allowed, changes] = await Promise.all([
      listPayers(trx, { instanceId, ids }),
      mayEdit(trx, instanceId, ids),
      changesOf(trx, instanceId, rows),
    ]);
    const data = rows.flatMap((row, at) => {
      const { customer_id: id, updated_at } = row;
      const count = changes[at] ?? 0;
      if (!allowed.has(id) || count === 0) return [];
      const name = names.find((one) => one.id === id)?.name ?? '';
      return [
        {
          author: { id: Number(id), name },
          updated_at: updated_at.toISOString(),
          changes: count,
        },
      ];
    });
    return { data };
  });
}

/** The draft of somebody who may edit no more leads to nothing. */
async function mayEdit(trx: Trx, instanceId: number, ids: readonly bigint[]) {
  const permission = 'studio.edit';
  const answers = await Promise.all(
    ids.map((id) => hasPermission(trx, { instanceId, id, permission })),
  );
  return new Set(ids.filter((_, at) => answers[at]));
}

async function changesOf(
  trx: Trx,
  instanceId: number,
  rows: readonly { tree: string; base_revision: bigint }[],
): Promise<number[]> {
  const bases = await treesOfRevisions(
    trx,
    instanceId,
    rows.map((row) => row.base_revision),
  );
  const trees = [...rows.map(({ tree }) => tree), ...bases.values()];
  const entries = await readEntries(trx, instanceId, trees);
  const of = (tree: string | undefined) => entries.get(tree ?? '') ?? [];
  return rows.map((row) => countChanged(of(bases.get(row.base_revision)), of(row.tree)));
}
