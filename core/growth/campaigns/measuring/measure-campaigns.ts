import { z } from 'zod';
import { positionSource, type PositionSource } from '#core/fulfilment/positions/position-source.ts';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import {
  findCampaign,
  lockCampaign,
  updateCampaign,
  type CampaignRef,
  type CampaignRow,
} from '../campaign.store.ts';
import { dayOf, nextMeasuring } from '../campaign-rules.pure.ts';
import { readTracked, type KeywordRow } from '../keyword.store.ts';
import { keepPositions, listDueCampaigns, type Measured } from './position.store.ts';

const AT_ONCE = 100;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 4 * 60 * MINUTE_MS;

/** Measures the campaigns that are due, each at its time once. */
export const measureCampaigns = defineJob({
  kind: 'measure-campaigns',
  schema: z.strictObject({}),
  maxAttempts: 3,
  maxAtOnce: 1,
  async handle(deps, { signal }) {
    const source = positionSource(deps);
    if (!source) return;
    const asked = { now: deps.clock.now(), most: AT_ONCE };
    const due = await deps.db.asSystem((trx) => listDueCampaigns(trx, asked));
    for (const ref of due) {
      if (signal.aborted) return;
      await measureOne(deps, ref, source);
    }
  },
});

export const MEASURING_SCHEDULES = [
  {
    name: 'measure-campaigns',
    job: measureCampaigns,
    instanceId: null,
    payload: {},
    everySeconds: 10,
  },
];

type Due = CampaignRef & { due: Date };

/** No transaction is open while the source is asked. */
async function measureOne(deps: Deps, due: Due, source: PositionSource): Promise<void> {
  const { db, clock } = deps;
  const { instanceId, id } = due;
  const at = clock.now();
  const found = await db.read(instanceId, async (trx) => {
    const row = await findCampaign(trx, due);
    const keywords = await readTracked(trx, { instanceId, ids: [id] });
    return row && { row, keywords };
  });
  if (!found) return;
  try {
    const positions = await askAll(source, { ...found, at });
    await keep(deps, due, { positions, at });
  } catch (error) {
    deps.log.warn({ err: error, campaignId: String(id) }, 'No campaign was measured');
    await postpone(deps, due);
  }
}

interface Asked {
  row: CampaignRow;
  keywords: readonly KeywordRow[];
  at: Date;
}

async function askAll(source: PositionSource, { row, keywords, at }: Asked): Promise<Measured[]> {
  const words = keywords.map(({ keyword }) => keyword);
  const measured: Measured[] = [];
  for (const countryId of row.countries) {
    const found = await source.measureAt({ url: row.url, keywords: words, countryId, at });
    keywords.forEach(({ id: keywordId }, place) => {
      measured.push({ countryId, keywordId, position: found[place] ?? null });
    });
  }
  return measured;
}

/** Nothing is written where it was measured or changed meanwhile: it is then due at another time. */
function keep(
  { db }: Pick<Deps, 'db'>,
  { due, ...ref }: Due,
  { positions, at }: { positions: readonly Measured[]; at: Date },
): Promise<void> {
  return db.inInstance(ref.instanceId, async (trx) => {
    const row = await lockCampaign(trx, ref);
    if (row?.next_measure_at?.getTime() !== due.getTime()) return;
    const day = dayOf(at);
    const best = positions.flatMap(({ position }) => position ?? []);
    await keepPositions(trx, ref, { day, positions });
    await updateCampaign(trx, ref, {
      ...{ measured_at: at, measured_on: day, failures: 0 },
      best_position: best.length === 0 ? null : Math.min(...best),
      best_before: row.measured_on === day ? row.best_before : row.best_position,
      next_measure_at: nextMeasuring(row.track, at),
    });
  });
}

function postpone({ db, clock }: Pick<Deps, 'db' | 'clock'>, { due, ...ref }: Due): Promise<void> {
  return db.inInstance(ref.instanceId, async (trx) => {
    const row = await lockCampaign(trx, ref);
    if (row?.next_measure_at?.getTime() !== due.getTime()) return;
    const failures = row.failures + 1;
    const waitMs = Math.min(2 ** failures * MINUTE_MS, LONGEST_WAIT_MS);
    const next = new Date(clock.now().getTime() + waitMs);
    await updateCampaign(trx, ref, { failures, next_measure_at: next });
  });
}
