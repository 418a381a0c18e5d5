import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** What an entry can be about; the migration of its column says the same. */
export const THINGS = [
  ...(['order', 'invoice', 'withdrawal', 'payout', 'adjustment', 'check', 'bulk'] as const),
  ...(['service', 'provider', 'import'] as const),
];
export type Thing = (typeof THINGS)[number];

/** By what staff filter the audit: who, whose, what, and when. */
export const AUDIT_FIELDS = {
  by: { is: 'choice', values: ['staff', 'others'] },
  staff: { is: 'text' },
  customer: { is: 'text' },
  action: { is: 'text' },
  outcome: { is: 'choice', values: ['done', 'refused'] },
  at: { is: 'day' },
  order: { is: 'number' },
  invoice: { is: 'number' },
  withdrawal: { is: 'number' },
  payout: { is: 'number' },
  adjustment: { is: 'number' },
  check: { is: 'number' },
  bulk: { is: 'number' },
  service: { is: 'number' },
  provider: { is: 'number' },
  import: { is: 'number' },
} as const satisfies ListFields & Record<Thing, { is: 'number' }>;
