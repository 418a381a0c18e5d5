// Also on PostgreSQL: one key sent many times at once.
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { chargeOrder } from '#core/billing/ledger/moves/charge-order.ts';
import { keysAtOnce } from '#core/billing/ledger/testing/at-once.ts';
import { paidIn, postAlone } from '#core/billing/ledger/testing/entries.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { deleteOldAnswers } from './delete-old-answers.ts';
import { doOnce, type OnceAnswer } from './do-once.ts';
import { keepAnswer } from './idempotency-key.store.ts';
import { sendOnce } from './send-once.ts';

const onServer = Boolean(process.env['TEST_DATABASE_URL']);
const route = 'POST /api/v1/orders';

let test: TestCore;
let instanceId: number;
let orders = 0n;
beforeAll(async () => {
  test = await testCore();
  instanceId = test.instances.a.id;
});
afterAll(() => test.close());

async function newCaller(balanceMicro: bigint) {
  const { id } = await addCustomer(test.deps, instanceId);
  await postAlone(test.deps, instanceId, [paidIn(id, balanceMicro)]);
  const session = {
    sessionId: 1n,
    permissions: [],
    withheld: [],
    isFrozen: false,
    impersonatorId: undefined,
  };
  return { instanceId, customer: { id, ...session } };
}
type TestCaller = Awaited<ReturnType<typeof newCaller>>;

/** An order of its own each time that the work is really done. */
const order = (caller: TestCaller, key: string | undefined, input: object = { quantity: 1n }) =>
  doOnce(test.deps, caller, {
    key,
    route,
    input,
    async work(trx) {
      orders += 1n;
      const charge = { customerId: caller.customer.id, orderId: orders, amountMicro: 1n };
      const actor = { kind: 'customer', id: caller.customer.id } as const;
      await chargeOrder({ ...test.deps, trx, instanceId }, { ...charge, actor });
      return { status: 201, value: { order: String(orders) } };
    },
  });

/** Does the work while another process keeps an answer to the same key. */
const overtaken = (caller: TestCaller, key: string) =>
  doOnce(test.deps, caller, {
    ...{ key, route, input: {} },
    async work(trx) {
      const charge = { customerId: caller.customer.id, orderId: (orders += 1n), amountMicro: 1n };
      const actor = { kind: 'customer', id: caller.customer.id } as const;
      await chargeOrder({ ...test.deps, trx, instanceId }, { ...charge, actor });
      const ref = { instanceId, customerId: caller.customer.id, route, key };
      const other = { input_hash: Buffer.alloc(32), status: 201, answer: Buffer.from('{}') };
      await keepAnswer(trx, ref, { ...other, created_at: test.clock.now() });
      return { status: 201, value: {} };
    },
  });

async function balanceOf({ customer }: TestCaller): Promise<bigint | null | undefined> {
  const account = await test.db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('ledger_accounts')
      .select('balance_micro')
      .where('customer_id', '=', customer.id)
      .executeTakeFirst(),
  );
  return account?.balance_micro;
}

const textOf = ({ bytes }: OnceAnswer) => Buffer.from(bytes).toString();

describe('a call with an idempotency key', () => {
  it('changes nothing where an answer was kept meanwhile, and says to try again', async () => {
    const caller = await newCaller(10n);
    await expect(overtaken(caller, 'k0')).rejects.toMatchObject({
      code: 'idempotency_key_running',
    });
    expect(await balanceOf(caller)).toBe(10n);
  });

  it('is done once, and answered alike ever after', async () => {
    const caller = await newCaller(10n);
    const first = await order(caller, 'k1', { b: [2n], a: 1 });
    expect(first).toMatchObject({ status: 201, isReplay: false });
    const again = await order(caller, 'k1', { a: 1, b: [2n] });
    expect(again).toMatchObject({ status: 201, isReplay: true });
    expect(textOf(again)).toBe(textOf(first));
    expect(await balanceOf(caller)).toBe(9n);
  });

  it('is another one for another key, customer or route', async () => {
    const [one, other] = [await newCaller(10n), await newCaller(10n)];
    const answers = [await order(one, 'k'), await order(one, 'l'), await order(other, 'k')];
    expect(answers.map(({ isReplay }) => isReplay)).toEqual([false, false, false]);
    const work = () => Promise.resolve({ status: 200, value: {} } as const);
    const elsewhere = { key: 'k', route: 'POST /elsewhere', input: {}, work };
    expect(await doOnce(test.deps, one, elsewhere)).toMatchObject({ isReplay: false });
  });

  it('is another one each time where none is sent, and none of them is kept', async () => {
    const caller = await newCaller(10n);
    const answers = [await order(caller, undefined), await order(caller, undefined)];
    expect(answers.map(({ isReplay }) => isReplay)).toEqual([false, false]);
    expect(await balanceOf(caller)).toBe(8n);
    const kept = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('idempotency_keys')
        .select('key')
        .where('customer_id', '=', caller.customer.id)
        .execute(),
    );
    expect(kept).toEqual([]);
  });

  it.each(['', 'x'.repeat(256)])('is refused with a key that is none, as %j', async (key) => {
    await expect(order(await newCaller(1n), key)).rejects.toMatchObject({
      code: 'idempotency_key_missing',
      status: 400,
    });
  });

  it('is refused when the key was used for something else', async () => {
    const caller = await newCaller(10n);
    await order(caller, 'k', { quantity: 1n });
    await expect(order(caller, 'k', { quantity: 2n })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
      status: 422,
    });
    expect(await balanceOf(caller)).toBe(9n);
  });

  it('leaves nothing behind when it is refused, so that it can be tried again', async () => {
    const caller = await newCaller(1n);
    await order(caller, 'k1');
    await expect(order(caller, 'k2')).rejects.toThrow('not_enough_balance');
    await postAlone(test.deps, instanceId, [paidIn(caller.customer.id, 1n)]);
    expect(await order(caller, 'k2')).toMatchObject({ isReplay: false });
    expect(await balanceOf(caller)).toBe(0n);
  });

  it('has one effect for each of five keys, sent twenty times at once', async () => {
    const stage = { deps: test.deps, instanceId };
    expect(await keysAtOnce(stage, { keys: 5, times: 20 })).toEqual({ effects: 5n, answers: 5 });
  });

  it.runIf(onServer)('is refused while the first still runs', async () => {
    const caller = await newCaller(10n);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const work = async () => {
      begin();
      await held;
      return { status: 200, value: {} } as const;
    };
    const first = doOnce(test.deps, caller, { key: 'k', route, input: {}, work });
    await begun;
    const second = doOnce(test.deps, caller, { key: 'k', route, input: {}, work });
    await expect(second).rejects.toMatchObject({ code: 'idempotency_key_running', status: 409 });
    goOn();
    expect(await first).toMatchObject({ isReplay: false });
  });

  it('is forgotten after a week', async () => {
    const caller = await newCaller(10n);
    await order(caller, 'k');
    const week = 7 * 24 * 60 * 60 * 1000;
    const after = (ms: number) => new Date(test.clock.now().getTime() + ms);
    await test.db.asSystem((trx) => deleteOldAnswers(trx, after(week)));
    expect(await order(caller, 'k')).toMatchObject({ isReplay: true });
    await test.db.asSystem((trx) => deleteOldAnswers(trx, after(week + 1)));
    expect(await order(caller, 'k')).toMatchObject({ isReplay: false });
  });
});

describe('the answer to it', () => {
  it('says when it was sent before, in the same bytes', async () => {
    const bytes = Buffer.from('{"order":"1"}');
    const app = new Hono<CoreEnv>()
      .post('/first', (c) => sendOnce(c, { status: 201, bytes, isReplay: false }))
      .post('/again', (c) => sendOnce(c, { status: 201, bytes, isReplay: true }));
    const [first, again] = await Promise.all(
      ['/first', '/again'].map((path) => app.request(path, { method: 'POST' })),
    );
    expect([first?.status, again?.status]).toEqual([201, 201]);
    expect(await first?.text()).toBe(await again?.text());
    expect(first?.headers.get('idempotency-replayed')).toBeNull();
    expect(again?.headers.get('idempotency-replayed')).toBe('true');
  });
});
