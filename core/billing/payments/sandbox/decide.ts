import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { EventKind } from '../webhooks/gateway-event.contract.ts';
import type { Decision, TakingBack } from './decisions.pure.ts';
import {
  aboutPayment,
  decideSandboxPayment,
  lockSandboxPayment,
  type SandboxPaymentRow,
  type SandboxRef,
} from './sandbox.store.ts';
import { tell, type Telling } from './tell.ts';

const now = (kind: EventKind): Telling => ({ kind, afterSeconds: 0 });

const MEANING: Record<Decision, { state: SandboxPaymentRow['state']; told: readonly Telling[] }> = {
  approve: { state: 'approved', told: [now('paid')] },
  decline: { state: 'declined', told: [now('failed')] },
  delay: { state: 'approved', told: [{ kind: 'paid', afterSeconds: 20 }] },
  repeat: { state: 'approved', told: [now('paid'), now('paid'), now('paid')] },
  reorder: { state: 'approved', told: [now('paid'), { kind: 'created', afterSeconds: 2 }] },
  close: { state: 'closed', told: [] },
};

const TAKING_BACK: Record<TakingBack, Telling> = {
  refund: now('refunded'),
  dispute: now('disputed'),
};

const isTakingBack = (decision: string): decision is TakingBack => decision in TAKING_BACK;

/**
 * Records a decision at the sandbox. Repeating it changes nothing; another one is refused, unless
 * the page was only closed.
 */
export async function decideAtSandbox(
  deps: Deps,
  ref: SandboxRef,
  decision: Decision | TakingBack | undefined,
): Promise<SandboxPaymentRow> {
  return deps.db.inInstance(ref.instanceId, async (trx) => {
    const row = await lockSandboxPayment(trx, ref);
    if (!row) throw new AppError('not_found');
    if (!decision) {
      throw new AppError('validation_failed', { fields: { decision: [{ code: 'required' }] } });
    }
    if (isTakingBack(decision)) {
      if (row.state !== 'approved') throw new AppError('conflict');
      await tell({ ...deps, trx }, aboutPayment(row), TAKING_BACK[decision]);
      return row;
    }
    if (row.decision === decision) return row;
    if (row.decision !== null && row.state !== 'closed') throw new AppError('conflict');
    const { state, told } = MEANING[decision];
    const decided = { state, decision, decided_at: deps.clock.now() };
    await decideSandboxPayment(trx, ref, decided);
    const about = aboutPayment(row);
    for (const telling of told) await tell({ ...deps, trx }, about, telling);
    return { ...row, ...decided };
  });
}
