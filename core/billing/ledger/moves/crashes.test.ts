// On PostgreSQL: transactions that end halfway.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#core/platform/db/database.ts';
import { doOnce } from '#core/platform/idempotency/do-once.ts';
import { Crash, crashingDatabase, type CrashPoint } from '#core/testing/crashing-database.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { LedgerDeps, Posted } from '../post.ts';
import { sealLedgers } from '../seal-ledgers.ts';
import { verifyLedger } from '../verify-ledger.ts';
import { adjustBalance } from './adjust-balance.ts';
import { chargeOrder } from './charge-order.ts';
import { creditTopUp } from './credit-top-up.ts';
import { openDispute } from './take-back-payment.ts';
import { winDispute } from './win-dispute.ts';
import { giveReward } from './give-reward.ts';
import { captureHold, holdMoney, releaseHold } from './hold-money.ts';
import { cancelOrder, refundOrder } from './refund-order.ts';

let test: TestCore;
let instanceId: number;
beforeAll(async () => {
  test = await testCore();
  instanceId = test.instances.a.id;
});
afterAll(() => test.close());

interface Stage {
  customerId: bigint;
  /** Of the event, and of nothing else. */
  id: bigint;
}
type Move = (deps: LedgerDeps, stage: Stage) => Promise<Posted>;

const actor = { kind: 'system' } as const;
const topUp: Move = (deps, { customerId, id }) =>
  creditTopUp(deps, {
    ...{ customerId, invoiceId: id, paymentMethodId: 1, paidMicro: 1_000n, feeMicro: 30n },
    ...{ methodBonusMicro: 10n, coupon: { id: 1n, bonusMicro: 5n }, actor },
  });
const charge: Move = (deps, { customerId, id }) =>
  chargeOrder(deps, { customerId, orderId: id, amountMicro: 40n, actor });
const hold: Move = (deps, { customerId, id }) => {
  const held = { customerId, purse: 'balance', amountMicro: 40n, holdId: String(id) } as const;
  return holdMoney(deps, { ...held, actor });
};
const dispute: Move = (deps, { id }) =>
  openDispute(deps, { disputeId: String(id), invoiceId: id, amountMicro: 500n });

/** Everything that moves money, with what has to have happened before. */
const MOVES: Record<string, { before: Move[]; move: Move }> = {
  'a payment that arrives': { before: [], move: topUp },
  'an order': { before: [topUp], move: charge },
  'an order that is cancelled': {
    before: [topUp, charge],
    move: (deps, { id }) => cancelOrder(deps, { orderId: id, actor }),
  },
  'a part that is given back': {
    before: [topUp, charge],
    move: (deps, { id }) =>
      refundOrder(deps, { orderId: id, refundId: String(id), amountMicro: 7n, actor }),
  },
  'a reward': {
    before: [],
    move: (deps, { customerId, id }) => {
      const source = { type: 'reward', id: String(id) };
      return giveReward(deps, { kind: 'task', customerId, amountMicro: 4n, source, actor });
    },
  },
  'a correction by staff': {
    before: [topUp],
    move: (deps, { customerId, id }) => {
      const correction = { adjustmentId: String(id), staffId: 1n, reason: 'a correction' };
      return adjustBalance(deps, { customerId, amountMicro: -9n, ...correction });
    },
  },
  'money that is held': { before: [topUp], move: hold },
  'money that is released': {
    before: [topUp, hold],
    move: (deps, { id }) => releaseHold(deps, { holdId: String(id), actor }),
  },
  'money that is paid out': {
    before: [topUp, hold],
    move: (deps, { id }) => captureHold(deps, { holdId: String(id), actor }),
  },
  'a dispute': { before: [topUp], move: dispute },
  'a dispute that is won': {
    before: [topUp, dispute],
    move: (deps, { id }) => winDispute(deps, { disputeId: String(id) }),
  },
};

let stages = 0n;

async function setStage(before: Move[]): Promise<Stage> {
  const { id: customerId } = await addCustomer(test.deps, instanceId);
  stages += 1n;
  const stage = { customerId, id: stages };
  for (const move of before) {
    await test.db.inInstance(instanceId, (trx) => move({ ...test.deps, trx, instanceId }, stage));
  }
  return stage;
}

/** Asks for a move as an operation does, with the key of its event. */
async function ask(db: Database, stage: Stage, move: Move): Promise<string> {
  const session = {
    sessionId: 1n,
    permissions: [],
    withheld: [],
    isFrozen: false,
    impersonatorId: undefined,
  };
  const caller = { instanceId, customer: { id: stage.customerId, ...session } };
  const { bytes } = await doOnce({ ...test.deps, db }, caller, {
    ...{ key: `key-${stage.id}`, route: 'POST /api/v1/moves', input: {} },
    async work(trx) {
      const posted = await move({ ...test.deps, trx, instanceId }, stage);
      return { status: 201, value: { ids: posted.isNew ? posted.ids.map(String) : [] } };
    },
  });
  return Buffer.from(bytes).toString();
}

/** All that the ledger says of a customer. */
async function moneyOf({ customerId }: Stage): Promise<string> {
  const { rows } = await test.db.inInstance(instanceId, (trx) =>
    sql`select a.kind, a.balance_micro::text, a.sequence::text from ledger_accounts a
      where a.customer_id = ${customerId} order by a.kind`.execute(trx),
  );
  return JSON.stringify(rows);
}

describe.each(Object.entries(MOVES))('%s', (_what, { before, move }) => {
  it('happens once, wherever the process crashes, and the retry gets its answer', async () => {
    const whole = await setStage(before);
    const counting = crashingDatabase(test.db);
    await ask(counting.db, whole, move);
    const expected = await moneyOf(whole);
    const points: CrashPoint[] = Array.from({ length: counting.statements() }, (_, at) => at + 1);
    expect(points.length).toBeGreaterThan(3);
    for (const point of [...points, 'after commit' as const]) {
      const stage = await setStage(before);
      const untouched = await moneyOf(stage);
      const crashed = ask(crashingDatabase(test.db, point).db, stage, move);
      await expect(crashed).rejects.toThrow(Crash);
      const isWritten = point === 'after commit';
      expect(await moneyOf(stage)).toBe(isWritten ? expected : untouched);
      const answer = await ask(test.db, stage, move);
      expect(JSON.parse(answer).ids).not.toEqual([]);
      expect(await moneyOf(stage)).toBe(expected);
      expect(await ask(test.db, stage, move)).toBe(answer);
      expect(await moneyOf(stage)).toBe(expected);
    }
  });
});

it('leaves a ledger behind in which nothing is wrong', async () => {
  await sealLedgers(test.deps);
  expect((await verifyLedger(test.deps, instanceId)).faults).toEqual([]);
});
