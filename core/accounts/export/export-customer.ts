import { recordAudit } from '#core/audit/record-audit.ts';
import { keptCart } from '#core/cart/kept-cart.ts';
import { keptCouponUses } from '#core/coupons/kept-uses.ts';
import type { Trx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { keptFavourites } from '#core/favourites/own-favourites.ts';
import { keptEntries } from '#core/ledger/statement/list-entries.ts';
import { keptMails } from '#core/mail/list-mails.ts';
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
import { keptEvents, keptSessions, readKept } from './export.store.ts';
import { writeExport, type KeptPages } from './write-export.ts';

/**
 * All that is kept of a customer, as JSON that is read page by page while it is sent. What a new
 * noun keeps gets a line here; what grows with every order is read in pages.
 */
export async function exportCustomer(
  deps: AccountDeps,
  caller: CustomerCaller,
  password: string | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const { instanceId, customer } = caller;
  await proveIfPassword(deps, caller, { password, field: 'current_password' });
  const ref = { instanceId, id: customer.id };
  const owner = { instanceId, customerId: customer.id };
  const inInstance = <T>(work: (trx: Trx) => Promise<T>) => deps.db.inInstance(instanceId, work);
  const whole = await inInstance(async (trx) => {
    const row = await findCustomerById(trx, ref);
    if (!row) throw new AppError('unauthorized');
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
      ...(await keptCards(trx, owner)),
      cart: await keptCart(trx, owner),
      order_drafts: await keptDrafts(trx, owner),
      favourites: await keptFavourites(trx, owner),
      ...(await keptShopping(trx, owner)),
    };
  });
  const mailsTo = { instanceId, to: whole.customer.email };
  const pages: Record<string, KeptPages> = {
    sessions: (after) => inInstance((trx) => keptSessions(trx, ref, after)),
    events: (after) => inInstance((trx) => keptEvents(trx, ref, after)),
    payments: (after) => inInstance((trx) => keptEntries(trx, ref, after)),
    invoices: (after) => inInstance((trx) => keptInvoices(trx, owner, after)),
    coupon_uses: (after) => inInstance((trx) => keptCouponUses(trx, owner, after)),
    orders: (after) => inInstance((trx) => keptOrders(trx, owner, after)),
    support: (after) => inInstance((trx) => keptSupport(trx, owner, after)),
    notices: (after) => inInstance((trx) => keptNotices(trx, owner, after)),
    mails: (after) => inInstance((trx) => keptMails(trx, mailsTo, after)),
  };
  return writeExport(whole, pages);
}

function withoutSecrets({ password_hash: hash, instance_id: _, id, ...kept }: CustomerRow) {
  return {
    ...kept,
    id: String(id),
    referred_by: kept.referred_by === null ? null : String(kept.referred_by),
    has_password: hash !== null,
  };
}
