import type { Selectable } from 'kysely';
import type {
  FaqEntry,
  LabelsTable,
  NetworksTable,
  ServicesTable,
  ServiceTypesTable,
  TargetsTable,
} from './catalogue.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { writeMany } from '#core/platform/db/write-many.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { announceCatalogue } from './catalogue-channel.ts';
import { deleteLabels, writeLabelsOf } from './label.store.ts';
import { writePackages, type PackageItem } from './package.store.ts';
import type { PageText } from './page-texts.pure.ts';
import {
  deactivate,
  lockCatalogue,
  markChanged,
  switchSpeedups,
  withdrawTargets,
  withdrawWords,
  writeFacts,
} from './publish.store.ts';

/** What can be said of a service without knowing all of it. */
export type ServiceColumns = Pick<
  Selectable<ServicesTable>,
  | 'id'
  | 'service_type_id'
  | 'slug'
  | 'price_type'
  | 'pricing_per'
  | 'price_micro'
  | 'default_price_micro'
  | 'min_quantity'
  | 'max_quantity'
  | 'quantity_step'
  | 'default_quantity'
  | 'drip_feed_is_allowed'
  | 'has_refill'
  | 'guarantee_days'
  | 'calculable_quantity'
  | 'is_enabled'
  | 'is_deactivated'
>;

export interface ServiceWords {
  service_id: number;
  language: string;
  name: string;
  description: string | null;
}

/** With what its page says beside; else that stays as it is. */
type PageWords = ServiceWords & Record<PageText, string | null> & { faq: FaqEntry[] | null };

/** What the page of a service says in no language, and who sees it. */
export type PageFacts = Pick<
  Selectable<ServicesTable>,
  | 'start_minutes'
  | 'example_link'
  | 'allowed_use_countries'
  | 'restricted_access'
  | 'available_closed_sales'
  | 'available_personal_manager'
  | 'consultation_chat_period'
  | 'thumbnail_period'
>;

/** Parts of a catalogue; what is not mentioned stays as it is. */
export interface CatalogueChange {
  networks: Omit<Selectable<NetworksTable>, 'instance_id'>[];
  serviceTypes: Omit<Selectable<ServiceTypesTable>, 'instance_id'>[];
  services: ServiceColumns[];
  words: ServiceWords[] | PageWords[];
  /** Languages that services are no longer written in. */
  withdrawnWords: Pick<ServiceWords, 'service_id' | 'language'>[];
  targets: Omit<Selectable<TargetsTable>, 'instance_id'>[];
  /** What services ask for from now on. */
  serviceTargets: { service_id: number; target_id: number; position: number }[];
  /** What they ask for no longer. */
  withdrawnTargets: { service_id: number; target_id: number }[];
  /** Services that can be sped up from now on, or no longer. */
  speedups: { service_id: number; can_speedup: boolean }[];
  /** Of services whose pages say something else from now on. */
  facts: (PageFacts & { service_id: number })[];
  labels: Omit<Selectable<LabelsTable>, 'instance_id'>[];
  /** Labels that are gone, from all services that had them. */
  removedLabels: number[];
  /** All the labels of services that have others from now on. */
  serviceLabels: { service_id: number; label_ids: number[] }[];
  /** All that is in packages that have something else in them from now on. */
  packages: { service_id: number; items: PackageItem[] }[];
  /** Services that can no longer be ordered. */
  deactivated: number[];
}

export const NO_CHANGE: CatalogueChange = {
  networks: [],
  serviceTypes: [],
  services: [],
  words: [],
  withdrawnWords: [],
  targets: [],
  serviceTargets: [],
  withdrawnTargets: [],
  speedups: [],
  facts: [],
  labels: [],
  removedLabels: [],
  serviceLabels: [],
  packages: [],
  deactivated: [],
};

/**
 * Waits for parallel changes of the catalogue, and refuses if its revision is not the expected one.
 */
export async function holdCatalogue(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { instanceId, revision }: { instanceId: number; revision?: bigint },
): Promise<void> {
  const present = await lockCatalogue(trx, instanceId, clock.now());
  if (revision !== undefined && present.revision !== revision) throw new AppError('conflict');
}

/**
 * Changes parts of a catalogue that is held. What was published last stays what it was, so that
 * publishing the very same again does not undo the change.
 */
export async function changeCatalogue(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { instanceId, hosts, change }: { instanceId: number; hosts: string[]; change: CatalogueChange },
): Promise<bigint> {
  const now = clock.now();
  const times = { created_at: now, updated_at: now };
  const write = (
    table: Parameters<typeof writeMany>[1]['table'],
    rows: readonly object[],
    { key, alike = {} }: { key: readonly string[]; alike?: object },
  ) => writeMany(trx, { table, instanceId, rows, key, alike });
  await write('networks', change.networks, { key: ['id'] });
  await write('service_types', change.serviceTypes, { key: ['id'] });
  await write('services', change.services, { key: ['id'], alike: times });
  await write('service_texts', change.words, { key: ['language', 'service_id'] });
  await withdrawWords(trx, instanceId, change.withdrawnWords);
  await write('targets', change.targets, { key: ['id'] });
  await withdrawTargets(trx, instanceId, change.withdrawnTargets);
  await write('service_targets', change.serviceTargets, {
    key: ['service_id', 'target_id'],
    alike: { is_enabled: true },
  });
  await switchSpeedups(trx, instanceId, change.speedups);
  await writeFacts(trx, instanceId, change.facts);
  await write('labels', change.labels, { key: ['id'] });
  await deleteLabels(trx, instanceId, change.removedLabels);
  await writeLabelsOf(trx, instanceId, change.serviceLabels);
  await writePackages(trx, instanceId, change.packages);
  await deactivate(trx, { instanceId, ids: change.deactivated, now });
  const revision = await markChanged(trx, instanceId, { now });
  await announceCatalogue(trx, { instanceId, hosts });
  return revision;
}
