import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { listBalancesDue, noteShort, readFunds, type ProviderRef } from './balance.store.ts';
import { isShort, triedAgain } from './short-provider.pure.ts';
import { tryProvider } from './try-provider.ts';

const AT_ONCE = 200;
const MINUTE_MS = 60_000;
/** A provider that does not report its balance is tried with an order after this time. */
const SHORT_MS = 60 * MINUTE_MS;

/** Asks providers for the instance's balance. */
export const watchBalances = defineJob({
  kind: 'watch-balances',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const asked = { now: deps.clock.now(), most: AT_ONCE };
    const due = await deps.db.asSystem((trx) => listBalancesDue(trx, asked));
    const own = { ...deps, keys: createKeys(deps), outbound: deps.outbound ?? createOutbound() };
    for (const ref of due) {
      if (signal.aborted) return;
      await tryProvider(own, ref);
    }
  },
});

export const PROVIDER_SCHEDULES = [
  {
    name: 'watch-balances',
    job: watchBalances,
    instanceId: null,
    payload: {},
    everySeconds: 60,
  },
];

/** It refused an order for lack of funds: it gets no orders until it has more. */
export function noteNotEnough(
  { trx, clock }: { trx: Trx; clock: Deps['clock'] },
  ref: ProviderRef,
): Promise<void> {
  const now = clock.now();
  return noteShort(trx, ref, { now, until: new Date(now.getTime() + SHORT_MS) });
}

/** Those among the providers of an instance that are asked for nothing now. */
export async function readShortProviders(
  trx: Trx,
  { instanceId, now }: { instanceId: number; now: Date },
): Promise<{ id: bigint; name: string }[]> {
  const rows = await readFunds(trx, instanceId);
  return rows.filter((row) => isShort(row, now)).map(({ id, name }) => ({ id, name }));
}

/** How many orders that wait for the money of a provider are tried again now, of so many. */
export async function countTriedAgain(
  trx: Trx,
  { instanceId, id }: ProviderRef,
  tried: { now: Date; most: number },
): Promise<number> {
  const funds = (await readFunds(trx, instanceId)).find((row) => row.id === id);
  return funds ? triedAgain(funds, tried) : 0;
}
