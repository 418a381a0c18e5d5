import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { nextLookWhilePaid } from '#core/billing/renewals/renewal-times.pure.ts';
import { positionSource } from '#core/fulfilment/positions/position-source.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { renewTariff } from './pay-tariff.ts';
import { showSubscription } from './show-tariff.ts';
import type { CampaignSubscription } from './tariff.contract.ts';
import { findLatestTariff, lockPlanOf, updateTariff, type TariffRow } from './tariff.store.ts';

type Ports = Pick<Deps, 'db' | 'clock' | 'isDemo'>;

/** Says whether the next month is paid from the balance. */
export function changeTariff(
  deps: Ports,
  caller: CustomerCaller,
  { renews: given }: { renews: boolean | undefined },
): Promise<CampaignSubscription> {
  return change(deps, caller, async (own, row) => {
    const renews = requiredField('renews', given);
    if (row.renews === renews) return;
    const { trx, clock, instanceId } = own;
    const asked = { isReminded: renews, paidUntil: row.paid_until };
    await updateTariff(
      trx,
      { instanceId, id: row.id },
      {
        renews,
        ...(row.status === 'active' && { next_look_at: nextLookWhilePaid(asked, clock.now()) }),
      },
    );
    await recordAudit(own, caller, {
      ...{ action: renews ? 'tariff.renewal_on' : 'tariff.renewal_off' },
      ...{ customerId: caller.customer.id, sessionId: caller.customer.sessionId },
      details: { plan: row.plan_id },
    });
  });
}

/** Pays what is due; twice at once, it is paid once. */
export function payDueTariff(deps: Ports, caller: CustomerCaller): Promise<CampaignSubscription> {
  return change(deps, caller, async (own, row) => {
    if (row.paid_until > own.clock.now()) return;
    if (!positionSource(deps)) throw new AppError('not_measured');
    await renewTariff(own, row, { kind: 'customer', id: caller.customer.id });
  });
}

/** Of the plan that runs; where none does, there is nothing to change. */
function change(
  deps: Ports,
  caller: CustomerCaller,
  work: (own: LedgerDeps, row: TariffRow) => Promise<void>,
): Promise<CampaignSubscription> {
  const { instanceId, customer } = caller;
  return deps.db.inInstance(instanceId, async (trx) => {
    const ref = { instanceId, customerId: customer.id };
    await lockPlanOf(trx, ref);
    const row = await findLatestTariff(trx, ref);
    if (!row || row.status === 'ended') throw new AppError('not_found');
    await work({ trx, instanceId, clock: deps.clock }, row);
    return showSubscription(deps, trx, caller);
  });
}
