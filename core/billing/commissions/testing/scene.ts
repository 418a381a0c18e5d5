import { sql } from 'kysely';
import { payOrders } from '#core/billing/ledger/moves/charge-order.ts';
import { creditTopUp } from '#core/billing/ledger/moves/credit-top-up.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { readMoney, type CustomerMoney } from '#core/billing/ledger/read-money.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { giveMoney, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { readCommissions, sumCommissions } from '../read-commissions.ts';
import { settleCommissions, settleOfPayer } from '../settle-jobs.ts';
import { startCommissions } from '../start-commission.ts';

const BY_SYSTEM = { kind: 'system' } as const;
export const DOLLAR = 1_000_000n;
/** A tenth. */
export const RATE = 100_000;
export const PIECES = 1_000;

let ids = 0n;
export const nextId = (): bigint => (ids += 1n);

export interface Scene {
  /** One order that others are copies of. */
  template: bigint;
  inLedger: <T>(work: (deps: LedgerDeps) => Promise<T>) => Promise<T>;
  settle: () => Promise<void>;
}

/** A shop whose orders can be had at any price. */
export async function setScene(test: TestCore): Promise<Scene> {
  await openShop(test);
  const buyer = await newPayer(test);
  await giveMoney(test, buyer, DOLLAR);
  const { orders } = await placedIn(await place(buyer));
  const { id: instanceId } = test.instances.a;
  return {
    template: BigInt(orders[0]?.id ?? 0),
    inLedger: (work) =>
      test.db.inInstance(instanceId, (trx) => work({ ...test.deps, trx, instanceId })),
    async settle() {
      await runJobs(test, settleOfPayer);
      await runJob(test, settleCommissions, { instanceId: null, payload: {} });
    },
  };
}

export interface Pair {
  earner: bigint;
  payer: bigint;
  payIn: (paidMicro: bigint, bonusMicro?: bigint) => Promise<bigint>;
  /** An order that is paid from the balance and earns something; undefined where it is too dear. */
  order: (
    costMicro: bigint,
    terms?: Partial<Parameters<typeof startCommissions>[1]>,
  ) => Promise<bigint>;
  end: (orderId: bigint, delivered?: number) => Promise<boolean>;
  money: (whose: 'earner' | 'payer') => Promise<CustomerMoney>;
  sums: () => ReturnType<typeof sumCommissions>;
  list: () => ReturnType<typeof readCommissions>;
}

/** A customer who earns by the orders of another. */
export async function newPair(test: TestCore, scene: Scene): Promise<Pair> {
  const { inLedger } = scene;
  const { id: earner } = await newPayer(test);
  const { id: payer } = await newPayer(test);
  const asked = { customerId: earner, kind: 'referral' } as const;
  return {
    ...{ earner, payer },
    async payIn(paidMicro, methodBonusMicro = 0n) {
      const invoiceId = nextId();
      const came = { customerId: payer, invoiceId, paymentMethodId: 2, paidMicro };
      await inLedger((deps) => creditTopUp(deps, { ...came, methodBonusMicro, actor: BY_SYSTEM }));
      return invoiceId;
    },
    order: (costMicro, terms = {}) =>
      inLedger(async (deps) => {
        const id = await copyOrder(deps, { ...scene, payer, costMicro });
        const charges = [{ orderId: id, dripFeedId: null, amountMicro: costMicro }];
        const event = { type: 'checkout', id: String(id) };
        await payOrders(deps, { customerId: payer, event, charges, actor: BY_SYSTEM });
        const orders = [{ id, dripFeedId: null, costMicro }];
        const start = { ...asked, payerId: payer, ratePpm: RATE, orders };
        await startCommissions(deps, { ...start, ...terms });
        return id;
      }),
    end: (orderId, delivered = PIECES) =>
      inLedger((deps) =>
        endOrder(deps, {
          ...{ orderId, delivered, by: 'delivery' },
          event: delivered === PIECES ? 'complete' : 'end_short',
        }),
      ),
    money: (whose) =>
      inLedger(({ trx, instanceId }) =>
        readMoney(trx, { instanceId, id: whose === 'earner' ? earner : payer }),
      ),
    sums: () => inLedger(({ trx, instanceId }) => sumCommissions(trx, { ...asked, instanceId })),
    list: () =>
      inLedger(({ trx, instanceId }) =>
        readCommissions(trx, { ...asked, instanceId, before: undefined, most: 100 }),
      ),
  };
}

export async function copyOrder(
  { trx, clock, instanceId }: LedgerDeps,
  { template, payer, costMicro }: Pick<Scene, 'template'> & { payer: bigint; costMicro: bigint },
): Promise<bigint> {
  const now = clock.now();
  const { rows } = await sql<{ id: bigint }>`
    insert into orders (instance_id, customer_id, checkout_id, place, service_id, service,
      price_micro, pricing_per, url, link_url, link_key, quantity, status, cost_micro,
      full_cost_micro, is_guarantee, is_speedup, targets, country_ids, source, type,
      is_reorder, quote, created_at, paid_at, updated_at)
    select o.instance_id, ${payer}, gen_random_uuid(), 0, o.service_id, o.service,
      o.price_micro, o.pricing_per, o.url, o.link_url, o.link_key, ${PIECES}, 'in_processing',
      ${costMicro}, ${costMicro}, false, false, o.targets, o.country_ids, o.source, o.type,
      false, o.quote, ${now}, ${now}, ${now}
    from orders o where o.instance_id = ${instanceId} and o.id = ${template}
    returning id`.execute(trx);
  return rows[0]?.id ?? 0n;
}
