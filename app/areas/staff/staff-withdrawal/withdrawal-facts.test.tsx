import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import type { StaffWithdrawal } from '#core/billing/withdrawals/staff/staff-withdrawal.contract.ts';
import { WithdrawalFacts } from './withdrawal-facts.tsx';

// No more than the facts show.
const WITHDRAWAL = {
  ...{ id: 19, status: 'requested', total_amount: '14.00', amount: '15.00', fee: '1.00' },
  ...{ method: { name: 'Bank transfer' }, account_number: 'DE89', user_comment: null },
  customer: { id: 7, name: 'Grace Lin', email: 'grace@lin.example', earned: '20.00' },
  ...{ first_approval: null, approved_by: null, sent_by: null, ended_by: null },
  ...{ created_at: '2026-01-01T00:00:00.000Z', ended_at: null, reason: null },
} as unknown as StaffWithdrawal;

const show = (withdrawal: StaffWithdrawal, mayOpen: boolean) =>
  markupOf(<WithdrawalFacts {...{ withdrawal, mayOpen }} />);

const by = (id: number, name: string) => ({
  ...{ id, name, at: '2026-01-02T00:00:00.000Z', is_mine: false },
});

test('a large withdrawal names both who approved it', async () => {
  const first = by(1, 'Robin Hale');
  const waiting = await show({ ...WITHDRAWAL, first_approval: first }, true);
  expect(waiting).not.toContain('Robin Hale');
  const approved = { ...WITHDRAWAL, first_approval: first, approved_by: by(2, 'Mira Vale') };
  expect(await show(approved, true)).toContain('Robin Hale and Mira Vale');
  const small = { ...WITHDRAWAL, approved_by: by(2, 'Mira Vale') };
  expect(await show(small, true)).toContain('>Mira Vale<');
});

test('a withdrawal leads to its customer, for who may open them', async () => {
  expect(await show(WITHDRAWAL, true)).toContain('href="/staff/customers/7"');
  expect(await show(WITHDRAWAL, false)).not.toContain('/staff/customers/7');
});
