import { randomBytes } from 'node:crypto';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { CardOutcome, CardPayment, CardSetupState, CardVault } from '../gateway.ts';
import type { CardBehaviour } from './sandbox-card.contract.ts';
import {
  changeSandboxCard,
  findSandboxCard,
  keepSandboxCard,
  lockSandboxCard,
  type SandboxCardRow,
} from './sandbox-card.store.ts';
import { aboutPayment, keepSandboxPayment, type SandboxPaymentRow } from './sandbox.store.ts';
import { tell, type Telling } from './tell.ts';
import { behaviourOf, factsOf } from './test-cards.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

/** Keeps test cards; each behaves as chosen when it was saved. */
export function createSandboxVault(deps: Ports): CardVault {
  return {
    async begin({ instanceId, ownReference, successUrl, cancelUrl }) {
      const { reference } = await deps.db.inInstance(instanceId, (trx) =>
        keepSandboxCard(trx, {
          instance_id: instanceId,
          reference: newReference(),
          merchant_reference: ownReference,
          state: 'open',
          success_url: successUrl,
          cancel_url: cancelUrl,
          created_at: deps.clock.now(),
        }),
      );
      return { reference, url: `/app/sandbox-gateway/cards/${reference}` };
    },
    async find(ref) {
      const row = await deps.db.inInstance(ref.instanceId, (trx) => findSandboxCard(trx, ref));
      return row ? stateOf(row) : { state: 'failed' };
    },
    charge: (payment) => charge(deps, payment),
    async remove({ instanceId, card: reference }) {
      await deps.db.inInstance(instanceId, async (trx) => {
        const row = await lockSandboxCard(trx, { instanceId, reference });
        const removed = { state: 'removed' } as const;
        if (row?.state === 'saved')
          await changeSandboxCard(trx, { instanceId, reference }, removed);
      });
    },
  };
}

const newReference = () => randomBytes(24).toString('base64url');

function stateOf(row: SandboxCardRow): CardSetupState {
  const behaviour = behaviourOf(row.behaviour);
  if (row.state === 'open') return { state: 'open' };
  if (row.state !== 'saved' || !behaviour) return { state: 'failed' };
  const at = { customer: `of-${row.reference}`, card: row.reference };
  return { state: 'saved', at, facts: factsOf(behaviour, row.created_at) };
}

/** A repeated charge is the same payment with the same outcome. */
async function charge(deps: Ports, payment: CardPayment): Promise<CardOutcome> {
  const { instanceId, card } = payment;
  const { row, behaviour } = await deps.db.inInstance(instanceId, async (trx) => {
    const kept = await findSandboxCard(trx, { instanceId, reference: card.card });
    const chosen = kept?.state === 'saved' ? behaviourOf(kept.behaviour) : undefined;
    const how = chosen ?? 'refuse';
    return { row: await keep(deps, trx, { payment, how }), behaviour: how };
  });
  const { reference } = row;
  if (behaviour === 'silence') throw new Error('The sandbox says nothing, as this card asks for.');
  switch (row.state) {
    case 'open': {
      const url = `/app/sandbox-gateway/${reference}`;
      return { outcome: 'needs_customer', reference, payment: { url } };
    }
    case 'approved':
      return { outcome: 'paid', reference, amountMicro: row.amount_micro };
    case 'declined':
    case 'closed':
      return { outcome: 'refused', reason: 'declined' };
  }
}

const now = (kind: Telling['kind']): Telling => ({ kind, afterSeconds: 0 });

/** The decision and the events of each behaviour: sent twice, and the last event first. */
const MEANING: Record<CardBehaviour, { decision: string | null; told: readonly Telling[] }> = {
  accept: {
    decision: 'approve',
    told: [now('paid'), now('paid'), { kind: 'created', afterSeconds: 2 }],
  },
  refuse: { decision: 'decline', told: [now('failed'), now('failed'), now('created')] },
  confirm: { decision: null, told: [now('created')] },
  silence: { decision: 'approve', told: [] },
};

const STATES = { approve: 'approved', decline: 'declined' } as const;

async function keep(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { payment, how }: { payment: CardPayment; how: CardBehaviour },
): Promise<SandboxPaymentRow> {
  const { decision, told } = MEANING[how];
  const reference = newReference();
  const at = clock.now();
  const row = await keepSandboxPayment(trx, {
    instance_id: payment.instanceId,
    reference,
    merchant_reference: payment.ownReference,
    amount_micro: payment.amountMicro,
    state: decision === 'approve' || decision === 'decline' ? STATES[decision] : 'open',
    decision,
    success_url: payment.successUrl,
    cancel_url: payment.cancelUrl,
    created_at: at,
    decided_at: decision === null ? null : at,
  });
  if (row.reference !== reference) return row;
  for (const telling of told) await tell({ clock, trx }, aboutPayment(row), telling);
  return row;
}
