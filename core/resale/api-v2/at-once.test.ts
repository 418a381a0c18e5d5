// On PostgreSQL: many programs that call at the same moment.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { giveMoney, openShop, PLAIN } from '#core/ordering/orders/testing/buyer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { newProgram, type Program } from './testing/program.ts';

const DOLLAR = 1_000_000n;
const AT_ONCE = 12;

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await openShop(test);
});
afterAll(() => test.close());
// Every token has all its tries.
beforeEach(() => test.clock.advance(5_000));

const some = async (count: number): Promise<Program[]> => {
  const programs: Program[] = [];
  while (programs.length < count) programs.push(await newProgram(test));
  return programs;
};

const repeated = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, ask));

let links = 0;
const order = async (program: Program) => {
  const link = `https://video.example/watch?v=o${(links += 1)}`;
  const said = { action: 'add', service: PLAIN, quantity: 1_000, link };
  return ((await program.call(said)) as { order: number }).order;
};

it('each is told of its own customer, and of nobody else', async () => {
  const programs = await some(4);
  for (const [at, { customer }] of programs.entries()) {
    await giveMoney(test, customer, BigInt(at + 1) * DOLLAR);
  }
  const balances = await Promise.all(programs.map((one) => one.call({ action: 'balance' })));
  expect(balances).toEqual(
    [101, 102, 103, 104].map((sum) => ({ balance: `${sum}.00`, currency: 'USD' })),
  );

  const orders = await Promise.all(programs.map(order));
  const seen = await Promise.all(
    programs.map((one) => one.call({ action: 'status', orders: orders.join() })),
  );
  for (const [at, answer] of seen.entries()) {
    const own = orders[at];
    for (const id of orders) {
      const expected = id === own ? { charge: '1' } : { error: 'Incorrect order ID' };
      expect((answer as Record<string, unknown>)[String(id)]).toMatchObject(expected);
    }
  }
});

it.each(['services', 'balance'])(
  'who was revoked a moment ago gets no %s, however many call',
  async (action) => {
    const [revoked, other] = await some(2);
    if (!revoked || !other) throw new Error('Two programs were made.');
    const before = repeated(() => revoked.call({ action }));
    await before;
    const still = repeated(() => other.call({ action }));
    const gone = await revoked.customer.request(`/api/v1/api-tokens/${revoked.tokenId}`, {
      method: 'DELETE',
    });
    expect(gone.status).toBe(204);
    const after = await repeated(() => revoked.call({ action }));
    expect(new Set(after.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"error":"Invalid API key"}']),
    );
    for (const answer of await still) expect(answer).not.toHaveProperty('error');
  },
);

it('no token gets more calls than its limit has, while others have theirs', async () => {
  const [greedy, modest] = await some(2);
  if (!greedy || !modest) throw new Error('Two programs were made.');
  const calls = Array.from({ length: 60 }, () => greedy.send({ action: 'balance' }));
  const fine = repeated(() => modest.send({ action: 'balance' }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  for (const { status } of await fine) expect(status).toBe(200);
});
