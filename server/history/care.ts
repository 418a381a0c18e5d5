import { adjustByHand } from '#core/back-office/adjustments/adjust-balance-by-hand.ts';
import {
  confirmationOf,
  parseAdjustment,
} from '#core/back-office/adjustments/adjustment-confirmation.pure.ts';
import { noteOnCustomer } from '#core/back-office/customers/care-for-customer.ts';
import { decideReferralByHand } from '#core/back-office/customers/referral-of-customer.ts';
import { freezeCustomer, unfreezeCustomer } from '#core/back-office/customers/freeze-customer.ts';
import { removeTwoFactor } from '#core/back-office/customers/remove-two-factor.ts';
import { cancelAllOf } from './bulk.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

/** What somebody of the staff does for a customer, or to their account. */
export async function care(
  stage: Stage,
  troupe: Troupe,
  { who, of, care: done }: DeedOf<'care'>,
): Promise<void> {
  const { deps } = stage;
  const staff = callerOf(troupe, who);
  const { id } = callerOf(troupe, of).customer;
  const customerId = String(id);
  if ('note' in done) return noteOnCustomer(deps, staff, { customerId, text: done.note });
  if ('freeze' in done) return freezeCustomer(deps, staff, { customerId, reason: done.freeze });
  if ('unfreeze' in done) {
    return unfreezeCustomer(deps, staff, { customerId, reason: done.unfreeze });
  }
  if ('removeTwoFactor' in done) {
    const proof = { reason: done.removeTwoFactor, keep_tokens: false };
    return removeTwoFactor(deps, staff, { customerId, ...proof });
  }
  if ('cancelAll' in done) {
    return cancelAllOf(stage, staff, { customerId, reason: done.cancelAll });
  }
  if ('refuseReferral' in done) {
    const body = { decision: 'refused' as const, reason: done.refuseReferral };
    return decideReferralByHand(deps, staff, { customerId, body });
  }
  const amountMicro = parseAdjustment(done.adjust);
  if (amountMicro === undefined) throw new Error(`${done.adjust} is no sum.`);
  const confirmation = confirmationOf({ amountMicro, customer: { id, email: of } });
  await adjustByHand(deps, staff, {
    ...{ key: stage.key(), route: 'POST /api/v1/staff/customers/{customerId}/adjustments' },
    ...{ customerId, body: { amount: done.adjust, reason: done.because, confirmation } },
  });
}
