import { BoundedCache } from '#core/platform/cache/bounded-cache.ts';
import { listDeliveryRecords } from '#core/catalogue/delivery-records/delivery-record.ts';
import type { Deps } from '#core/deps.ts';
import { listRatings } from '#core/feedback/reviews/list-ratings.ts';
import type { ServiceRecord } from './service-record.contract.ts';

type Records = ReadonlyMap<number, ServiceRecord>;

/** Records are made anew every ten minutes; a review is seen in lists this much later. */
const FRESH_MS = 30_000;
/** Records of all instances together; one takes some hundred bytes. */
const MOST_RECORDS = 200_000;

/** Those of all services of an instance, read once in a while for all who ask. */
export function createRecordMemory(deps: Pick<Deps, 'db' | 'clock'>) {
  const instances = new BoundedCache<Records>({
    mostWeight: MOST_RECORDS,
    weigh: ({ size }) => size + 1,
    fresh: { ms: FRESH_MS, now: () => deps.clock.now().getTime() },
  });
  return {
    async list(instanceId: number, ids: readonly number[] | undefined): Promise<ServiceRecord[]> {
      const records = await instances.get(String(instanceId), () => readRecords(deps, instanceId));
      if (!ids) return [...records.values()];
      return [...new Set(ids)].flatMap((id) => records.get(id) ?? []);
    },
  };
}

async function readRecords({ db }: Pick<Deps, 'db'>, instanceId: number): Promise<Records> {
  const [deliveries, ratings] = await db.read(instanceId, (trx) =>
    Promise.all([listDeliveryRecords(trx, instanceId), listRatings(trx, instanceId)]),
  );
  const ids = [...new Set([...deliveries.keys(), ...ratings.keys()])].sort((a, b) => a - b);
  return new Map(
    ids.map((id) => {
      const delivered = deliveries.get(id);
      const rated = ratings.get(id);
      return [
        id,
        {
          id,
          orders_count: delivered?.orders_count ?? null,
          completed: delivered?.completed ?? null,
          start_seconds: delivered?.start?.median_seconds ?? null,
          dropped: delivered?.dropped?.median ?? null,
          reviews_count: rated?.count ?? 0,
          rating: rated?.rating ?? null,
        },
      ];
    }),
  );
}
