import { changeKnownCustomer, findKnownCustomer } from '#core/accounts/customers/known-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { decideReferral } from '#core/growth/referrals/decide-referral.ts';
import { readReferralForStaff } from '#core/growth/referrals/referral-for-staff.ts';
import { formatAmount } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type {
  DecideReferralBody,
  ReferralShareBody,
  StaffCustomerPage,
} from './staff-customer.contract.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

interface Of<Body> {
  customerId: string;
  body: Body;
}

const BASIS_POINTS = 100;

/** Agrees on a share of their own with a customer, or ends that; the orders of now on bring it. */
export async function setReferralShare(
  { db, clock }: Ports,
  caller: CustomerCaller,
  { customerId, body }: Of<ReferralShareBody>,
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const id = BigInt(customerId);
  await db.inInstance(instanceId, async (trx) => {
    const row = await findKnownCustomer(trx, { instanceId, id });
    if (!row) throw new AppError('not_found');
    if (id === staff.id) throw new AppError('own_account');
    const percent = requiredField('percent', body.percent);
    const reason = requiredField('reason', body.reason);
    const points = Math.round(percent * BASIS_POINTS);
    if (points === row.referral_basis_points) throw new AppError('already_decided');
    const ref = { instanceId, id };
    const change = { referral_basis_points: points, updated_at: clock.now() };
    await changeKnownCustomer(trx, ref, change);
    await recordAudit({ clock, trx }, caller, {
      ...{ action: 'customer.referral_share_set', customerId: id },
      ...{ staffId: staff.id, sessionId: staff.sessionId },
      details: { reason, before: row.referral_basis_points / BASIS_POINTS, after: percent },
    });
  });
}

/** Decides on a customer whom another has referred, instead of the rules. */
export async function decideReferralByHand(
  { db, clock }: Ports,
  caller: CustomerCaller,
  { customerId, body }: Of<DecideReferralBody>,
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const id = BigInt(customerId);
  await db.inInstance(instanceId, async (trx) => {
    if (!(await findKnownCustomer(trx, { instanceId, id }))) throw new AppError('not_found');
    const decision = requiredField('decision', body.decision);
    const reason = requiredField('reason', body.reason);
    const decided = await decideReferral(
      { trx, clock, instanceId },
      { customerId: id, decision, staffId: staff.id },
    );
    if (!decided) throw new AppError('already_decided');
    if (decided.referrerId === staff.id) throw new AppError('own_account');
    await recordAudit({ clock, trx }, caller, {
      ...{ action: 'customer.referral_decided', customerId: id },
      ...{ staffId: staff.id, sessionId: staff.sessionId },
      details: { reason, before: decided.before, after: decision },
    });
  });
}

type Shown = NonNullable<StaffCustomerPage['referral']>;
type ShownDecision = NonNullable<Shown['decision']>;

export type ReferralStanding = Awaited<ReturnType<typeof readReferralForStaff>>;

/** Whom the decisions of a page name. */
export const namedIn = (standing: ReferralStanding): bigint[] =>
  [standing?.decision, ...(standing?.held ?? [])].flatMap((row) =>
    row ? [row.customer_id, ...(row.decided_by === null ? [] : [row.decided_by])] : [],
  );

export function readReferral(
  trx: Trx,
  of: { instanceId: number; customerId: bigint },
): Promise<ReferralStanding> {
  return readReferralForStaff(trx, of);
}

/** For the page of the customer. */
export function shownReferral(
  standing: ReferralStanding,
  nameOf: (id: bigint) => string,
): StaffCustomerPage['referral'] {
  if (!standing) return null;
  const { sums, held, decision } = standing;
  const shown = (row: NonNullable<typeof decision>): ShownDecision => ({
    ...{ id: Number(row.customer_id), name: nameOf(row.customer_id) },
    ...{ decision: row.decision, reasons: row.reasons },
    decided_at: row.decided_at.toISOString(),
    by: row.decided_by === null ? null : nameOf(row.decided_by),
  });
  return {
    ...{ is_enabled: standing.isEnabled, percent: standing.percent },
    ...{ own_percent: standing.ownPercent, clicks: standing.clicks },
    ...{ sign_ups: standing.signUps, buyers: standing.buyers },
    earned: formatAmount(sums.earnedMicro),
    held: formatAmount(sums.heldMicro),
    available: formatAmount(sums.releasedMicro),
    reversed: formatAmount(sums.reversedMicro),
    decision: decision ? shown(decision) : null,
    undecided: held.map(shown),
  };
}
