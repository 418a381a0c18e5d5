import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import { keywordsOf } from '#core/ordering/keywords/keywords-of.pure.ts';
import { positionSource, type ToMeasure } from './position-source.ts';
import {
  keepPositions,
  listMomentsDue,
  postpone,
  type DueMoment,
} from '#core/ordering/keywords/schedule-positions.ts';

const AT_ONCE = 200;
const MINUTE_MS = 60_000;
/** What is measured later than this says nothing of its moment any more. */
const TOO_LATE_MS = 24 * 60 * MINUTE_MS;
const LONGEST_WAIT_MS = 4 * 60 * MINUTE_MS;

/** Measures where orders with keywords stand, at each of their moments once. */
export const measurePositions = defineJob({
  kind: 'measure-positions',
  schema: z.strictObject({}),
  maxAttempts: 3,
  maxAtOnce: 1,
  async handle(deps, { signal }) {
    const source = positionSource(deps);
    if (!source) return;
    const asked = { now: deps.clock.now(), most: AT_ONCE };
    const due = await deps.db.asSystem((trx) => listMomentsDue(trx, asked));
    for (const moment of due) {
      if (signal.aborted) return;
      await measureOne(deps, moment, source);
    }
  },
});

type Source = NonNullable<ReturnType<typeof positionSource>>;

async function measureOne(deps: Deps, moment: DueMoment, source: Source): Promise<void> {
  const inInstance = (work: (trx: Trx) => Promise<void>) =>
    deps.db.inInstance(moment.instance_id, work);
  const now = deps.clock.now();
  const asked = await deps.db.inInstance(moment.instance_id, (trx) => toMeasure(trx, moment));
  if (!asked || now.getTime() - moment.due_at.getTime() > TOO_LATE_MS) {
    const { failures } = moment;
    return inInstance((trx) => postpone(trx, moment, { next_try_at: null, failures }));
  }
  try {
    const positions = await source.measure(asked);
    await inInstance((trx) => keepPositions(trx, moment, { positions, at: deps.clock.now() }));
  } catch (error) {
    deps.log.warn({ err: error, orderId: String(moment.order_id) }, 'No position was measured');
    const failures = moment.failures + 1;
    const waitMs = Math.min(2 ** failures * MINUTE_MS, LONGEST_WAIT_MS);
    const next = { next_try_at: new Date(now.getTime() + waitMs), failures };
    await inInstance((trx) => postpone(trx, moment, next));
  }
}

/** Nothing of an order whose words are gone with its customer. */
async function toMeasure(trx: Trx, moment: DueMoment): Promise<ToMeasure | undefined> {
  const { instance_id: instanceId, order_id: id } = moment;
  const [order] = await readOrdersOfAnybody(trx, { instanceId, ids: [id] });
  const keywords = keywordsOf(order?.targets ?? []);
  if (!order || keywords.length === 0) return undefined;
  return { url: order.link_url ?? order.url, keywords, moment: moment.moment };
}

export const POSITION_SCHEDULES = [
  {
    name: 'measure-positions',
    job: measurePositions,
    instanceId: null,
    payload: {},
    everySeconds: 5,
  },
];
