import fc from 'fast-check';
import { openDispute, refundPayment } from '#core/billing/ledger/moves/take-back-payment.ts';
import { winDispute } from '#core/billing/ledger/moves/win-dispute.ts';
import {
  captureEarned,
  holdEarned,
  moveEarned,
  releaseEarned,
} from '#core/billing/ledger/moves/withdraw-earned.ts';
import { AppError } from '#core/errors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { decideCommissions } from '../decide-commissions.ts';
import { newPair, nextId, type Pair, type Scene } from './scene.ts';

const DEEDS = [
  ...(['pay', 'pay', 'order', 'order', 'order', 'complete', 'complete', 'partial'] as const),
  ...(['refund', 'dispute', 'win', 'wait', 'wait', 'settle', 'settle'] as const),
  ...(['withdraw', 'withdraw', 'capture', 'release', 'move', 'keep', 'allow', 'refuse'] as const),
];

/** What happens next; to which order or payment, and how much of it, follow from the numbers. */
export interface Command {
  do: (typeof DEEDS)[number];
  pick: number;
  cents: number;
}

export const command: fc.Arbitrary<Command> = fc.record({
  do: fc.constantFrom(...DEEDS),
  pick: fc.nat(9),
  cents: fc.integer({ min: 1, max: 9_999 }),
});

export interface Books {
  earnedMicro: bigint;
  heldMicro: bigint;
  reversedMicro: bigint;
  /** What the earner has, by the ledger: on hold, to take, on the balance, less what is owed. */
  onHoldMicro: bigint;
  purseMicro: bigint;
  balanceMicro: bigint;
  owedMicro: bigint;
  /** By the history itself. */
  waitingMicro: bigint;
  paidMicro: bigint;
}

interface Past {
  invoices: bigint[];
  orders: bigint[];
  disputes: string[];
  open: { id: bigint; amountMicro: bigint }[];
  paidMicro: bigint;
}

const HOUR = 3_600_000;
const actor = { kind: 'system' } as const;
/** Behind those of withdrawals that other tests ask for. */
const FIRST_WITHDRAWAL = 5_000_000n;

/** Plays one history of an earner and a payer, and hands the books after each step to a check. */
export async function playHistory(
  { test, scene }: { test: TestCore; scene: Scene },
  commands: readonly Command[],
  check: (books: Books) => void,
): Promise<void> {
  const pair = await newPair(test, scene);
  const past: Past = { invoices: [], orders: [], disputes: [], open: [], paidMicro: 0n };
  for (const one of commands) {
    await play({ test, scene, pair, past }, one).catch(unlessRefused);
    check(await booksOf(pair, past));
  }
  await scene.settle();
  check(await booksOf(pair, past));
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

interface Played {
  test: TestCore;
  scene: Scene;
  pair: Pair;
  past: Past;
}

async function play(played: Played, { do: deed, pick, cents }: Command): Promise<void> {
  const { test, scene, pair, past } = played;
  const micro = BigInt(cents) * 10_007n;
  if (deed === 'pay') {
    past.invoices.push(await pair.payIn(micro, pick > 5 ? micro / 3n : 0n));
  } else if (deed === 'order') {
    past.orders.push(await pair.order(micro / 2n, { ratePpm: 12_345 * (pick + 1) }));
  } else if (deed === 'complete' || deed === 'partial') {
    const order = past.orders[pick % Math.max(past.orders.length, 1)];
    if (order !== undefined) await pair.end(order, deed === 'partial' ? cents % 1_000 : undefined);
  } else if (deed === 'wait') test.clock.advance(cents * HOUR * 0.2);
  else if (deed === 'settle') await scene.settle();
  else if (deed === 'keep' || deed === 'allow' || deed === 'refuse') {
    const decision = ({ keep: 'kept', allow: 'allowed', refuse: 'refused' } as const)[deed];
    const of = { kind: 'referral', payerId: pair.payer, decision } as const;
    await scene.inLedger((deps) => decideCommissions(deps, of));
  } else if (deed === 'refund' || deed === 'dispute' || deed === 'win') {
    await takeBack(played, { do: deed, pick, cents });
  } else await takeOut(played, { do: deed, pick, cents });
}

async function takeBack({ scene, past }: Played, { do: deed, pick, cents }: Command) {
  const invoiceId = past.invoices[pick % Math.max(past.invoices.length, 1)];
  if (invoiceId === undefined) return;
  const taken = { invoiceId, amountMicro: BigInt(cents) * 10_000n };
  const id = `histories-${nextId()}`;
  if (deed === 'refund') {
    await scene.inLedger((deps) => refundPayment(deps, { ...taken, refundId: id }));
  } else if (deed === 'dispute') {
    await scene.inLedger((deps) => openDispute(deps, { ...taken, disputeId: id }));
    past.disputes.push(id);
  } else {
    const disputeId = past.disputes.shift();
    if (disputeId !== undefined) await scene.inLedger((deps) => winDispute(deps, { disputeId }));
  }
}

async function takeOut({ scene, pair, past }: Played, { do: deed, cents }: Command) {
  const customerId = pair.earner;
  const { referralBalanceMicro: purse } = await pair.money('earner');
  const amountMicro = (purse * BigInt(cents)) / 10_000n;
  const earned = { referral: amountMicro, task: 0n };
  if (deed === 'move') {
    const moveId = `histories-${nextId()}`;
    if (amountMicro > 0n) {
      await scene.inLedger((deps) => moveEarned(deps, { customerId, earned, moveId }));
    }
  } else if (deed === 'withdraw') {
    const id = FIRST_WITHDRAWAL + nextId();
    if (amountMicro <= 0n) return;
    const of = { customerId, earned, withdrawalId: id, actor };
    await scene.inLedger((deps) => holdEarned(deps, of));
    past.open.push({ id, amountMicro });
  } else {
    const [first] = past.open;
    if (!first) return;
    const of = { withdrawalId: first.id, actor };
    if (deed === 'capture') {
      await scene.inLedger((deps) => captureEarned(deps, { ...of, feeMicro: 0n }));
      past.paidMicro += first.amountMicro;
    } else await scene.inLedger((deps) => releaseEarned(deps, of));
    past.open.shift();
  }
}

async function booksOf({ money, sums }: Pair, { open, paidMicro }: Past): Promise<Books> {
  const own = await money('earner');
  const { earnedMicro, heldMicro, reversedMicro } = await sums();
  return {
    ...{ earnedMicro, heldMicro, reversedMicro, paidMicro },
    onHoldMicro: own.heldMicro,
    purseMicro: own.referralBalanceMicro,
    balanceMicro: own.balanceMicro,
    owedMicro: own.debtMicro,
    waitingMicro: open.reduce((sum, { amountMicro }) => sum + amountMicro, 0n),
  };
}
