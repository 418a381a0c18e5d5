// On PostgreSQL: sums in raw SQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  captureEarned,
  holdEarned,
  releaseEarned,
} from '#core/billing/ledger/moves/withdraw-earned.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { BANK, decide, earn, newEarner, requested } from './testing/earner.ts';
import { verifyWithdrawals } from './verify-withdrawals.ts';

let test: TestCore;
let earner: CustomerActor;
let staff: CustomerActor;
beforeAll(async () => {
  test = await testCore();
  earner = await newEarner(test, { referral: 60_000_000n, task: 60_000_000n });
  staff = await newPayer(test, { roles: ['staff'] });
});
afterAll(() => test.close());

const inLedger = <T>(work: (deps: LedgerDeps) => Promise<T>) => {
  const instanceId = test.instances.a.id;
  return test.db.inInstance(instanceId, (trx) => work({ ...test.deps, trx, instanceId }));
};
const faultsNow = async () => (await verifyWithdrawals(test.deps, test.instances.a.id)).faults;

const HELD = 'what was held for it is not what it says';
const GONE = 'it is open, and what was held for it has gone';
const NOT_LEFT = 'it is paid, and that is not what has left';
const LEFT = 'it is not paid, and something has left';
const NOT_BACK = 'it has come to nothing, and what was held for it is not back';

const ENDED = 'ended_by = approver_id, ended_at = requested_at';

/** What is changed behind the back of the ledger, how that is undone, and what is to be found. */
const CHANGES: Record<string, (readonly [change: string, undoing: string, faults: string[]])[]> = {
  requested: [
    ['amount_micro = amount_micro + 10000', 'amount_micro = amount_micro - 10000', [HELD]],
    [
      "status = 'canceled', ended_at = requested_at",
      "status = 'requested', ended_at = null",
      [NOT_BACK],
    ],
  ],
  unknown: [
    // Paid without a capture.
    [
      `status = 'paid', ${ENDED}`,
      "status = 'unknown', ended_by = null, ended_at = null",
      [NOT_LEFT],
    ],
    [
      `status = 'refused', ${ENDED}`,
      "status = 'unknown', ended_by = null, ended_at = null",
      [NOT_BACK],
    ],
  ],
  paid: [
    ['fee_micro = fee_micro + 10000', 'fee_micro = fee_micro - 10000', [NOT_LEFT]],
    ["status = 'refused'", "status = 'paid'", [LEFT, NOT_BACK]],
    [
      "status = 'unknown', ended_by = null, ended_at = null",
      `status = 'paid', ${ENDED}`,
      [GONE, LEFT],
    ],
  ],
  refused: [
    [
      `status = 'approved', ended_by = null, ended_at = null, approver_id = ended_by,
        approved_at = ended_at`,
      `status = 'refused', ended_by = approver_id, ended_at = approved_at, approver_id = null,
        approved_at = null`,
      [GONE],
    ],
  ],
};

it('each withdrawal is held, has left or is back, as it says, and what is not is found', async () => {
  const asked = { payment_method_id: BANK, amount: '30' };
  const made: [string, number][] = [];
  for (const [status, deeds] of [
    ['requested', []],
    ['unknown', ['approve', 'send', 'doubt']],
    ['paid', ['approve', 'send', 'pay']],
    ['refused', ['refuse']],
  ] as const) {
    const { id } = await requested(earner, asked);
    for (const deed of deeds) expect((await decide(staff, id, deed)).status).toBe(200);
    made.push([status, id]);
  }
  expect(await verifyWithdrawals(test.deps, test.instances.a.id)).toEqual({
    ...{ withdrawals: 4, faults: [] },
  });
  const write = (id: number, set: string) =>
    inLedger(({ trx }) =>
      sql`update withdrawals set ${sql.raw(set)} where id = ${id}`.execute(trx),
    );
  for (const [status, id] of made) {
    for (const [change, undoing, faults] of CHANGES[status] ?? []) {
      await write(id, change);
      expect(await faultsNow()).toEqual(faults.map((fault) => `Withdrawal ${id}: ${fault}.`));
      await write(id, undoing);
      expect(await faultsNow()).toEqual([]);
    }
  }
});

it('what is held for a withdrawal that is not there is found, and so is what has become of it', async () => {
  await earn(test, earner, { kind: 'task', amountMicro: 9_000_000n });
  const of = { withdrawalId: 99_999n, actor: { kind: 'system' } } as const;
  const orphan = /^Transaction \d+: it is of a withdrawal that is not there\.$/;
  const earned = { referral: 0n, task: 9_000_000n };
  await inLedger((deps) => holdEarned(deps, { ...of, customerId: earner.id, earned }));
  expect(await faultsNow()).toEqual([expect.stringMatching(orphan)]);
  // A hold ends once, in one of both ways.
  await inLedger((deps) => captureEarned(deps, { ...of, feeMicro: 1_000_000n }));
  await expect(inLedger((deps) => releaseEarned(deps, of))).resolves.toEqual({ isNew: false });
  expect(await faultsNow()).toHaveLength(2);
});
