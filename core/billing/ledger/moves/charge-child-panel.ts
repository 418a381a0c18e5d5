import type { LedgerActor } from '../entry.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

interface PanelMonth {
  customerId: bigint;
  panelId: bigint;
  /** Which of its months; each is paid once. */
  month: number;
  amountMicro: bigint;
  actor: LedgerActor;
}

/** Pays a month of a rented panel from the balance; refused when the balance does not cover it. */
export function chargeChildPanel(deps: LedgerDeps, paid: PanelMonth): Promise<Posted> {
  const { customerId, panelId, month, amountMicro, actor } = paid;
  if (amountMicro === 0n) return Promise.resolve({ isNew: true, ids: [] });
  return post(deps, [
    {
      kind: 'child_panel',
      source: { type: 'child_panel', id: `${panelId}/${month}` },
      actor,
      postings: [
        { account: { kind: 'balance', customerId }, amountMicro: -amountMicro },
        { account: { kind: 'revenue' }, amountMicro },
      ],
    },
  ]);
}
