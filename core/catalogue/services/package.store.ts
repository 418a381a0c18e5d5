import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { isGated } from './gate.store.ts';

export interface PackageItem {
  service_id: number;
  quantity: number;
  /** Whether customers are shown that it is in the package. */
  is_displayable: boolean;
}

interface OneService {
  instanceId: number;
  serviceId: number;
}

export async function readContents(
  trx: Trx,
  { instanceId, serviceId }: OneService,
): Promise<PackageItem[]> {
  return trx
    .selectFrom('service_package_items')
    .select(['service_id', 'quantity', 'is_displayable'])
    .where('instance_id', '=', instanceId)
    .where('package_id', '=', serviceId)
    .orderBy('position')
    .orderBy('service_id')
    .execute();
}

export async function isPartOfPackage(
  trx: Trx,
  { instanceId, serviceId }: OneService,
): Promise<boolean> {
  const row = await trx
    .selectFrom('service_package_items')
    .select('package_id')
    .where('instance_id', '=', instanceId)
    .where('service_id', '=', serviceId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these services that can be put into a package: everybody can look at them. */
export async function readPossibleContents(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly number[] },
): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('services as s')
    .select('s.id')
    .where('s.instance_id', '=', instanceId)
    .where('s.id', 'in', ids)
    .where('s.is_enabled', '=', true)
    .where('s.is_package', '=', false)
    .where('s.restricted_access', '=', false)
    .where(sql<boolean>`not ${isGated}`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Makes the contents of packages exactly these; what has none is no package any more. */
export async function writePackages(
  trx: Trx,
  instanceId: number,
  packages: readonly { service_id: number; items: readonly PackageItem[] }[],
): Promise<void> {
  for (const { service_id: id, items } of packages) {
    await trx
      .deleteFrom('service_package_items')
      .where('instance_id', '=', instanceId)
      .where('package_id', '=', id)
      .execute();
    await trx
      .updateTable('services')
      .set({ is_package: items.length > 0 })
      .where('instance_id', '=', instanceId)
      .where('id', '=', id)
      .execute();
    if (items.length === 0) continue;
    await trx
      .insertInto('service_package_items')
      .values(
        items.map((item, position) => ({
          ...{ ...item, position, instance_id: instanceId, package_id: id },
        })),
      )
      .execute();
  }
}
