import { AppError } from '#core/errors.ts';
import { accountRef, type AccountRef, type LedgerEntry, type Posting } from './entry.ts';
import { linksOf } from './invoice-history.ts';
import { findTransaction, openAccounts, sumTakenBack } from './ledger.store.ts';
import type { LedgerDeps } from './post.ts';

/** A transaction that another one reverses, in whole or in part. */
export interface Original {
  id: bigint;
  links: NonNullable<LedgerEntry['links']>;
  postings: Posting[];
}

type Event = Pick<LedgerEntry, 'kind' | 'source'>;

/** An event that was never posted cannot be reversed. */
export async function getOriginal(deps: LedgerDeps, event: Event): Promise<Original> {
  const original = await findOriginal(deps, event);
  if (!original) throw new AppError('conflict');
  return original;
}

export async function findOriginal(
  { trx, instanceId }: LedgerDeps,
  event: Event,
): Promise<Original | undefined> {
  const rows = await findTransaction(trx, { instanceId, ...event });
  const [first] = rows;
  if (!first) return undefined;
  return {
    id: first.id,
    links: linksOf(first),
    postings: rows.map(({ account_kind: kind, owner_id: ownerId, amount_micro: amountMicro }) => ({
      account: accountRef(kind, ownerId),
      amountMicro,
    })),
  };
}

/** The posting to an account of one of these kinds; there is one. */
export function postingTo<Kind extends AccountRef['kind']>(
  { postings }: Original,
  kinds: readonly Kind[],
): { account: Extract<AccountRef, { kind: Kind }>; amountMicro: bigint } {
  for (const { account, amountMicro } of postings) {
    if (isOneOf(account, kinds)) return { account, amountMicro };
  }
  throw new AppError('conflict');
}

function isOneOf<Kind extends AccountRef['kind']>(
  account: AccountRef,
  kinds: readonly Kind[],
): account is Extract<AccountRef, { kind: Kind }> {
  return kinds.some((kind) => kind === account.kind);
}

/** How much of a posting is not reversed; its account is locked, so the answer stays valid. */
export async function leftOf(
  { trx, instanceId }: LedgerDeps,
  { id }: Original,
  { account, amountMicro }: Posting,
): Promise<bigint> {
  const [opened] = await openAccounts(trx, [account]);
  const backMicro = opened
    ? await sumTakenBack(trx, { instanceId, reversedId: id, accountId: opened.id })
    : 0n;
  const leftMicro = amountMicro + backMicro;
  return leftMicro < 0n ? -leftMicro : leftMicro;
}
