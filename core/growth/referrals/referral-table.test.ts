// On PostgreSQL: pages and orders in raw SQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleCommissions } from '#core/billing/commissions/settle-jobs.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { giveMoney, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { judgeReferral } from './judge-referral.ts';
import type { Referral } from './referral.contract.ts';

interface Listed {
  data: Referral[];
  recordsFiltered: number;
  meta: { next: string | null };
}

let test: TestCore;
let referrer: CustomerActor;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
  const patch = { referralProgramEnabled: true, referralProgramPercent: 0.1 };
  await changeSettings(test.deps, { slug: 'alder', patch });
  referrer = await newPayer(test);
  // Somebody else's are in nobody's table.
  await bring('Zoe', { by: await newPayer(test), orders: 1 });
  await bring('Ann', { by: referrer, orders: 2 });
  await bring('Bob', { by: referrer, orders: 1 });
  await bring('Cleo', { by: referrer, orders: 0 });
  await runJobs(test, judgeReferral);
  await runJob(test, settleCommissions);
});
afterAll(() => test.close());

async function bring(name: string, { by, orders }: { by: CustomerActor; orders: number }) {
  const actor = await newPayer(test, { name });
  const { id: instanceId } = test.instances.a;
  await test.db.inInstance(instanceId, (trx) =>
    sql`update customers set referred_by = ${by.id} where id = ${actor.id}`.execute(trx),
  );
  for (let placed = 0; placed < orders; placed += 1) {
    await giveMoney(test, actor, 1_000_000n);
    const [one] = (await placedIn(await place(actor))).orders;
    const ended = { event: 'complete', by: 'delivery', delivered: 1_000 } as const;
    await test.db.inInstance(instanceId, (trx) =>
      endOrder({ ...test.deps, trx, instanceId }, { orderId: BigInt(one?.id ?? 0), ...ended }),
    );
  }
}

const ask = (query: string) => referrer.request(`/api/v1/referral-program/referrals${query}`);
const table = async (query: string) => (await (await ask(query)).json()) as Listed;
const letters = ({ data }: Listed) => data.map(({ name }) => name.slice(0, 1)).join('');

it.each([
  ['', 'CBA'],
  ['?order_by=createdAt&order_on=asc', 'ABC'],
  ['?order_by=orders', 'ABC'],
  ['?order_by=earned&order_on=asc', 'CBA'],
  ['?per_page=2', 'CB'],
  ['?per_page=2&page=2', 'A'],
  ['?order_by=earned&per_page=1&page=2', 'B'],
  ['?page=9', ''],
  ['?page=&per_page=&order_by=&order_on=', 'CBA'],
])('with "%s" lists %s, and says that they are three', async (query, listed) => {
  const found = await table(query);
  expect(letters(found)).toBe(listed);
  expect(found.recordsFiltered).toBe(3);
});

it('goes on behind its last one, in either direction', async () => {
  const { meta } = await table('?per_page=1');
  expect(letters(await table(`?per_page=1&cursor=${meta.next}`))).toBe('B');
  const { meta: up } = await table('?per_page=2&order_on=asc');
  expect(await table(`?per_page=2&order_on=asc&cursor=${up.next}&page=7`)).toMatchObject({
    data: [{ name: 'C***' }],
    meta: { next: null },
  });
  expect((await table('?order_by=earned&per_page=1')).meta.next).toBeNull();
});

it.each([
  ['?order_by=name', 'order_by'],
  ['?per_page=101', 'per_page'],
  ['?page=0', 'page'],
  ['?page=10000&per_page=100', 'page'],
  ['?order_by=earned&cursor=1', 'cursor'],
  ['?cursor=a', 'cursor'],
])('refuses %s', async (query, field) => {
  const answer = await ask(query);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
});
