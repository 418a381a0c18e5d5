import { z } from 'zod';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { requireOwnCard } from '../cards/own-cards.ts';
import type { CardOwner, CardRow } from '../cards/card.store.ts';
import { countCouponTried } from '../get-total-amount.ts';
import { startPayment } from '../outside/start-payment.ts';
import type { AddFundsBody } from './invoice.contract.ts';
import { makeInvoice } from './make-invoice.ts';
import { getInvoiceOf } from './own-invoices.ts';

const made = z.object({ id: z.string().transform(BigInt) });

/**
 * Makes an invoice and asks its gateway to start the payment. The gateway is called between two
 * idempotent transactions: the first records that it is about to be called, the second stores the
 * answer. A retry continues after any failure in between.
 */
export async function addFunds(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, revision, body }: OnceKey & { revision: bigint; body: AddFundsBody },
): Promise<OnceAnswer> {
  const { instanceId, customer, language } = caller;
  const customerId = customer.id;
  await countCouponTried(deps, { instanceId, customerId, body });
  const { origin } = await readBrand(deps, caller);
  const { bytes, isReplay } = await doOnce(deps, caller, {
    key,
    route,
    input: body,
    async work(trx) {
      const card = await cardOf(trx, { instanceId, customerId, body });
      const toMake = { instanceId, customerId, revision, origin, body, card };
      const invoice = await makeInvoice(trx, deps, toMake);
      return { status: 202, value: { id: String(invoice.id) } };
    },
  });
  const { id } = made.parse(JSON.parse(Buffer.from(bytes).toString()));
  await startPayment(deps, { instanceId, id }, { isFirst: !isReplay });
  return doOnce(deps, caller, {
    key,
    route: `${route} answered`,
    input: body,
    async work(trx) {
      const data = await getInvoiceOf(trx, { instanceId, id, language });
      return { status: 201, value: { data } };
    },
  });
}

/** The saved card to charge, if any; it must belong to the customer and to the quoted method. */
async function cardOf(
  trx: Trx,
  { body, ...owner }: CardOwner & { body: AddFundsBody },
): Promise<CardRow | undefined> {
  const { recurring_payments_method_id: id, payment_method_id: methodId } = body;
  if (!id) return undefined;
  const card = await requireOwnCard(trx, owner, BigInt(id));
  if (card.payment_method_id === methodId) return card;
  const problem = { code: 'method_unavailable' } as const;
  throw new AppError('validation_failed', { fields: { payment_method_id: [problem] } });
}
