import type { z } from 'zod';
import { recordAudit } from '#core/audit/record-audit.ts';
import { forgetCart } from '#core/cart/kept-cart.ts';
import { AppError } from '#core/errors.ts';
import { forgetFavourites } from '#core/favourites/own-favourites.ts';
import { requireNoMoney } from '#core/ledger/read-money.ts';
import { readBrand } from '#core/mail/brand.ts';
import { forgetMailsTo } from '#core/mail/forget-mails.ts';
import { forgetNotices } from '#core/notices/own-notices.ts';
import { forgetDrafts } from '#core/order-drafts/order-drafts.ts';
import { forgetOrders } from '#core/orders/kept-orders.ts';
import { endOwnCards } from '#core/payments/cards/kept-cards.ts';
import { endOwnInvoices } from '#core/payments/invoices/kept-invoices.ts';
import { requestPayout } from '#core/payouts/request-payout.ts';
import { forgetShopping } from '#core/reviews/own-shopping.ts';
import { forgetSupport } from '#core/support/kept-support.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { CustomerCaller } from '../current-customer.ts';
import { noticeTo } from '../mails/notice-to.ts';
import { queueNotice } from '../mails/queue-account-mail.ts';
import { proveIfPassword } from '../passwords/prove-owner.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { proveSecondFactor } from '../two-factor/prove-both-factors.ts';
import type { deletionBody } from './deletion.contract.ts';
import { forgetCustomer } from './forget-customer.store.ts';

/** Deletes an account for good: what others must keep about it no longer says whose it was. */
export async function deleteAccount(
  deps: AccountDeps,
  caller: CustomerCaller,
  input: z.infer<typeof deletionBody>,
): Promise<void> {
  const { instanceId, customer } = caller;
  const row = await proveIfPassword(deps, caller, {
    password: input.current_password,
    field: 'current_password',
  });
  await proveSecondFactor(deps, caller, input.code);
  const brand = await readBrand(deps, caller);
  await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const customerId = customer.id;
    await endOwnInvoices({ ...parts, instanceId }, customerId);
    await endOwnCards(parts, { instanceId, customerId });
    await requestPayout(
      { ...parts, instanceId },
      { customerId, name: row.name, email: row.email, payTo: input.pay_to },
    );
    await requireNoMoney(trx, customerId);
    await endSessions(parts, caller, { customerId, reason: 'account_deleted' });
    if (row.email !== null) await forgetMailsTo(trx, { instanceId, to: row.email });
    await forgetOrders(trx, { instanceId, customerId }, deps.clock.now());
    await forgetSupport(trx, { instanceId, customerId });
    await forgetCart(trx, { instanceId, customerId });
    await forgetDrafts(trx, { instanceId, customerId });
    await forgetNotices(trx, { instanceId, customerId });
    await forgetFavourites(trx, { instanceId, customerId });
    await forgetShopping(trx, { instanceId, customerId });
    const isThere = await forgetCustomer(trx, { instanceId, id: customerId }, deps.clock.now());
    if (!isThere) throw new AppError('unauthorized');
    await recordAudit(parts, caller, { action: 'account.deleted', customerId });
    const to = noticeTo(row);
    if (to) await queueNotice(parts, { kind: 'accountDeleted', instanceId, brand, ...to });
  });
}
