import fc from 'fast-check';
import { AppError } from '#core/errors.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { sql } from 'kysely';
import type { Database } from '#core/platform/db/database.ts';
import type { OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { callerFor } from '#core/billing/payments/testing/caller-for.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { createCheapHasher } from '#core/testing/cheap-hasher.ts';
import { Crash, crashingDatabase, type CrashPoint } from '#core/testing/crashing-database.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { cancelWithdrawal } from '../cancel-withdrawal.ts';
import { moveEarnings } from '../move-earnings.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import * as staffDoes from '../staff/decide-withdrawal.ts';
import { afterDeed } from '../withdrawal-status.pure.ts';
import { earn, moneyOf, newEarner, PASSWORD } from './earner.ts';

/** What somebody does next; which withdrawal and how much follow from the numbers. */
export interface Command {
  do: 'earn' | 'ask' | 'move' | 'cancel' | 'approve' | 'send' | 'pay' | 'refuse' | 'doubt';
  by: 0 | 1;
  pick: number;
  cents: number;
  /** The process ends at a statement or after it all; what was asked is asked again then. */
  fault: 'none' | 'again' | 'after commit' | number;
}

const DEEDS = [
  ...(['earn', 'ask', 'ask', 'move', 'cancel', 'approve', 'approve'] as const),
  ...(['send', 'send', 'pay', 'pay', 'refuse', 'doubt'] as const),
];

export const command: fc.Arbitrary<Command> = fc.record({
  do: fc.constantFrom(...DEEDS),
  by: fc.constantFrom(0 as const, 1 as const),
  pick: fc.nat(5),
  cents: fc.integer({ min: 1, max: 3_000 }),
  fault: fc.oneof(
    { weight: 4, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constant('again' as const) },
    { weight: 1, arbitrary: fc.constant('after commit' as const) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 25 }) },
  ),
});

/** Everything that one customer has earned, and where it is. */
export interface Books {
  earnedMicro: bigint;
  heldMicro: bigint;
  leftMicro: bigint;
  balanceMicro: bigint;
  /** By the withdrawals themselves. */
  openMicro: bigint;
  paidMicro: bigint;
  backMicro: bigint;
  /** By what has left the ledger, the fees with it. */
  outMicro: bigint;
  /** How often something has left for one withdrawal. */
  mostPayouts: number;
}

export interface Stage {
  test: TestCore;
  staff: readonly [CustomerActor, CustomerActor];
}

export async function setStage(test: TestCore): Promise<Stage> {
  const staff = [
    await newPayer(test, { roles: ['staff'] }),
    await newPayer(test, { roles: ['staff'] }),
  ] as const;
  return { test, staff };
}

/** Plays one history of a new customer and hands each state of the books to a check. */
export async function playHistory(
  stage: Stage,
  commands: readonly Command[],
  check: (books: Books) => void,
): Promise<void> {
  const earner = await newEarner(stage.test, { referral: 20_000_000n });
  for (const [at, one] of commands.entries()) {
    await play({ ...stage, earner, key: `${earner.id}-${at}` }, one);
    check(await booksOf(stage.test, earner));
  }
}

type Scene = Stage & { earner: CustomerActor; key: string };

async function play(scene: Scene, command: Command): Promise<void> {
  const { test, earner } = scene;
  if (command.do === 'earn') {
    const kind = command.pick % 2 === 0 ? 'referral' : 'task';
    await earn(test, earner, { kind, amountMicro: BigInt(command.cents) * 10_000n });
    return;
  }
  const id = await pickOne(test, earner, command);
  const attempt = (db: Database) => act({ ...scene, db, withdrawalId: String(id) }, command);
  const { fault } = command;
  const crash: CrashPoint | undefined = fault === 'none' || fault === 'again' ? undefined : fault;
  await attempt(crashingDatabase(test.db, crash).db).catch(unlessExpected);
  // Nobody heard of it, so the very same is asked for again.
  if (fault !== 'none') await attempt(test.db).catch(unlessExpected);
}

function unlessExpected(error: unknown): void {
  if (error instanceof Crash || error instanceof AppError) return;
  if (error instanceof Error && error.cause instanceof Crash) return;
  throw error;
}

function act(
  { test, staff, earner, db, key, withdrawalId }: Scene & { db: Database; withdrawalId: string },
  { do: deed, by, cents, pick }: Exclude<Command, { do: 'earn' }>,
): Promise<OnceAnswer | object> {
  const deps: AccountDeps = {
    ...{ ...test.deps, db, keys: createKeys(test.deps), passwords: createCheapHasher() },
  };
  const owner: CustomerCaller = callerFor(earner);
  const amount = (cents / 100).toFixed(2);
  const asked = { key, route: `POST ${deed}`, withdrawalId };
  const member = callerFor(staff[by]);
  if (deed === 'ask') {
    const body = { amount, payment_method_id: 1 + (pick % 2), account_number: 'DE89 3704' };
    const proof = { user_comment: undefined, current_password: PASSWORD, code: undefined };
    return requestWithdrawal(deps, owner, { ...asked, body: { ...body, ...proof }, isExact: true });
  }
  if (deed === 'move') return moveEarnings(deps, owner, { ...asked, body: { amount } });
  if (deed === 'cancel') return cancelWithdrawal(deps, owner, withdrawalId);
  if (deed === 'approve') return staffDoes.approveWithdrawal(deps, member, asked);
  if (deed === 'send') return staffDoes.sendWithdrawal(deps, member, asked);
  if (deed === 'doubt') return staffDoes.doubtWithdrawal(deps, member, asked);
  if (deed === 'refuse') {
    return staffDoes.refuseWithdrawal(deps, member, { ...asked, body: { reason: 'no' } });
  }
  return pay(deps, member, asked);
}

/** As the panel does it: the sum that the core names is agreed to. */
async function pay(
  deps: AccountDeps,
  member: CustomerCaller,
  asked: { key: string; route: string; withdrawalId: string },
): Promise<OnceAnswer> {
  try {
    return await staffDoes.payWithdrawal(deps, member, { ...asked, body: {} });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'confirmation_needed') throw error;
    const body = { confirmed_amount: String(error.params['amount']) };
    return staffDoes.payWithdrawal(deps, member, { ...asked, body });
  }
}

/** Mostly one that the deed is for, so that histories get somewhere; sometimes any other. */
async function pickOne(
  test: TestCore,
  { id, instance }: CustomerActor,
  { do: deed, pick }: Command,
): Promise<bigint> {
  const rows = await test.db.inInstance(instance.id, (trx) =>
    trx
      .selectFrom('withdrawals')
      .select(['id', 'status', 'sender_id'])
      .where('customer_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
  );
  const isFor = ({ status, sender_id: senderId }: (typeof rows)[number]) =>
    deed !== 'earn' &&
    deed !== 'ask' &&
    deed !== 'move' &&
    [senderId ?? 0n, 0n].some((by) => afterDeed({ status, senderId }, deed, by) !== undefined);
  const fitting = pick < 5 ? rows.filter(isFor) : [];
  return (fitting[0] ?? rows[pick % Math.max(rows.length, 1)])?.id ?? 0n;
}

async function booksOf(test: TestCore, earner: CustomerActor): Promise<Books> {
  const money = await moneyOf(test, earner);
  const sums = await test.db.inInstance(earner.instance.id, async (trx) => {
    const { rows } = await sql<{ open: bigint; paid: bigint; back: bigint }>`
      select
        coalesce(sum(amount_micro) filter (
          where status in ('requested', 'approved', 'unknown')), 0)::bigint as open,
        coalesce(sum(amount_micro) filter (where status = 'paid'), 0)::bigint as paid,
        coalesce(sum(amount_micro) filter (
          where status in ('refused', 'canceled')), 0)::bigint as back
      from withdrawals where customer_id = ${earner.id}`.execute(trx);
    const { rows: outs } = await sql<{ micro: bigint; times: number }>`
      select sum(p.amount_micro)::bigint as micro, count(distinct t.id)::integer as times
      from withdrawals w
      join ledger_transactions t on t.source_id = w.id::text and t.source_type = 'withdrawal_end'
      join ledger_postings p on p.transaction_id = t.id
      join ledger_accounts a on a.id = p.account_id
      where w.customer_id = ${earner.id} and a.kind in ('paid_out', 'fees')
      group by w.id`.execute(trx);
    return { ...rows[0], outs };
  });
  return {
    earnedMicro: money.totalEarningsMicro,
    heldMicro: money.heldMicro,
    leftMicro: money.referralBalanceMicro + money.taskBalanceMicro,
    balanceMicro: money.balanceMicro,
    openMicro: sums.open ?? 0n,
    paidMicro: sums.paid ?? 0n,
    backMicro: sums.back ?? 0n,
    outMicro: sums.outs.reduce((sum, { micro }) => sum + micro, 0n),
    mostPayouts: Math.max(0, ...sums.outs.map(({ times }) => times)),
  };
}
