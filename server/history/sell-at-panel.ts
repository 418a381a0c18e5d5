import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import { adjustByHand } from '#core/back-office/adjustments/adjust-balance-by-hand.ts';
import { confirmationOf } from '#core/back-office/adjustments/adjustment-confirmation.pure.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import type { Deps } from '#core/deps.ts';
import { checkOrder } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { dispatchOrder } from '#core/fulfilment/dispatch/dispatch-order.ts';
import { mulDivCeil } from '#core/money/money.ts';
import { ordererOf, placeOrder } from '#core/ordering/orders/place-order.ts';
import { placeOrderBody, type PlacedOrders } from '#core/ordering/orders/place-order.contract.ts';
import { OWNER_ROLE, permissionsOf } from '#core/platform/operations/permissions.pure.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readRevision } from '#core/tenancy/instances/read-revision.ts';
import { invariant } from '#core/errors.ts';
import { CLIENTS, SALES, type PanelSale } from '#fixtures/history/panel-sales.ts';
import { callerFor } from './caller-for.ts';
import { NOBODY_KNOWS } from './nobody-knows.ts';
import { topUpExactly } from './pay.ts';
import { runDueJobs, runDueOf } from './run-jobs.ts';
import { callerOf, type Stage, type Troupe } from './stage.ts';

const DAY = 24 * 60;

interface Panel {
  /** As the stage, and it asks the panel that it is rented from. */
  deps: Deps;
  instanceId: number;
  host: string;
  /** Who rents it, at the brand. */
  who: string;
  /** What is left of what was added for what it has sold. */
  sparedMicro: bigint;
}

interface Sold {
  serviceId: number;
  priceMicro: bigint;
  costMicro: bigint;
  per: bigint;
}

/** What a rented panel has sold in its last weeks, and who has bought it. */
export async function sellAtPanel(stage: Stage, troupe: Troupe, panel: Panel): Promise<void> {
  const owner = await ownerOf(stage, panel);
  const buyers = new Map<string, CustomerCaller>();
  for (const [place, client] of CLIENTS.entries()) {
    stage.before(client.joinedDaysAgo * DAY - place, async () => {
      buyers.set(client.name, await join(stage, panel, client));
    });
  }
  for (const sale of SALES) {
    stage.before(sale.daysAgo * DAY, async () => {
      const buyer = buyers.get(sale.who);
      invariant(buyer, 'who buys has joined');
      await sell(stage, troupe, { panel, owner, buyer, sale });
    });
  }
}

async function ownerOf(stage: Stage, panel: Panel): Promise<CustomerCaller> {
  const { id } = await stage.deps.db.inInstance(panel.instanceId, (trx) =>
    trx
      .selectFrom('customers')
      .select('id')
      .where('instance_id', '=', panel.instanceId)
      .orderBy('id')
      .executeTakeFirstOrThrow(),
  );
  return callerFor(panel, { id, language: 'en', permissions: permissionsOf([OWNER_ROLE], []) });
}

async function join(
  { deps }: Stage,
  panel: Panel,
  { name, email, language }: (typeof CLIENTS)[number],
): Promise<CustomerCaller> {
  const now = deps.clock.now();
  const id = await deps.db.inInstance(panel.instanceId, (trx) =>
    createCustomer(trx, {
      ...{ instance_id: panel.instanceId, name, email, language, created_at: now },
      ...{ email_confirmed_at: now, password_hash: NOBODY_KNOWS, password_changed_at: now },
    }),
  );
  invariant(id !== undefined, 'the panel has nobody with that address yet');
  return callerFor(panel, { id, language, permissions: [] });
}

interface Selling {
  panel: Panel;
  owner: CustomerCaller;
  buyer: CustomerCaller;
  sale: PanelSale;
}

/** The buyer has paid the owner, who credits it; the order is passed on, and the renter pays for it. */
async function sell(stage: Stage, troupe: Troupe, selling: Selling): Promise<void> {
  const { panel, owner, buyer, sale } = selling;
  const { deps, instanceId } = panel;
  const sold = await soldAs(deps, instanceId, sale.sourceKey);
  const partOf = (micro: bigint) => mulDivCeil(micro, BigInt(sale.quantity), sold.per);
  await credit(stage, { owner, buyer, neededMicro: partOf(sold.priceMicro) });
  const had = await balanceOf(stage, callerOf(troupe, panel.who));
  const neededMicro = partOf(sold.costMicro);
  await topUpExactly(stage, troupe, {
    who: panel.who,
    neededMicro,
    sparedMicro: panel.sparedMicro,
  });
  const body = placeOrderBody.parse({
    orders: [{ service_id: sold.serviceId, quantity: sale.quantity, url: sale.url }],
    payment_method_id: 0,
    type: 'single',
  });
  const revision = await readRevision(deps, instanceId);
  const asked = { key: stage.key(), route: 'POST /api/v1/orders', input: body, revision, body };
  const ordering = {
    ...{ caller: buyer, declaredCountry: undefined, orderer: ordererOf(buyer.customer) },
  };
  const { bytes } = await placeOrder(deps, ordering, { ...asked, widget: undefined });
  // Made by the core in this very moment.
  const { data } = JSON.parse(Buffer.from(bytes).toString()) as { data: PlacedOrders };
  const orderId = BigInt(data.orders[0]?.id ?? 0);
  await runDueOf(deps, dispatchOrder);
  // What a grade takes off the next one needs less of.
  panel.sparedMicro += (await balanceOf(stage, callerOf(troupe, panel.who))) - had;
  await deliver(stage, troupe, { deps, instanceId, orderId, sale });
}

async function soldAs({ db }: Deps, instanceId: number, sourceKey: string): Promise<Sold> {
  const row = await db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('service_sources as o')
      .innerJoin('services as s', (on) =>
        on.onRef('s.instance_id', '=', 'o.instance_id').onRef('s.id', '=', 'o.service_id'),
      )
      .select(['s.id', 's.price_micro', 's.pricing_per', 'o.cost_micro'])
      .where('o.instance_id', '=', instanceId)
      .where('o.source_key', '=', sourceKey)
      .executeTakeFirst(),
  );
  invariant(row, `the panel sells what the brand calls ${sourceKey}`);
  return {
    ...{ serviceId: row.id, priceMicro: row.price_micro },
    ...{ costMicro: row.cost_micro, per: BigInt(row.pricing_per) },
  };
}

interface Crediting {
  owner: CustomerCaller;
  buyer: CustomerCaller;
  neededMicro: bigint;
}

/** In rounds of ten dollars, as they are paid outside of the panel. */
async function credit(stage: Stage, { owner, buyer, neededMicro }: Crediting): Promise<void> {
  const { id } = buyer.customer;
  const { instanceId } = buyer;
  const { deps } = stage;
  const balanceMicro = await balanceOf(stage, buyer);
  if (balanceMicro >= neededMicro) return;
  const tens = mulDivCeil(neededMicro - balanceMicro, 1n, 10_000_000n);
  const email = await emailOf(deps, { instanceId, id });
  const amountMicro = tens * 10_000_000n;
  await adjustByHand(deps, owner, {
    ...{ key: stage.key(), route: 'POST /api/v1/staff/customers/{customerId}/adjustments' },
    customerId: String(id),
    body: {
      ...{ amount: String(tens * 10n), reason: 'Paid by bank transfer' },
      confirmation: confirmationOf({ amountMicro, customer: { id, email } }),
    },
  });
}

async function balanceOf(
  { deps }: Stage,
  { instanceId, customer: { id } }: CustomerCaller,
): Promise<bigint> {
  const money = await deps.db.inInstance(instanceId, (trx) => readMoney(trx, { instanceId, id }));
  return money.balanceMicro;
}

const emailOf = async (
  { db }: Deps,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<string | null> => {
  const { email } = await db.inInstance(instanceId, (trx) =>
    trx.selectFrom('customers').select('email').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return email;
};

interface Delivering {
  deps: Deps;
  instanceId: number;
  orderId: bigint;
  sale: PanelSale;
}

/** The brand delivers what has reached it, and the panel hears of it. */
async function deliver(
  stage: Stage,
  troupe: Troupe,
  { deps, instanceId, orderId, sale: { course } }: Delivering,
): Promise<void> {
  const { reference } = await deps.db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('dispatches')
      .select('reference')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow(),
  );
  invariant(reference !== null, 'the brand has taken the order');
  stage.parts.set(BigInt(reference), { troupe, fate: { by: 'simulator', ...course } });
  await runDueJobs(stage);
  const look = () => checkOrder(deps, { instanceId, orderId });
  stage.after(course.startMinutes + 1, look);
  stage.after(course.startMinutes + course.runMinutes + 1, look);
}
