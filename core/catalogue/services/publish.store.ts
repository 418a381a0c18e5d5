import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { PageFacts } from './change-catalogue.ts';

/** Locks this catalogue against parallel changes until the end of the transaction. */
export async function lockCatalogue(
  trx: Trx,
  instanceId: number,
  now: Date,
): Promise<{ revision: bigint; source_hash: string | null }> {
  return trx
    .insertInto('catalogues')
    .values({ instance_id: instanceId, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('instance_id').doUpdateSet({ instance_id: instanceId }),
    )
    .returning(['revision', 'source_hash'])
    .executeTakeFirstOrThrow();
}

export async function findSourceHash(trx: Trx, instanceId: number): Promise<string | null> {
  const row = await trx
    .selectFrom('catalogues')
    .select('source_hash')
    .where('instance_id', '=', instanceId)
    .executeTakeFirst();
  return row?.source_hash ?? null;
}

export async function markChanged(
  trx: Trx,
  instanceId: number,
  change: { sourceHash?: string; now: Date },
): Promise<bigint> {
  const { revision } = await trx
    .updateTable('catalogues')
    .set((eb) => ({
      ...(change.sourceHash !== undefined && { source_hash: change.sourceHash }),
      updated_at: change.now,
      revision: eb('revision', '+', 1n),
    }))
    .where('instance_id', '=', instanceId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/**
 * Takes what is no longer published out of sight, and its address with it: what is there instead
 * no owner can write. The rows stay: orders refer to them.
 */
export async function retireOthers(
  trx: Trx,
  table: 'networks' | 'service_types' | 'services',
  { instanceId, kept }: { instanceId: number; kept: readonly number[] },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set is_enabled = false, slug = '~' || id
    where instance_id = ${instanceId} and is_enabled
      and not (id = any (${asArray(kept)}))`.execute(trx);
}

/** They can still be viewed by their address, but not ordered. */
export async function deactivate(
  trx: Trx,
  { instanceId, ids, now }: { instanceId: number; ids: readonly number[]; now: Date },
): Promise<void> {
  await sql`
    update services set is_deactivated = true, updated_at = ${now}
    where instance_id = ${instanceId} and id = any (${asArray(ids)})`.execute(trx);
}

export async function switchSpeedups(
  trx: Trx,
  instanceId: number,
  services: readonly { service_id: number; can_speedup: boolean }[],
): Promise<void> {
  for (const { service_id: id, can_speedup } of services) {
    await trx
      .updateTable('services')
      .set({ can_speedup })
      .where('instance_id', '=', instanceId)
      .where('id', '=', id)
      .execute();
  }
}

export async function writeFacts(
  trx: Trx,
  instanceId: number,
  services: readonly (PageFacts & { service_id: number })[],
): Promise<void> {
  for (const { service_id: id, allowed_use_countries: countries, ...facts } of services) {
    await trx
      .updateTable('services')
      .set({ ...facts, allowed_use_countries: asArray(countries) })
      .where('instance_id', '=', instanceId)
      .where('id', '=', id)
      .execute();
  }
}

/** Removes what nothing but the catalogue itself refers to. */
export async function removeOthers(
  trx: Trx,
  table: 'labels' | 'targets',
  { instanceId, kept }: { instanceId: number; kept: readonly number[] },
): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where instance_id = ${instanceId} and not (id = any (${asArray(kept)}))`.execute(trx);
}

/** Empties what is written anew with every publication. */
export async function removeDetails(trx: Trx, instanceId: number): Promise<void> {
  const tables = ['service_texts', 'service_labels', 'service_targets', 'service_package_items'];
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where instance_id = ${instanceId}`.execute(trx);
  }
}

export async function withdrawWords(
  trx: Trx,
  instanceId: number,
  words: readonly { service_id: number; language: string }[],
): Promise<void> {
  for (const { service_id: serviceId, language } of words) {
    await trx
      .deleteFrom('service_texts')
      .where('instance_id', '=', instanceId)
      .where('service_id', '=', serviceId)
      .where('language', '=', language)
      .execute();
  }
}

export async function withdrawTargets(
  trx: Trx,
  instanceId: number,
  targets: readonly { service_id: number; target_id: number }[],
): Promise<void> {
  for (const { service_id: serviceId, target_id: targetId } of targets) {
    await trx
      .deleteFrom('service_targets')
      .where('instance_id', '=', instanceId)
      .where('service_id', '=', serviceId)
      .where('target_id', '=', targetId)
      .execute();
  }
}

function asArray(ids: readonly number[]) {
  return sql<number[]>`${`{${ids.join(',')}}`}::integer[]`;
}
