import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { DEBT_MOVED } from '#core/billing/ledger/debt-moved.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { doApart } from '#core/platform/jobs/do-apart.ts';
import {
  hearNews,
  listDue,
  listNews,
  listOfPayer,
  type CommissionRef,
} from './commission.store.ts';
import { settleCommission } from './settle-commission.ts';

const AT_ONCE = 500;

/** Settles the commissions of orders that have changed, and releases those that are due. */
export const settleCommissions = defineJob({
  kind: 'settle-commissions',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    await untilNoneIsLeft(deps, signal, {
      list: () => deps.db.asSystem((trx) => listNews(trx, AT_ONCE)),
      settle: (one) => settleOrder(deps, one),
    });
    await untilNoneIsLeft(deps, signal, {
      list: () => {
        const asked = { now: deps.clock.now(), most: AT_ONCE };
        return deps.db.asSystem((trx) => listDue(trx, asked));
      },
      settle: (one) => settleOne(deps, one),
    });
  },
});

interface Work<One> {
  list: () => Promise<One[]>;
  settle: (one: One) => Promise<void>;
}

async function untilNoneIsLeft<One extends { instanceId: number }>(
  deps: Deps,
  signal: AbortSignal,
  { list, settle }: Work<One>,
): Promise<void> {
  for (;;) {
    const waiting = await list();
    const settled = await doApart(deps, waiting, {
      ...{ signal, work: settle },
      failure: 'A commission cannot be settled',
      named: ({ instanceId }) => ({ instanceId }),
    });
    // What could not be settled waits until the next time.
    if (waiting.length < AT_ONCE || settled === 0) return;
  }
}

const settleOrder = (deps: Deps, of: { instanceId: number; orderId: bigint }): Promise<void> =>
  deps.db.inInstance(of.instanceId, async (trx) => {
    const ids = await hearNews(trx, of);
    const { instanceId, clock } = { ...of, ...deps };
    for (const id of ids) await settleCommission({ trx, clock, instanceId }, { instanceId, id });
  });

const settleOne = (deps: Deps, ref: CommissionRef): Promise<void> =>
  deps.db.inInstance(ref.instanceId, (trx) =>
    settleCommission({ trx, clock: deps.clock, instanceId: ref.instanceId }, ref),
  );

/** What a customer owes was not spent on any of their orders. */
export const settleOfPayer = defineJob({
  ...DEBT_MOVED,
  async handle(deps, { instanceId, payload, signal }) {
    invariant(instanceId !== null, 'a customer belongs to an instance');
    const payerId = BigInt(payload.customerId);
    for (let after = 0n; ;) {
      const asked = { instanceId, payerId, after, most: AT_ONCE };
      const ids = await deps.db.read(instanceId, (trx) => listOfPayer(trx, asked));
      for (const id of ids) {
        if (signal.aborted) throw new Error('Not all commissions were settled in time.');
        await settleOne(deps, { instanceId, id });
      }
      const last = ids.at(-1);
      if (last === undefined || ids.length < AT_ONCE) return;
      after = last;
    }
  },
});

export const COMMISSION_SCHEDULES = [
  {
    name: 'settle-commissions',
    job: settleCommissions,
    instanceId: null,
    payload: {},
    everySeconds: 30,
  },
];
