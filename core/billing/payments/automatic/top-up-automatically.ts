import { panelBase } from '#core/platform/http/panel-base.pure.ts';
import { findPayer } from '#core/accounts/customers/payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { readRevision } from '#core/tenancy/instances/read-revision.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { BALANCE_FELL } from '#core/billing/ledger/watch-balance.ts';
import { formatAmount } from '#core/money/money.ts';
import { isChargeable } from '../cards/card-method.ts';
import { findOwnCard, type CardRow } from '../cards/card.store.ts';
import type { InvoiceRef } from '../invoices/invoice.store.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { startPayment } from '../outside/start-payment.ts';
import { readMethodsOf } from '../payment-method.store.ts';
import { quoteTopUp } from '../quote-top-up.ts';
import {
  changeAutomatic,
  hasInvoiceFor,
  lockAutomatic,
  readAutomaticInvoices,
  sumAutomatic,
  type AutomaticRow,
  type Owner,
} from './automatic.store.ts';
import { dayOf } from './day-of.ts';
import { turnOff } from './turn-off.ts';

/**
 * Charges the saved card when spending left a low balance, once per spend. If the invoice exists
 * already, the card may have been charged: the reconciliation job asks the gateway.
 */
export const topUpAutomatically = defineJob({
  ...BALANCE_FELL,
  async handle(deps: Deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'a balance belongs to an instance');
    const owner = { instanceId, customerId: BigInt(payload.customerId) };
    const cause = BigInt(payload.transactionId);
    const revision = await readRevision(deps, instanceId);
    const ref = await deps.db.inInstance(instanceId, async (trx) => {
      const settings = await findDue(trx, owner, cause);
      return settings && makeOne(trx, deps, { owner, cause, revision, settings });
    });
    if (ref) await startPayment(deps, ref, { isFirst: true });
  },
});

/** The settings, locked, if the balance is to be topped up now. */
async function findDue(trx: Trx, owner: Owner, cause: bigint): Promise<AutomaticRow | undefined> {
  const { instanceId, customerId } = owner;
  const settings = await lockAutomatic(trx, owner);
  if (!settings?.is_enabled) return undefined;
  if (await hasInvoiceFor(trx, { instanceId, transactionId: cause })) return undefined;
  const { isPending } = await readAutomaticInvoices(trx, owner);
  if (isPending) return undefined;
  const { balanceMicro } = await readMoney(trx, { instanceId, id: customerId });
  return balanceMicro < settings.threshold_micro ? settings : undefined;
}

interface ToMake {
  owner: Owner;
  cause: bigint;
  revision: bigint;
  settings: AutomaticRow;
}

/** Makes the invoice, unless the account, the card, the method or the daily limit forbids it. */
async function makeOne(trx: Trx, deps: Deps, asked: ToMake): Promise<InvoiceRef | undefined> {
  const { owner, settings } = asked;
  const { instanceId, customerId } = owner;
  const payer = await findPayer(trx, { instanceId, id: customerId });
  const id = settings.card_id ?? undefined;
  const card = id === undefined ? undefined : await findOwnCard(trx, { ...owner, id });
  if (!payer || payer.isFrozen || !card) return undefined;
  const chargeMicro = await priceOf(trx, deps, { ...asked, card });
  if (chargeMicro === undefined) {
    const why = { cardId: card.id, reason: 'method_unavailable' } as const;
    await turnOff({ ...deps, trx }, owner, why);
    return undefined;
  }
  const now = deps.clock.now();
  const chargedMicro = await sumAutomatic(trx, { ...owner, since: dayOf(now) });
  if (chargedMicro + chargeMicro > settings.day_ceiling_micro) {
    await changeAutomatic(trx, owner, { ceiling_reached_at: now, updated_at: now });
    return undefined;
  }
  const { language } = payer;
  const base = `${panelBase(language)}/add-funds`;
  const body = {
    ...whatToPay(settings, card),
    success_url: `${base}/success`,
    cancel_url: `${base}/error`,
  };
  const { revision, cause } = asked;
  const { origin } = settings;
  const invoice = { ...owner, revision, origin, body, card, automaticFor: cause };
  return { instanceId, id: (await makeInvoice(trx, deps, invoice)).id };
}

/** The amount to charge; undefined where the method no longer accepts it. */
async function priceOf(
  trx: Trx,
  deps: Deps,
  { owner, revision, settings, card }: ToMake & { card: CardRow },
): Promise<bigint | undefined> {
  const ids = [card.payment_method_id];
  const [method] = await readMethodsOf(trx, { instanceId: owner.instanceId, ids });
  if (!(await isChargeable(trx, deps, { card, method }))) return undefined;
  try {
    const asked = { ...owner, revision, body: whatToPay(settings, card) };
    return (await quoteTopUp(trx, deps, asked)).quoted.chargeMicro;
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_failed') return undefined;
    throw error;
  }
}

const whatToPay = ({ amount_micro: micro }: AutomaticRow, card: CardRow) => ({
  payment_method_id: card.payment_method_id,
  amount: formatAmount(micro),
});
