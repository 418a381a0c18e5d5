import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { DOLLAR, newPair, setScene, type Scene } from '#core/billing/commissions/testing/scene.ts';
import { giveMoney } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import type { Erasure } from './erasure.contract.ts';

let test: TestCore;
let owner: CustomerActor;
let second: CustomerActor;
let scene: Scene;
beforeAll(async () => {
  test = await testCore();
  scene = await setScene(test);
  owner = await newPayer(test, { name: 'Olga', roles: ['owner'] });
  second = await newPayer(test, { name: 'Sven', roles: ['owner'] });
});
afterAll(() => test.close());

const path = ({ id }: { id: bigint | number }) => `/api/v1/staff/customers/${id}/erasure`;
const shown = async (who: CustomerActor, of: { id: bigint }) =>
  ((await (await who.request(path(of))).json()) as { data: Erasure }).data;
const erase = (who: CustomerActor, of: CustomerActor, body: object) => who.post(path(of), body);
const rowOf = ({ id }: CustomerActor) =>
  test.db.inInstance(test.instances.a.id, (trx) =>
    trx.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
const reason = 'Asked for by letter';

it('takes a reason and whose account it is, and leaves nobody behind', async () => {
  const gone = await newPayer(test, { name: 'Grace Meadow' });
  const confirmation = gone.email.toUpperCase();
  expect(await shown(owner, gone)).toMatchObject({
    ...{ phrase: gone.email, paid_back: '0', needs_second: false, obstacle: null, asked: null },
  });
  expect((await erase(owner, gone, { confirmation })).status).toBe(422);
  expect((await erase(owner, gone, { reason })).status).toBe(409);
  expect((await erase(owner, gone, { reason, confirmation: 'another' })).status).toBe(409);
  expect((await rowOf(gone)).deleted_at).toBeNull();
  const done = await erase(owner, gone, { reason, confirmation });
  expect(await done.json()).toEqual({ data: { state: 'erased' } });
  expect(await rowOf(gone)).toMatchObject({ email: null, name: '', password_hash: null });
  expect((await gone.request('/api/v1/profile')).status).toBe(401);
  expect(await mailsTo(test, gone.email)).toHaveLength(1);
  expect((await erase(owner, gone, { reason, confirmation })).status).toBe(404);
});

it('takes two where there is money, which is paid to where both have seen', async () => {
  const rich = await newPayer(test, { name: 'Rich' });
  await giveMoney(test, rich, 12_500_000n);
  const confirmation = rich.email;
  const pay_to = 'DE02 1203 0000 0000 2020 51, Rich';
  expect((await erase(owner, rich, { reason, confirmation })).status).toBe(422);
  const asked = await erase(owner, rich, { reason, confirmation, pay_to });
  expect(await asked.json()).toEqual({ data: { state: 'waiting' } });
  expect((await shown(owner, rich)).asked).toMatchObject({ by: 'Olga', is_mine: true, pay_to });
  expect((await erase(owner, rich, { confirmation })).status).toBe(409);
  const elsewhere = { confirmation, pay_to: 'Somewhere else' };
  expect((await erase(second, rich, elsewhere)).status).toBe(409);
  expect((await rowOf(rich)).deleted_at).toBeNull();

  const taken = await second.request(path(rich), { method: 'DELETE' });
  expect(taken.status).toBeLessThan(300);
  expect((await second.request(path(rich), { method: 'DELETE' })).status).toBe(404);
  await erase(second, rich, { reason, confirmation, pay_to });
  const done = await erase(owner, rich, { confirmation });
  expect(await done.json()).toEqual({ data: { state: 'erased' } });
  const [payout] = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx.selectFrom('payouts').selectAll().where('customer_id', '=', rich.id).execute(),
  );
  expect(payout).toMatchObject({ amount_micro: 12_500_000n, pay_to });
  const left = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx.selectFrom('customer_erasures').select('customer_id').execute(),
  );
  expect(left).toEqual([]);
  expect((await verifyLedger(test.deps, test.instances.a.id)).faults).toEqual([]);
});

it('names the rewards that are still held, which lapse', async () => {
  const { earner, payIn, order, end } = await newPair(test, scene);
  await payIn(10n * DOLLAR);
  await end(await order(10n * DOLLAR));
  await scene.settle();
  expect(await shown(owner, { id: earner })).toMatchObject({
    ...{ paid_back: '0', lapses: '0', held_lapses: '1', needs_second: true },
  });
});

it('spares the team and oneself, and is there for those alone who may', async () => {
  const { staffOfA, ownerOfB, customerOfB } = test.actors;
  const body = { reason, confirmation: 'x' };
  expect(await (await erase(owner, owner, body)).json()).toMatchObject({ code: 'own_account' });
  expect(await (await erase(owner, second, body)).json()).toMatchObject({
    code: 'member_of_team',
  });
  const customer = await newPayer(test);
  for (const who of [staffOfA, ownerOfB, customer, customerOfB]) {
    expect((await who.request(path(customer))).status).toBe(404);
    expect((await erase(who, customer, body)).status).toBe(404);
  }
  const actions = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('action', 'like', 'customer.eras%')
      .orderBy('id')
      .execute(),
  );
  expect(actions.map(({ action }) => action)).toEqual([
    ...['customer.erased', 'customer.erasure_asked', 'customer.erasure_canceled'],
    ...['customer.erasure_asked', 'customer.erased'],
  ]);
});
