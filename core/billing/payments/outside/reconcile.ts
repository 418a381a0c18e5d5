import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { doApart } from '#core/platform/jobs/do-apart.ts';
import { listSetupsToCheck, type SetupRef } from '../cards/card-setup.store.ts';
import { checkSetup } from '../cards/check-setup.ts';
import {
  changeInvoice,
  listOverdueInvoices,
  lockInvoice,
  type InvoiceRef,
} from '../invoices/invoice.store.ts';
import { giveUpInvoice } from '../invoices/settle-invoice.ts';
import { checkOutside } from './check-outside.ts';
import { listToCheck } from './outside-payment.store.ts';

const AT_ONCE = 100;

/** Asks gateways about payments without news, and ends overdue invoices. */
export const reconcilePayments = defineJob({
  kind: 'reconcile-payments',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps: Deps, { signal }) {
    const asked = { now: deps.clock.now(), most: AT_ONCE };
    // Accounts that did not answer in this run.
    const silent = new Set<string>();
    const unheard = await deps.db.asSystem((trx) => listToCheck(trx, asked));
    await doApart(deps, unheard, {
      ...{ signal, named: invoiceOf },
      work: (ref) => checkOutside(deps, ref, silent),
      failure: 'What a gateway says of a payment cannot be kept',
    });
    const unheardOf = await deps.db.asSystem((trx) => listSetupsToCheck(trx, asked));
    for (const ref of unheardOf) {
      if (!signal.aborted) await askAboutCard(deps, ref);
    }
    const overdue = await deps.db.asSystem((trx) => listOverdueInvoices(trx, asked));
    await doApart(deps, overdue, {
      ...{ signal, named: invoiceOf },
      work: (ref) => end(deps, ref),
      failure: 'An overdue invoice cannot be ended',
    });
  },
});

const invoiceOf = ({ instanceId, id }: InvoiceRef) => ({ instanceId, invoice: String(id) });

/** A gateway that does not answer is asked again at the next run. */
async function askAboutCard(deps: Deps, ref: SetupRef): Promise<void> {
  await checkSetup(deps, ref).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'A gateway did not answer');
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** What is on its way takes days at a bank, and no longer than this. */
const LONGEST_WAY_MS = 30 * DAY_MS;

/** Asks the gateway a last time before ending the payment; what is on its way is waited for. */
async function end(deps: Deps, ref: InvoiceRef): Promise<void> {
  const { clock } = deps;
  const { instanceId } = ref;
  const { isOnItsWay } = await checkOutside(deps, ref);
  await deps.db.inInstance(instanceId, async (trx) => {
    const invoice = await lockInvoice(trx, ref);
    const now = clock.now();
    if (!invoice || invoice.expires_at > now) return;
    const isAwaited = now.getTime() - invoice.created_at.getTime() < LONGEST_WAY_MS;
    if (isOnItsWay && isAwaited && invoice.status === 'open') {
      const until = new Date(now.getTime() + DAY_MS);
      await changeInvoice(trx, ref, { expires_at: until, updated_at: now });
      return;
    }
    const status = invoice.status === 'unknown' ? 'failed' : 'expired';
    const ended = { status, reason_code: 'time_over' } as const;
    await giveUpInvoice({ clock, trx, instanceId }, invoice, ended);
  });
}

export const PAYMENT_SCHEDULES = [
  {
    name: 'reconcile-payments',
    job: reconcilePayments,
    instanceId: null,
    payload: {},
    everySeconds: 60,
  },
];
