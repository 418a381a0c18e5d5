import type { AccountRef, LedgerEntry, Posting } from '../entry.ts';
import { openAccounts } from '../ledger.store.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

/** What the entries of a commission say they are about: it, and which of its steps. */
export const COMMISSION = 'commission';

interface Move {
  kind: 'referral' | 'widget_reward';
  commissionId: bigint;
  step: number;
  customerId: bigint;
  amountMicro: bigint;
  /** Whether it still waits for the end of its holding period. */
  isHeld: boolean;
}

/** Credits what a commission comes to, at the brand's expense. */
export function creditCommission(deps: LedgerDeps, move: Move): Promise<Posted> {
  const { customerId, amountMicro, isHeld } = move;
  return post(deps, [
    {
      ...entryOf(move),
      postings: [
        { account: { kind: isHeld ? 'held' : 'referral', customerId }, amountMicro },
        { account: { kind: 'bonus_expense' }, amountMicro: -amountMicro },
      ],
    },
  ]);
}

/** The holding period is over: the customer can take it. */
export function releaseCommission(
  deps: LedgerDeps,
  move: Omit<Move, 'isHeld' | 'kind'>,
): Promise<Posted> {
  const { customerId, amountMicro } = move;
  return post(deps, [
    {
      ...entryOf({ ...move, kind: 'admin' }),
      postings: [
        { account: { kind: 'held', customerId }, amountMicro: -amountMicro },
        { account: { kind: 'referral', customerId }, amountMicro },
      ],
    },
  ]);
}

/**
 * Takes back what is not earned any more: from what is held, and once that was released from the
 * earnings, then from the balance. What was already paid out is owed.
 */
export async function takeBackCommission(deps: LedgerDeps, move: Move): Promise<Posted> {
  const { customerId, amountMicro, isHeld } = move;
  const from = isHeld
    ? [{ account: { kind: 'held', customerId } as const, amountMicro: -amountMicro }]
    : await fromPurses(deps, move);
  return post(deps, [
    {
      ...entryOf(move),
      postings: [...from, { account: { kind: 'bonus_expense' }, amountMicro }],
    },
  ]);
}

async function fromPurses(
  { trx }: LedgerDeps,
  { customerId, amountMicro }: Move,
): Promise<Posting[]> {
  const accounts = (['referral', 'balance', 'debt'] as const).map((kind): AccountRef => ({
    kind,
    customerId,
  }));
  const opened = await openAccounts(trx, accounts);
  let leftMicro = amountMicro;
  const postings = accounts.map((account, at): Posting => {
    const hasMicro = opened[at]?.balance_micro ?? 0n;
    const isAll = account.kind === 'debt' || hasMicro >= leftMicro;
    const takenMicro = isAll ? leftMicro : hasMicro;
    leftMicro -= takenMicro;
    return { account, amountMicro: -takenMicro };
  });
  return postings.filter((posting) => posting.amountMicro !== 0n);
}

const entryOf = ({
  kind,
  commissionId,
  step,
}: Pick<Move, 'commissionId' | 'step'> & Pick<LedgerEntry, 'kind'>): Omit<
  LedgerEntry,
  'postings'
> => ({
  kind,
  source: { type: COMMISSION, id: `${commissionId}/${step}` },
  actor: { kind: 'system' },
});
