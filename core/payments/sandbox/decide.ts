import type { Trx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { enqueue } from '#core/jobs/enqueue.ts';
import type { GatewayEvent } from '../gateway.ts';
import { DELIVER_SANDBOX_EVENT } from './deliver-event.ts';
import type { Decision } from './sandbox.contract.ts';
import {
  decideSandboxPayment,
  lockSandboxPayment,
  type SandboxPaymentRow,
  type SandboxRef,
} from './sandbox.store.ts';

interface Telling {
  kind: GatewayEvent['kind'];
  afterSeconds: number;
}

const now = (kind: GatewayEvent['kind']): Telling => ({ kind, afterSeconds: 0 });

const MEANING: Record<Decision, { state: SandboxPaymentRow['state']; told: readonly Telling[] }> = {
  approve: { state: 'approved', told: [now('paid')] },
  decline: { state: 'declined', told: [now('failed')] },
  delay: { state: 'approved', told: [{ kind: 'paid', afterSeconds: 20 }] },
  repeat: { state: 'approved', told: [now('paid'), now('paid'), now('paid')] },
  reorder: { state: 'approved', told: [now('paid'), { kind: 'created', afterSeconds: 2 }] },
  close: { state: 'closed', told: [] },
};

/** Somebody decides at the sandbox; the same again is answered alike, another one is refused. */
export async function decideAtSandbox(
  deps: Deps,
  ref: SandboxRef,
  decision: Decision | undefined,
): Promise<SandboxPaymentRow> {
  return deps.db.inInstance(ref.instanceId, async (trx) => {
    const row = await lockSandboxPayment(trx, ref);
    if (!row) throw new AppError('not_found');
    if (!decision) {
      throw new AppError('validation_failed', { fields: { decision: [{ code: 'required' }] } });
    }
    if (row.decision === decision) return row;
    if (row.decision !== null) throw new AppError('conflict');
    const { state, told } = MEANING[decision];
    const decided = { state, decision, decided_at: deps.clock.now() };
    await decideSandboxPayment(trx, ref, decided);
    for (const telling of told) await tell({ ...deps, trx }, row, telling);
    return { ...row, ...decided };
  });
}

/** An event that is told again has the same id. */
async function tell(
  { clock, trx }: Pick<Deps, 'clock'> & { trx: Trx },
  row: SandboxPaymentRow,
  { kind, afterSeconds }: Telling,
): Promise<void> {
  await enqueue({ clock }, trx, {
    job: DELIVER_SANDBOX_EVENT,
    instanceId: row.instance_id,
    payload: {
      id: `${kind}-${row.reference}`,
      kind,
      reference: row.merchant_reference,
      amountMicro: String(row.amount_micro),
    },
    runAt: new Date(clock.now().getTime() + afterSeconds * 1000),
  });
}
