import { recordAudit } from '#core/audit/record-audit.ts';
import { keptCart } from '#core/cart/kept-cart.ts';
import { keptCouponUses } from '#core/coupons/kept-uses.ts';
import { AppError } from '#core/errors.ts';
import { keptFavourites } from '#core/favourites/own-favourites.ts';
import { allEntries } from '#core/ledger/statement/list-entries.ts';
import { listMailsTo } from '#core/mail/list-mails.ts';
import { keptNotices } from '#core/notices/own-notices.ts';
import { keptDrafts } from '#core/order-drafts/order-drafts.ts';
import { keptOrders } from '#core/orders/kept-orders.ts';
import { keptCards } from '#core/payments/cards/kept-cards.ts';
import { keptInvoices } from '#core/payments/invoices/kept-invoices.ts';
import { keptShopping } from '#core/reviews/own-shopping.ts';
import { keptSupport } from '#core/support/kept-support.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { CustomerCaller } from '../current-customer.ts';
import { findCustomerById, type CustomerRow } from '../customers/customer.store.ts';
import { proveIfPassword } from '../passwords/prove-owner.ts';
import { countRecoveryCodes, hasTwoFactor } from '../two-factor/two-factor.store.ts';
import { readKept } from './export.store.ts';

/** All that is kept of a customer. What a new noun keeps gets a line here. */
export async function exportCustomer(
  deps: AccountDeps,
  caller: CustomerCaller,
  password: string | undefined,
): Promise<Record<string, unknown>> {
  const { instanceId, customer } = caller;
  await proveIfPassword(deps, caller, { password, field: 'current_password' });
  const ref = { instanceId, id: customer.id };
  const owner = { instanceId, customerId: customer.id };
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await findCustomerById(trx, ref);
    if (!row) throw new AppError('unauthorized');
    const mails = row.email === null ? [] : await listMailsTo(trx, { instanceId, to: row.email });
    await recordAudit({ ...deps, trx }, caller, {
      action: 'account.exported',
      customerId: customer.id,
      sessionId: customer.sessionId,
    });
    return {
      exported_at: deps.clock.now(),
      customer: withoutSecrets(row),
      two_factor: {
        is_enabled: await hasTwoFactor(trx, ref),
        recovery_codes_left: await countRecoveryCodes(trx, ref),
      },
      ...(await readKept(trx, ref)),
      payments: await allEntries(trx, ref),
      invoices: await keptInvoices(trx, owner),
      ...(await keptCards(trx, owner)),
      coupon_uses: await keptCouponUses(trx, owner),
      orders: await keptOrders(trx, owner),
      support: await keptSupport(trx, owner),
      cart: await keptCart(trx, owner),
      order_drafts: await keptDrafts(trx, owner),
      notices: await keptNotices(trx, owner),
      favourites: await keptFavourites(trx, owner),
      ...(await keptShopping(trx, owner)),
      mails: mails.map(({ subject, text, created_at }) => ({ subject, text, created_at })),
    };
  });
}

function withoutSecrets({ password_hash: hash, instance_id: _, id, ...kept }: CustomerRow) {
  return {
    ...kept,
    id: String(id),
    referred_by: kept.referred_by === null ? null : String(kept.referred_by),
    has_password: hash !== null,
  };
}
