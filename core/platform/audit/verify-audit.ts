import { sql } from 'kysely';
import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { faultsOf, verifyRows, type CheckedRow } from '#core/platform/db/verify-rows.ts';

/** Small enough to stay within the statement timeout. */
const AT_ONCE = 2_000;
/** The sealer runs a few seconds behind; an entry unsealed for longer is a fault. */
const SEALED_AFTER_MS = 60_000;

interface Asked {
  instanceId: number;
  sealedBefore: Date;
}

/** Follows the chain of an instance: nothing of it may be changed, removed or put in between. */
export async function verifyAudit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  instanceId: number,
): Promise<{ entries: number; faults: string[] }> {
  const asked = { instanceId, sealedBefore: new Date(clock.now().getTime() - SEALED_AFTER_MS) };
  const { count: entries, faults } = await verifyRows('Audit entry', (after) =>
    db.inInstance(instanceId, (trx) => checkEntries(trx, { ...asked, after })),
  );
  return { entries, faults: [...faults, ...(await db.inInstance(instanceId, checkHead))] };
}

/** All faults of a short chain, for who has a transaction already. */
export async function auditFaults(trx: Trx, asked: Asked): Promise<string[]> {
  const page = await checkEntries(trx, { ...asked, after: 0n });
  return [...faultsOf('Audit entry', page), ...(await checkHead(trx))];
}

async function checkEntries(
  trx: Trx,
  { instanceId, sealedBefore, after }: Asked & { after: bigint },
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select e.id, array_remove(array[
      case when e.seal_position is null and e.at < ${sealedBefore}::timestamptz
        then 'it was never sealed' end,
      case when e.seal_position > 1 and before.id is null
        then 'the entry before it in the chain is missing' end,
      case when e.seal_hash <> sha256(coalesce(before.seal_hash, '') || audit_digest(e))
        then 'it is not what was sealed' end
    ], null) as faults
    from audit_log e
    left join audit_log before on before.instance_id = e.instance_id
      and before.seal_position = e.seal_position - 1
    where e.instance_id = ${instanceId} and e.id > ${after}
    order by e.id limit ${AT_ONCE}`.execute(trx);
  return rows;
}

/** The last entries can go without a gap, so what was sealed last is kept beside them. */
async function checkHead(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ is_whole: boolean }>`
    select coalesce(head.entries, 0) = coalesce(last.seal_position, 0)
      and coalesce(head.hash, '') = coalesce(last.seal_hash, '') as is_whole
    from (select current_instance_id() as instance_id) here
    left join audit_heads head on head.instance_id = here.instance_id
    left join lateral (
      select seal_position, seal_hash from audit_log
      where instance_id = here.instance_id and seal_position is not null
      order by seal_position desc limit 1
    ) last on true`.execute(trx);
  return rows[0]?.is_whole === true ? [] : ['Audit: its chain does not end where it was sealed.'];
}
