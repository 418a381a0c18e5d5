import { invariant } from '#core/errors.ts';
import { OWN_ACCOUNTS, type EntryKind } from './kinds.pure.ts';

const SYSTEM_ACCOUNTS = [
  'revenue',
  'bonus_expense',
  'fees',
  'partners_payable',
  'paid_out',
  'provider_cost',
  'dispute_loss',
] as const;

type SystemAccount = (typeof SYSTEM_ACCOUNTS)[number];

/** Names an account, which is opened when first used. */
export type AccountRef =
  | { kind: (typeof OWN_ACCOUNTS)[number]; customerId: bigint }
  | { kind: 'clearing'; paymentMethodId: number }
  | { kind: SystemAccount };

export interface Posting {
  account: AccountRef;
  /** Positive is what the account gets; for a customer that is more balance. */
  amountMicro: bigint;
}

/** Who caused the transaction. */
export type LedgerActor = { kind: 'customer' | 'staff'; id: bigint } | { kind: 'system' };

/** One transaction of the ledger: postings that sum to zero, for one business event. */
export interface LedgerEntry {
  kind: EntryKind;
  /** The business event; posting the same event twice writes each kind of entry only once. */
  source: { type: string; id: string };
  actor: LedgerActor;
  postings: Posting[];
  /** The transaction that this one reverses, in whole or in part. */
  reversesId?: bigint;
  links?: {
    orderId?: bigint;
    invoiceId?: bigint;
    couponId?: bigint;
    paymentMethodId?: number;
  };
  reason?: string;
  idempotencyKey?: string;
}

/** The owner id of an account, as stored in the database. */
export function ownerOf(account: AccountRef): bigint | null {
  if ('customerId' in account) return account.customerId;
  return 'paymentMethodId' in account ? BigInt(account.paymentMethodId) : null;
}

/** The same text for the same account. */
export const accountName = (account: AccountRef): string =>
  `${account.kind}/${ownerOf(account) ?? ''}`;

/** What stands before the kind of an account on the other side of test accounts. */
const OF_TESTS = /^test_/;

/** The account that a database row describes; that of a test account goes by the same name. */
export function accountRef(kind: string, ownerId: bigint | null): AccountRef {
  const system = SYSTEM_ACCOUNTS.find((one) => one === kind.replace(OF_TESTS, ''));
  if (system) return { kind: system };
  invariant(ownerId !== null, 'an account that is not the system’s has an owner');
  if (kind === 'clearing') return { kind, paymentMethodId: Number(ownerId) };
  const own = OWN_ACCOUNTS.find((one) => one === kind);
  invariant(own, 'an account has a known kind');
  return { kind: own, customerId: ownerId };
}
