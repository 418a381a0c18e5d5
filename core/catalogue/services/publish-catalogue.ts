import { createHash } from 'node:crypto';
import type { Trx } from '#core/platform/db/database.ts';
import { writeMany } from '#core/platform/db/write-many.ts';
import type { Deps } from '#core/deps.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import { announceCatalogue } from './catalogue-channel.ts';
import type { CatalogueContent, ServiceContent } from './catalogue-content.ts';
import {
  findSourceHash,
  lockCatalogue,
  markChanged,
  removeDetails,
  removeOthers,
  retireOthers,
} from './publish.store.ts';

interface CatalogueToPublish {
  instanceId: number;
  content: CatalogueContent;
}

export interface PublishedCatalogue {
  revision: bigint;
  /** False when exactly this was published last; then nothing was written. */
  isChanged: boolean;
}

/**
 * Makes the catalogue of an instance exactly what its owner wrote. All of it or nothing; the
 * revision grows in the same transaction, and every process hears of it when it is done.
 */
export async function publishCatalogue(
  deps: Pick<Deps, 'db' | 'clock'>,
  { instanceId, content }: CatalogueToPublish,
): Promise<PublishedCatalogue> {
  const sourceHash = catalogueHash(content);
  const now = deps.clock.now();
  const hosts = await listInstanceHosts(deps, instanceId);
  return deps.db.inInstance(instanceId, async (trx) => {
    const present = await lockCatalogue(trx, instanceId, now);
    if (present.source_hash === sourceHash) return { revision: present.revision, isChanged: false };
    if (present.revision > 0n) await clear(trx, instanceId, content);
    await writeGroups(trx, instanceId, content);
    await writeServices(trx, instanceId, { services: content.services, now });
    const revision = await markChanged(trx, instanceId, { sourceHash, now });
    await announceCatalogue(trx, { instanceId, hosts });
    return { revision, isChanged: true };
  });
}

/** Whether what was published last is what has this hash. */
export async function isCataloguePublished(
  { db }: Pick<Deps, 'db'>,
  { instanceId, hash }: { instanceId: number; hash: string },
): Promise<boolean> {
  return (await db.inInstance(instanceId, (trx) => findSourceHash(trx, instanceId))) === hash;
}

export function catalogueHash(content: CatalogueContent): string {
  const json = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return createHash('sha256').update(json).digest('hex');
}

async function clear(trx: Trx, instanceId: number, content: CatalogueContent): Promise<void> {
  const kept = (rows: readonly { id: number }[]) => ({
    instanceId,
    kept: rows.map(({ id }) => id),
  });
  await removeDetails(trx, instanceId);
  await retireOthers(trx, 'services', kept(content.services));
  await retireOthers(trx, 'service_types', kept(content.serviceTypes));
  await retireOthers(trx, 'networks', kept(content.networks));
  await removeOthers(trx, 'labels', kept(content.labels));
  await removeOthers(trx, 'targets', kept(content.targets));
}

async function writeGroups(trx: Trx, instanceId: number, content: CatalogueContent): Promise<void> {
  const inOrder = (rows: readonly object[]) => rows.map((row, position) => ({ ...row, position }));
  const shown = (rows: readonly object[]) =>
    inOrder(rows).map((row) => ({ ...row, is_enabled: true }));
  const write = (table: Parameters<typeof writeMany>[1]['table'], rows: readonly object[]) =>
    writeMany(trx, { table, instanceId, rows, key: 'id' });
  await write('networks', shown(content.networks));
  await write('service_types', shown(content.serviceTypes));
  await write('labels', inOrder(content.labels));
  await write('targets', inOrder(content.targets));
}

async function writeServices(
  trx: Trx,
  instanceId: number,
  { services, now }: { services: readonly ServiceContent[]; now: Date },
): Promise<void> {
  const times = { created_at: now, updated_at: now };
  const rows = services.map(
    ({
      texts: _texts,
      label_ids: _labels,
      target_ids: _targets,
      package_items: _items,
      ...own
    }) => ({
      ...own,
      ...times,
    }),
  );
  await writeMany(trx, { table: 'services', instanceId, rows, key: 'id' });
  await writeMany(trx, { table: 'service_texts', instanceId, rows: services.flatMap(textRows) });
  await writeMany(trx, {
    table: 'service_labels',
    instanceId,
    rows: services.flatMap(({ id, label_ids }) =>
      label_ids.map((label_id) => ({ service_id: id, label_id })),
    ),
  });
  await writeMany(trx, {
    table: 'service_targets',
    instanceId,
    rows: services.flatMap(({ id, target_ids }) =>
      target_ids.map((target_id, position) => ({
        service_id: id,
        target_id,
        is_enabled: true,
        position,
      })),
    ),
  });
  await writeMany(trx, {
    table: 'service_package_items',
    instanceId,
    rows: services.flatMap(({ id, package_items }) =>
      package_items.map((item, position) => ({
        package_id: id,
        ...item,
        position,
        package_is_package: true,
        service_is_package: false,
      })),
    ),
  });
}

function textRows({ id, texts }: ServiceContent) {
  return Object.entries(texts).map(([language, text]) => ({
    service_id: id,
    language,
    name: text.name,
    short_description: text.short_description ?? null,
    geo: text.geo ?? null,
    start_time: text.start_time ?? null,
    speed: text.speed ?? null,
    guarantee: text.guarantee ?? null,
    description: text.description ?? null,
    requirements: text.requirements ?? null,
    meta_title: text.meta_title ?? null,
    meta_description: text.meta_description ?? null,
    faq: text.faq ?? null,
  }));
}
