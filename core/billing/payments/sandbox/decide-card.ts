import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CardDecision } from './sandbox-card.contract.ts';
import { changeSandboxCard, lockSandboxCard, type SandboxCardRow } from './sandbox-card.store.ts';
import type { SandboxRef } from './sandbox.store.ts';
import { tell } from './tell.ts';

/** Saves a test card or refuses it; repeating the decision changes nothing, another is refused. */
export async function decideCard(
  deps: Deps,
  ref: SandboxRef,
  decision: CardDecision | undefined,
): Promise<SandboxCardRow> {
  return deps.db.inInstance(ref.instanceId, async (trx) => {
    const row = await lockSandboxCard(trx, ref);
    if (!row) throw new AppError('not_found');
    if (!decision) {
      throw new AppError('validation_failed', { fields: { decision: [{ code: 'required' }] } });
    }
    const behaviour = decision === 'decline' ? null : decision;
    if (row.decided_at !== null) {
      if (row.behaviour === behaviour) return row;
      throw new AppError('conflict');
    }
    const decided = {
      state: behaviour === null ? 'declined' : 'saved',
      behaviour,
      decided_at: deps.clock.now(),
    } as const;
    await changeSandboxCard(trx, ref, decided);
    const { instanceId, reference } = ref;
    const about = { instanceId, reference, merchantReference: row.merchant_reference };
    // Sent twice, as all events of the sandbox about cards.
    for (let time = 0; time < 2; time += 1) {
      await tell({ ...deps, trx }, about, { kind: 'card_setup', afterSeconds: 0 });
    }
    return { ...row, ...decided };
  });
}
