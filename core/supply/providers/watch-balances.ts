import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { parseAmount } from '#core/money/money.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { askProvider, ProviderRefused } from './ask-provider.ts';
import {
  listBalancesDue,
  noteBalance,
  noteSilence,
  noteShort,
  readFunds,
  type ProviderRef,
} from './balance.store.ts';
import { isShort, triedAgain } from './short-provider.pure.ts';

const AT_ONCE = 200;
const MINUTE_MS = 60_000;
const USUAL_MS = 10 * MINUTE_MS;
const LONGEST_MS = 6 * 60 * MINUTE_MS;
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
    for (const ref of due) {
      if (signal.aborted) return;
      await askBalance(deps, ref);
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

async function askBalance(deps: Deps, ref: ProviderRef): Promise<void> {
  const told = await balanceOf(deps, ref);
  const now = deps.clock.now();
  await deps.db.inInstance(ref.instanceId, async (trx) => {
    if (told) {
      await noteBalance(trx, ref, { ...told, now, nextAt: new Date(now.getTime() + USUAL_MS) });
    } else {
      await noteSilence(trx, ref, { now, firstMs: USUAL_MS, longestMs: LONGEST_MS });
    }
  });
}

const LONGEST_CURRENCY = 8;

/** Undefined if it does not report one, or not a valid one. */
async function balanceOf(deps: Deps, ref: ProviderRef) {
  const own = { ...deps, keys: createKeys(deps), outbound: deps.outbound ?? createOutbound() };
  try {
    const { value } = await askProvider(own, { ...ref, action: 'balance' });
    if (typeof value !== 'object' || value === null || !('balance' in value)) return undefined;
    const { balance } = value;
    const text = typeof balance === 'number' || typeof balance === 'string' ? String(balance) : '';
    const plain = text.trim().replace(/(\.\d{6})\d+$/, '$1');
    // An overdrawn account counts as empty.
    const micro = /^-\d/.test(plain) ? 0n : parseAmount(plain);
    if (micro === undefined) return undefined;
    const currency = 'currency' in value ? value.currency : undefined;
    const code = typeof currency === 'string' ? currency.replace(/[^\w]/g, '') : '';
    return { micro, currency: code.slice(0, LONGEST_CURRENCY) || null };
  } catch (error) {
    // Removed meanwhile, or silent.
    if (error instanceof AppError) return undefined;
    if (!(error instanceof ProviderRefused)) throw error;
    deps.log.warn({ err: error, providerId: String(ref.id) }, 'A provider told no balance');
    return undefined;
  }
}

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
