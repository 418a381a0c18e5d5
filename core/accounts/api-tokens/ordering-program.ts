import type { Clock } from '#core/clock.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { dayOf } from './api-token-rules.pure.ts';
import { findApiToken, readSpent } from './api-token.store.ts';
import { mayOrder, type Program } from './program.ts';

/** A program that orders while it does not call. */
export interface Ordering extends Program {
  /** What it may still spend today. */
  leftMicro: bigint;
}

const ALL_MICRO = 2n ** 63n - 1n;

interface Asked {
  instanceId: number;
  token_id: bigint | null;
  /** What it orders; nothing where no program has begun it. */
  service_id: number | null;
}

/** Undefined where no program is behind it; `over` where its token may not order this any more. */
export async function findOrdering(
  trx: Trx,
  { clock }: { clock: Clock },
  { instanceId, token_id: tokenId, service_id: serviceId }: Asked,
): Promise<Ordering | 'over' | undefined> {
  if (serviceId === null) return undefined;
  const row = tokenId === null ? undefined : await findApiToken(trx, { instanceId, tokenId });
  const now = clock.now();
  if (!row || row.revoked_at || (row.expires_at && row.expires_at <= now)) return 'over';
  const program: Program = {
    ...{ tokenId: row.id, holderId: row.customer_id, isTest: row.is_test, scopes: row.scopes },
    ...{ serviceIds: row.service_ids, dailyCapMicro: row.daily_cap_micro },
  };
  if (!program.scopes.includes('order') || !mayOrder(program, serviceId)) return 'over';
  const { dailyCapMicro: capMicro } = program;
  if (capMicro === null) return { ...program, leftMicro: ALL_MICRO };
  const spent = await readSpent(trx, { instanceId, tokenIds: [row.id], day: dayOf(now) });
  return { ...program, leftMicro: capMicro - (spent.get(row.id) ?? 0n) };
}
