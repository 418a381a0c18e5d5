import type { Program } from '#core/accounts/api-tokens/program.ts';
import { requireSpending } from '#core/accounts/api-tokens/spend-by-token.ts';
import { openGuestAccount } from '#core/accounts/guests/open-guest-account.ts';
import { countCouponTry } from '#core/pricing/coupons/coupon-tries.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { Owner } from '#core/platform/operations/current-customer.ts';
import { doOnceIn, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import { readBrand, type Brand } from '#core/tenancy/brand/brand.ts';
import type { Widget } from '#core/tenancy/widgets/require-widget.ts';
import { answerOnce, keptOf, type GuestAnswer } from './answer-once.ts';
import { placeIn } from './place-in.ts';
import { refuseToProgram } from './refuse-to-program.ts';
import type { PlaceOrderBody } from './place-order.contract.ts';

/** A customer, or a guest who becomes a customer by ordering. */
export type Orderer =
  | { customerId: bigint; gradeId: number | null; isReferred: boolean }
  | { guest: { email: string; affiliateCode: string | undefined } };

export const ordererOf = ({ id, gradeId, isReferred }: Owner): Orderer => ({
  customerId: id,
  ...{ gradeId, isReferred },
});

export interface Ordering {
  caller: Caller;
  orderer: Orderer;
  /** The country the client states. */
  declaredCountry: string | undefined;
  /** Nothing where a person orders. */
  program?: Program | undefined;
}

interface PlaceOrderInput {
  key: string | undefined;
  /** The operation and its complete input, for idempotency. */
  route: string;
  input: unknown;
  revision: bigint;
  body: PlaceOrderBody;
  /** The widget of a partner that it came through. */
  widget?: Widget | undefined;
  /** Added to the answer. */
  user?: GuestAnswer;
}

/**
 * Places an order once per idempotency key. The balance pays in the same transaction. Otherwise an
 * invoice is made and its gateway called between two transactions, as for a top-up: a retry
 * continues after any failure in between.
 */
export async function placeOrder(
  deps: Deps,
  { caller, orderer, declaredCountry, program }: Ordering,
  { key, route, input, revision, body, widget, user }: PlaceOrderInput,
): Promise<OnceAnswer> {
  const { instanceId, language, origin } = caller;
  const placedAt = `${origin.scheme}://${origin.host}`;
  refuseToProgram(program, body);
  await countTry(deps, { caller, orderer, body });
  // A payment from the balance needs no return URL.
  const brand = isByBalance(orderer, body) ? undefined : await readBrand(deps, caller);
  const { answer, customerId } = await deps.db.inInstance(instanceId, async (trx) => {
    const customerId = await accountOf(trx, deps, { caller, orderer, brand });
    const work = async () => {
      const isGuest = 'guest' in orderer;
      const isTest = program?.isTest ?? false;
      const by = { instanceId, language, customerId, isGuest, isTest };
      const isReferred = 'guest' in orderer ? undefined : orderer.isReferred;
      const who = { ...by, isReferred, placedAt, origin: brand?.origin };
      const gradeId = 'guest' in orderer ? null : orderer.gradeId;
      const buyer = { customerId: isGuest ? undefined : customerId, gradeId, declaredCountry };
      const placed = await placeIn(trx, deps, { who, buyer, revision, body, widget });
      await requireSpending({ ...deps, trx, instanceId }, program, placed.totalMicro);
      return keptOf(trx, { instanceId, customerId, language, user }, placed);
    };
    const owner = { trx, instanceId, customerId };
    return { customerId, answer: await doOnceIn(deps, owner, { key, route, input, work }) };
  });
  const owner = { instanceId, customerId, language };
  return answerOnce(deps, owner, { answer, key, route, input, user });
}

/** The balance has id 0; no other payment method does. */
const isByBalance = (orderer: Orderer, body: PlaceOrderBody) =>
  'customerId' in orderer &&
  body.payment_method_id === 0 &&
  body.recurring_payments_method_id == null;

/** A guest's attempts are counted by address, so that nothing is revealed of the account. */
function countTry(
  deps: Pick<Deps, 'db' | 'clock'>,
  { caller, orderer, body }: { caller: Caller; orderer: Orderer; body: PlaceOrderBody },
): Promise<void> {
  const subject = 'guest' in orderer ? caller.address : String(orderer.customerId);
  return countCouponTry(deps, {
    instanceId: caller.instanceId,
    subject,
    code: body.coupon_code,
  });
}

interface Opened {
  caller: Caller;
  orderer: Orderer;
  brand: Brand | undefined;
}

async function accountOf(
  trx: Trx,
  deps: Deps,
  { caller, orderer, brand }: Opened,
): Promise<bigint> {
  if ('customerId' in orderer) return orderer.customerId;
  invariant(brand, 'a guest pays from outside');
  const guest = { ...orderer.guest, brand };
  return (await openGuestAccount({ ...deps, trx }, caller, guest)).customerId;
}
