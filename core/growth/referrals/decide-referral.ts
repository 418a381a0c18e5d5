import { decideCommissions } from '#core/billing/commissions/decide-commissions.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { findReferral, lockDecision, overruleDecision } from './referral.store.ts';
import type { Judgement } from './rules.pure.ts';

interface ByStaff {
  customerId: bigint;
  decision: 'allowed' | 'refused';
  staffId: bigint;
}

export interface Decided {
  before: Judgement['decision'] | 'none';
  referrerId: bigint;
}

/**
 * Staff decide whether the orders of a customer earn something for who referred them, and all
 * commissions of it follow. Undefined where nobody referred them, or it stands like this already.
 */
export async function decideReferral(
  deps: LedgerDeps,
  { customerId, decision, staffId }: ByStaff,
): Promise<Decided | undefined> {
  const { trx, clock, instanceId } = deps;
  const of = { instanceId, customerId };
  const referral = await findReferral(trx, of);
  const known = await lockDecision(trx, of);
  if (!referral || known?.decision === decision) return undefined;
  const { referrer_id: referrerId } = referral;
  // What the rules had found stays to be read.
  const found = known && known.reasons.length > 0 ? known.reasons : ['by_staff' as const];
  await overruleDecision(trx, {
    ...{ instance_id: instanceId, customer_id: customerId, referrer_id: referrerId, decision },
    ...{ reasons: decision === 'allowed' ? [] : found },
    ...{ decided_at: clock.now(), decided_by: staffId },
  });
  await decideCommissions(deps, { kind: 'referral', payerId: customerId, decision });
  return { before: known?.decision ?? 'none', referrerId };
}
