import type { AccountRef, LedgerActor } from '../entry.ts';
import { PURSES, type Purse } from '../kinds.pure.ts';
import { getOriginal, postingTo, type Original } from '../original.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

interface Hold {
  customerId: bigint;
  purse: Purse;
  amountMicro: bigint;
  holdId: string;
  actor: LedgerActor;
}

/** Sets money aside until a decision is made: the customer can no longer spend it. */
export function holdMoney(deps: LedgerDeps, hold: Hold): Promise<Posted> {
  const { customerId, purse, amountMicro, holdId, actor } = hold;
  return post(deps, [
    {
      kind: 'admin',
      source: { type: 'hold', id: holdId },
      actor,
      postings: [
        { account: { kind: purse, customerId }, amountMicro: -amountMicro },
        { account: { kind: 'held', customerId }, amountMicro },
      ],
    },
  ]);
}

interface HoldEnd {
  holdId: string;
  actor: LedgerActor;
}

/** Returns held money to the account it came from. */
export function releaseHold(deps: LedgerDeps, end: HoldEnd): Promise<Posted> {
  return endHold(deps, end, (hold) => postingTo(hold, PURSES).account);
}

/** Held money is to be paid out: it no longer belongs to the customer's accounts and is owed. */
export function captureHold(deps: LedgerDeps, end: HoldEnd): Promise<Posted> {
  return endHold(deps, end, () => ({ kind: 'partners_payable' }));
}

/** Release and capture share one event, so a hold can end in only one of them. */
async function endHold(
  deps: LedgerDeps,
  { holdId, actor }: HoldEnd,
  goesTo: (hold: Original) => AccountRef,
): Promise<Posted> {
  const hold = await getOriginal(deps, { kind: 'admin', source: { type: 'hold', id: holdId } });
  const { account, amountMicro } = postingTo(hold, ['held']);
  return post(deps, [
    {
      kind: 'admin',
      source: { type: 'hold_end', id: holdId },
      actor,
      reversesId: hold.id,
      postings: [
        { account, amountMicro: -amountMicro },
        { account: goesTo(hold), amountMicro },
      ],
    },
  ]);
}
