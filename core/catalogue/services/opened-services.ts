import { readDeliveryRecord } from '#core/catalogue/delivery-records/delivery-record.ts';
import type { Deps } from '#core/deps.ts';
import { readPerks } from '#core/pricing/grades/perks-of-caller.ts';
import type { Perks } from '#core/pricing/grades/ladder.pure.ts';
import { buildSnapshot } from './build-snapshot.ts';
import type { Service, ServiceCard } from './catalogue.contract.ts';
import type { Catalogue } from './catalogue-memory.ts';
import { readOpened } from './catalogue.store.ts';
import { findServiceId } from './find-service-id.ts';
import { getService } from './service-details.ts';
import { cardAt } from './snapshot.pure.ts';

interface OfGrade {
  /** Of the instance. */
  revision: bigint;
  customerId: bigint;
  gradeId: number | null;
}

/** What a grade opens, which the catalogue that everybody shares knows nothing of. */
export async function openedCards(
  { db }: Pick<Deps, 'db'>,
  { instanceId, language, revision, groups }: Catalogue,
  perks: Perks,
): Promise<ServiceCard[]> {
  const rows = await db.read(instanceId, (trx) => readOpened(trx, { instanceId, language, perks }));
  const opened = buildSnapshot({ revision, language, groups, rows });
  return opened.services.id.map((_, at) => cardAt(opened, at));
}

export async function listOpened(
  deps: Pick<Deps, 'db'>,
  catalogue: Catalogue,
  asked: OfGrade,
): Promise<ServiceCard[]> {
  return openedCards(deps, catalogue, await perksFor(deps, catalogue, asked));
}

/** The page of a service for somebody whose grade may open it; never kept for anybody else. */
export async function getOpened(
  deps: Pick<Deps, 'db'>,
  catalogue: Catalogue,
  { idOrSlug, ...asked }: OfGrade & { idOrSlug: string },
): Promise<Service> {
  const { instanceId } = catalogue;
  const perks = await perksFor(deps, catalogue, asked);
  const service = await getService(deps, catalogue, { idOrSlug, perks });
  const { record } = await deps.db.inInstance(instanceId, async (trx) => {
    const serviceId = await findServiceId(trx, { instanceId, idOrSlug, perks });
    return readDeliveryRecord(trx, { instanceId, serviceId });
  });
  return { ...service, delivery_record: record };
}

const perksFor = ({ db }: Pick<Deps, 'db'>, { instanceId }: Catalogue, asked: OfGrade) =>
  db.read(instanceId, (trx) => readPerks(trx, db, { instanceId, ...asked }));
