import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { CommissionKind } from './commission.tables.ts';
import { insertCommissions, readTermsOf } from './commission.store.ts';

export interface OrderOfCommission {
  id: bigint;
  /** Set for the first run of a drip-feed; those after it follow by `continueCommissions`. */
  dripFeedId: bigint | null;
  costMicro: bigint;
}

interface Start {
  kind: CommissionKind;
  /** Who earns it, and who has ordered. */
  customerId: bigint;
  payerId: bigint;
  /** Of what is really spent, in parts per million. */
  ratePpm: number;
  orders: readonly OrderOfCommission[];
  /** Nothing is released before somebody has looked at it. */
  isKept?: boolean;
}

/**
 * From now on orders earn a customer a share of what is really spent on them, each order once for
 * a kind. Called in the transaction that pays the orders; what they come to is settled when they
 * have ended. Nobody earns by an order of their own.
 */
export async function startCommissions(
  { trx, clock, instanceId }: LedgerDeps,
  { kind, customerId, payerId, ratePpm, orders, isKept = false }: Start,
): Promise<void> {
  if (customerId === payerId || ratePpm <= 0 || orders.length === 0) return;
  const { referralHoldingDays } = fillDefaults('settings', await readSettingsIn(trx, instanceId));
  const now = clock.now();
  await insertCommissions(
    trx,
    orders.map((order) => ({
      instance_id: instanceId,
      kind,
      customer_id: customerId,
      payer_id: payerId,
      order_id: order.id,
      drip_feed_id: order.dripFeedId,
      rate_ppm: ratePpm,
      holding_days: referralHoldingDays,
      cost_micro: order.costMicro,
      kept_at: isKept ? now : null,
      created_at: now,
    })),
  );
}

interface Run {
  id: bigint;
  drip_feed_id: bigint | null;
  cost_micro: bigint;
}

/** The runs of a drip-feed earn what its first one does. */
export async function continueCommissions(
  { trx, clock, instanceId }: LedgerDeps,
  runs: readonly Run[],
): Promise<void> {
  const dripFeedIds = runs.flatMap(({ drip_feed_id: id }) => (id === null ? [] : [id]));
  const terms = await readTermsOf(trx, { instanceId, dripFeedIds });
  const created_at = clock.now();
  await insertCommissions(
    trx,
    terms.flatMap((own) =>
      runs
        .filter((run) => run.drip_feed_id === own.drip_feed_id)
        .map((run) => ({
          ...{ ...own, instance_id: instanceId, created_at },
          ...{ order_id: run.id, cost_micro: run.cost_micro },
        })),
    ),
  );
}
