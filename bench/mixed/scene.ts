import { giveMoney, openShop, DRIPPED } from '#core/ordering/orders/testing/buyer.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { addToken, programOf, type Program as Token } from '#core/resale/api-v2/testing/program.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { testService } from '#core/testing/owner-catalogue.ts';
import type { Program, Scene } from './calls.ts';

const SERVICES = 1_000;
const CUSTOMERS = 10;
/** So many that none meets its limit of twenty calls a second. */
const TOKENS_OF_EACH = 40;
const ORDERS_OF_EACH = 120;
const MILLION_DOLLARS = 1_000_000_000_000n;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** A shop of a thousand services, with customers whose programs have ordered before. */
export async function openScene(test: TestCore): Promise<Scene> {
  const services = Array.from({ length: SERVICES }, (_, at) =>
    testService({
      id: 10_000 + at,
      service_type_id: 101,
      slug: `offer-${at}`,
      texts: { en: { name: `Offer ${at}`, short_description: 'Begins within an hour.' } },
    }),
  );
  await openShop(test, services);
  const programs: Program[] = [];
  for (let at = 0; at < CUSTOMERS; at += 1) programs.push(...(await programsOfOne(test)));
  return { host: test.instances.a.host, service: DRIPPED, programs };
}

async function programsOfOne(test: TestCore): Promise<Program[]> {
  const payer = await newPayer(test);
  await giveMoney(test, payer, MILLION_DOLLARS);
  const tokens: Token[] = [];
  for (let at = 0; at < TOKENS_OF_EACH; at += 1) {
    tokens.push(programOf(test, payer, await addToken(test, payer)));
  }
  const orders = (await Promise.all(tokens.map(orderSome))).flat();
  const complete = orders.slice(0, orders.length / 2);
  await completeOrders(test, complete);
  const refilled = complete.slice(0, complete.length / 2);
  await tokens[0]?.call({ action: 'refill', orders: refilled.join() });
  return tokens.map(({ key }) => ({ key, orders, complete, refilled }));
}

let links = 0;

async function orderSome(token: Token): Promise<number[]> {
  const orders: number[] = [];
  for (let at = 0; at < ORDERS_OF_EACH / TOKENS_OF_EACH; at += 1) {
    links += 1;
    const link = `https://video.example/watch?v=before-${links}`;
    const said = { action: 'add', service: DRIPPED, quantity: 1_000, link };
    // As the contract has it.
    orders.push(((await token.call(said)) as { order: number }).order);
  }
  return orders;
}

async function completeOrders(test: TestCore, ids: readonly number[]): Promise<void> {
  const at = new Date(Date.now() - 2 * DAY_MS);
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .updateTable('orders')
      .set({ status: 'completed', completed_at: at, current_quantity: 1_000 })
      .where('id', 'in', ids.map(BigInt))
      .execute(),
  );
}
