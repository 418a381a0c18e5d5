import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import {
  changeCustomer,
  findCustomerById,
  type CustomerRow,
} from '#core/accounts/customers/customer.store.ts';
import { isUnsubscribeSignature } from './unsubscribe-signature.ts';

interface SignedLink {
  userId: string;
  signature: string | undefined;
}

type Switch = 'notify_order_actions' | 'notify_payment_actions' | 'notify_subscription_actions';
type Switches = Partial<Record<Switch, boolean | undefined>>;

/** The notification switches of who holds the link of a mail, without logging in. */
export async function openSwitches(
  deps: AccountDeps,
  caller: Caller,
  { link, changes = {} }: { link: SignedLink; changes?: Switches },
): Promise<CustomerRow> {
  const { instanceId } = caller;
  const id = /^\d{1,18}$/.test(link.userId) ? BigInt(link.userId) : 0n;
  const ref = { instanceId, id };
  const isRight = await isUnsubscribeSignature(deps.keys, ref, link.signature ?? '');
  const change = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  const row = await deps.db.inInstance(instanceId, async (trx) => {
    if (isRight && Object.keys(change).length > 0) {
      await changeCustomer(trx, ref, { ...change, updated_at: deps.clock.now() });
      await recordAudit({ ...deps, trx }, caller, { action: 'unsubscribed', customerId: id });
    }
    return findCustomerById(trx, ref);
  });
  // A wrong signature is answered like a missing customer.
  if (!isRight || !row) throw new AppError('not_found');
  return row;
}
