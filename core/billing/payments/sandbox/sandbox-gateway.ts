import { randomBytes } from 'node:crypto';
import type { Deps } from '#core/deps.ts';
import type { Gateway, OutsideState, StartedPayment } from '../gateway.ts';
import { findByMerchant, keepSandboxPayment, type SandboxPaymentRow } from './sandbox.store.ts';
import { refundAtSandbox } from './sandbox-refund.ts';
import { createSandboxVault } from './sandbox-vault.ts';
import { verifyEvent } from './sandbox-webhook.ts';

/** A stand-in for a payment gateway; no money moves. */
export function createSandboxGateway(deps: Pick<Deps, 'db' | 'clock'>): Gateway {
  return {
    async start(payment) {
      const { instanceId } = payment;
      const row = await deps.db.inInstance(instanceId, (trx) =>
        keepSandboxPayment(trx, {
          instance_id: instanceId,
          reference: randomBytes(24).toString('base64url'),
          merchant_reference: payment.ownReference,
          amount_micro: payment.amountMicro,
          state: 'open',
          success_url: payment.successUrl,
          cancel_url: payment.cancelUrl,
          created_at: deps.clock.now(),
        }),
      );
      return startedOf(row);
    },
    async find({ instanceId, ownReference }) {
      const row = await deps.db.inInstance(instanceId, (trx) =>
        findByMerchant(trx, { instanceId, merchantReference: ownReference }),
      );
      return row ? stateOf(row) : { state: 'absent' };
    },
    refund: (asked) => refundAtSandbox(deps, asked),
    verify: (webhook) => verifyEvent(deps, webhook),
    cards: createSandboxVault(deps),
  };
}

function stateOf(row: SandboxPaymentRow): OutsideState {
  switch (row.state) {
    case 'open':
    case 'closed':
      // The page can be opened again after it was closed.
      return { state: 'open', ...startedOf(row) };
    case 'approved':
      return { state: 'paid', amountMicro: row.amount_micro };
    case 'declined':
      return { state: 'failed' };
  }
}

function startedOf({ reference }: SandboxPaymentRow): StartedPayment {
  const url = `/app/sandbox-gateway/${reference}`;
  return { reference, payment: { url, qrCode: `sandbox:${reference}` } };
}
