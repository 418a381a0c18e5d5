import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';

interface Told {
  customerId: bigint;
  kind: 'rewards_released' | 'rewards_reversed';
  amountMicro: bigint;
}

/** Once a day for all orders, with their sum: each alone is told on the page of rewards. */
export async function tellOfRewards(
  deps: LedgerDeps,
  { customerId, kind, amountMicro }: Told,
): Promise<void> {
  if (amountMicro <= 0n) return;
  const day = deps.clock.now().toISOString().slice(0, 10);
  await createNotice(deps, {
    ...{ customerId, kind, addsUp: true, about: {} },
    event: `${kind}/${customerId}/${day}`,
    facts: { amountMicro: String(amountMicro) },
  });
}
