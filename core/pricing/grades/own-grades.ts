import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import type { CustomerData } from '#core/platform/customer-data/customer-data.ts';
import { formatAmount } from '#core/money/money.ts';
import { deleteStanding, findStandingRow, readChanges } from './grade.store.ts';

const AT_ONCE = 1_000;

/** What is kept of where a customer stands: for an export, and gone with the account. */
export const gradeData: CustomerData = {
  async export(trx, { instanceId, customerId }) {
    const row = await findStandingRow(trx, { instanceId, customerId });
    if (!row) return { grade: null };
    return {
      grade: {
        grade_id: row.given_id ?? row.grade_id,
        spent_on_ended_orders: formatAmount(row.ended_micro),
        no_longer_counted: formatAmount(row.lapsed_micro),
        reached_at: row.reached_at?.toISOString() ?? null,
        expires_at: row.expires_at?.toISOString() ?? null,
        given_until: row.given_until?.toISOString() ?? null,
        given_reason: row.given_reason,
      },
    };
  },
  exportPages: {
    async grade_changes(trx, { instanceId, customerId }, after) {
      const before = after === undefined ? undefined : BigInt(after);
      const asked = { instanceId, customerId, most: AT_ONCE, ...(before && { before }) };
      const rows = await readChanges(trx, asked);
      const last = lastOfFull(rows, AT_ONCE);
      return {
        rows: rows.map(({ kind, grade_id, before_id, created_at: at }) => ({
          ...{ kind, grade_id, before_id, at },
        })),
        next: last && String(last.id),
      };
    },
  },
  erase: ({ trx }, customer) => deleteStanding(trx, customer),
};
