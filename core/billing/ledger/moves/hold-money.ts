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

/** Sets money aside until somebody decides: it can be spent no more, and is not gone yet. */
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

/** Puts what was held back where it came from. */
export function releaseHold(deps: LedgerDeps, end: HoldEnd): Promise<Posted> {
  return endHold(deps, end, (hold) => postingTo(hold, PURSES).account);
}

/** What was held is to be paid out: from here on it is owed and no longer the customer's. */
export function captureHold(deps: LedgerDeps, end: HoldEnd): Promise<Posted> {
  return endHold(deps, end, () => ({ kind: 'partners_payable' }));
}

/** Both ends are one event, so that a hold ends in one of them only. */
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
