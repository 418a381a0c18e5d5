import type { LedgerActor } from '../entry.ts';
import { getOriginal } from '../original.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

interface Rest {
  kind: 'tariff';
  customerId: bigint;
  id: bigint;
  /** Of which month it is the rest. */
  month: number;
  amountMicro: bigint;
  actor: LedgerActor;
}

/** Gives back to the balance what was paid for the rest of a month, once. */
export async function creditRest(deps: LedgerDeps, rest: Rest): Promise<Posted> {
  const { kind, customerId, id, month, amountMicro, actor } = rest;
  if (amountMicro === 0n) return { isNew: true, ids: [] };
  const source = `${id}/${month}`;
  const charge = await getOriginal(deps, { kind, source: { type: kind, id: source } });
  return post(deps, [
    {
      ...{ kind, source: { type: `${kind}_rest`, id: source }, actor, reversesId: charge.id },
      postings: [
        { account: { kind: 'balance', customerId }, amountMicro },
        { account: { kind: 'revenue' }, amountMicro: -amountMicro },
      ],
    },
  ]);
}
