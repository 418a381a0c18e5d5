import { sql } from 'kysely';
import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';

/** Small transactions, because the embedded database has only one connection. */
const AT_ONCE = 200;

/**
 * Seals every unsealed entry of every instance in the order of ids. Who writes an entry waits for
 * nobody: the hash of the entry before is taken here, later.
 */
export async function sealAudit({ db }: Pick<Deps, 'db'>): Promise<void> {
  const instances = await db.asSystem((trx) =>
    trx
      .selectFrom('audit_log')
      .select('instance_id')
      .distinct()
      .where('seal_position', 'is', null)
      .orderBy('instance_id')
      .execute(),
  );
  for (const { instance_id: instanceId } of instances) {
    let sealed = AT_ONCE;
    while (sealed === AT_ONCE) sealed = await db.inInstance(instanceId, sealSome);
  }
}

async function sealSome(trx: Trx): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select seal_audit(${AT_ONCE}) as sealed`.execute(
    trx,
  );
  return rows[0]?.sealed ?? 0;
}
