import type { LedgerEntry } from './entry.ts';

interface DebtPaid {
  customerId: bigint;
  amountMicro: bigint;
  /** The credit to the balance, and the id of its transaction. */
  cause: LedgerEntry;
  causeId: bigint;
}

/** A credit to the balance first pays the customer's debt, once per credit. */
export function debtPaid({ customerId, amountMicro, cause, causeId }: DebtPaid): LedgerEntry {
  return {
    kind: 'invoiced',
    source: { type: 'debt_paid', id: String(causeId) },
    actor: { kind: 'system' },
    ...(cause.links && { links: cause.links }),
    postings: [
      { account: { kind: 'balance', customerId }, amountMicro: -amountMicro },
      { account: { kind: 'debt', customerId }, amountMicro },
    ],
  };
}
