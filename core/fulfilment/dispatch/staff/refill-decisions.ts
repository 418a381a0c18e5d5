import { AppError } from '#core/errors.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { RefillRow } from '#core/ordering/refill-records/refills-of-orders.ts';
import {
  completeRefill,
  handOver,
  refuseRefill,
  startRefill,
} from '#core/fulfilment/refills/settle-refill.ts';
import { sendRefillAgain } from '../refills/send-refill-again.ts';
import type { DecideOrderBody } from './staff-order.contract.ts';

interface Carrying {
  refill: RefillRow | undefined;
  body: DecideOrderBody;
  staffId: bigint;
}

type CarryOut = (deps: LedgerDeps, carrying: Carrying) => Promise<void>;

/** What staff decide of what was asked for again. */
export const REFILL_DECISIONS = {
  async refill_take(deps, { refill, staffId }) {
    if (!refill) return;
    // Whoever may have got it is asked about it no more.
    if (refill.route !== 'manual') await handOver(deps, refill);
    await startRefill(deps, { ...refill, state: 'asked' }, { by: 'staff', staffId });
  },
  async refill_complete(deps, { refill, staffId }) {
    if (refill) await completeRefill(deps, refill, { by: 'staff', staffId });
  },
  async refill_refuse(deps, { refill, body, staffId }) {
    if (body.reason === undefined) {
      throw new AppError('validation_failed', { fields: { reason: [{ code: 'required' }] } });
    }
    const { reason } = body;
    if (refill)
      await refuseRefill(deps, refill, { by: 'staff', staffId, refusal: 'staff', reason });
  },
  async refill_send_again(deps, { refill }) {
    if (refill) await sendRefillAgain(deps, refill);
  },
} satisfies Record<string, CarryOut>;
