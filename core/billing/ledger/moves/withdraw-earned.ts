import { invariant } from '#core/errors.ts';
import type { Earned } from '../earned.ts';
import type { LedgerActor, LedgerEntry, Posting } from '../entry.ts';
import { getOriginal } from '../original.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

interface Withdrawing {
  withdrawalId: bigint;
  actor: LedgerActor;
}

/** What the entries of a withdrawal say they are about. */
export const WITHDRAWAL = 'withdrawal';
export const WITHDRAWAL_END = 'withdrawal_end';
export const EARNINGS_MOVED = 'earnings_moved';

/** Sets earnings aside until staff have decided. */
export function holdEarned(
  deps: LedgerDeps,
  { customerId, earned, ...of }: Withdrawing & { customerId: bigint; earned: Earned },
): Promise<Posted> {
  const amountMicro = earned.referral + earned.task;
  return post(deps, [
    {
      kind: 'admin',
      source: { type: WITHDRAWAL, id: String(of.withdrawalId) },
      actor: of.actor,
      postings: moving([
        { account: { kind: 'referral', customerId }, amountMicro: -earned.referral },
        { account: { kind: 'task', customerId }, amountMicro: -earned.task },
        { account: { kind: 'held', customerId }, amountMicro },
      ]),
    },
  ]);
}

/** Gives back what was set aside, to where it came from. */
export async function releaseEarned(deps: LedgerDeps, of: Withdrawing): Promise<Posted> {
  const { id, postings } = await heldBy(deps, of);
  return post(deps, [
    {
      ...endOf(of, id),
      postings: postings.map(({ account, amountMicro }) => ({
        account,
        amountMicro: -amountMicro,
      })),
    },
  ]);
}

/** What was set aside has been paid out, but for the fee. */
export async function captureEarned(
  deps: LedgerDeps,
  { feeMicro, ...of }: Withdrawing & { feeMicro: bigint },
): Promise<Posted> {
  const { id, postings } = await heldBy(deps, of);
  const held = postings.find(({ account }) => account.kind === 'held');
  invariant(held, 'a withdrawal holds what it is of');
  return post(deps, [
    {
      ...endOf(of, id),
      postings: moving([
        { account: held.account, amountMicro: -held.amountMicro },
        { account: { kind: 'paid_out' }, amountMicro: held.amountMicro - feeMicro },
        { account: { kind: 'fees' }, amountMicro: feeMicro },
      ]),
    },
  ]);
}

/** Earnings become balance: nothing is kept of them, and a debt is paid first. */
export function moveEarned(
  deps: LedgerDeps,
  moved: { customerId: bigint; earned: Earned; moveId: string },
): Promise<Posted> {
  const { customerId, earned, moveId } = moved;
  return post(deps, [
    {
      kind: 'admin',
      source: { type: EARNINGS_MOVED, id: moveId },
      actor: { kind: 'customer', id: customerId },
      postings: moving([
        { account: { kind: 'referral', customerId }, amountMicro: -earned.referral },
        { account: { kind: 'task', customerId }, amountMicro: -earned.task },
        {
          account: { kind: 'balance', customerId },
          amountMicro: earned.referral + earned.task,
        },
      ]),
    },
  ]);
}

const heldBy = (deps: LedgerDeps, { withdrawalId }: Withdrawing) =>
  getOriginal(deps, {
    kind: 'admin',
    source: { type: WITHDRAWAL, id: String(withdrawalId) },
  });

/** Release and capture are one event, so that what is held ends in one of them only. */
const endOf = (
  { withdrawalId, actor }: Withdrawing,
  reversesId: bigint,
): Omit<LedgerEntry, 'postings'> => ({
  kind: 'admin',
  source: { type: WITHDRAWAL_END, id: String(withdrawalId) },
  actor,
  reversesId,
});

const moving = (postings: readonly Posting[]): Posting[] =>
  postings.filter(({ amountMicro }) => amountMicro !== 0n);
