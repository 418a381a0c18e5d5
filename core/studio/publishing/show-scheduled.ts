import type { z } from 'zod';
import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { invariant } from '#core/errors.ts';
import type { scheduledPublication } from './publishing.contract.ts';
import type { ScheduledRow } from './schedule.store.ts';

type ScheduledPublication = z.output<typeof scheduledPublication>;

export async function showSchedule(
  trx: Trx,
  instanceId: number,
  rows: readonly ScheduledRow[],
): Promise<ScheduledPublication[]> {
  const ids = [...new Set(rows.map(({ author_id: id }) => id))];
  const people = ids.length === 0 ? [] : await listPayers(trx, { instanceId, ids });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: Number(row.id),
    status: row.status,
    at: row.at.toISOString(),
    until: row.until?.toISOString() ?? null,
    note: row.note,
    author: { id: Number(row.author_id), name: names.get(row.author_id) ?? '' },
    base_revision: Number(row.base_revision),
    revision: row.revision === null ? null : Number(row.revision),
    reason: row.reason,
  }));
}

export async function showScheduled(trx: Trx, row: ScheduledRow): Promise<ScheduledPublication> {
  const [shown] = await showSchedule(trx, row.instance_id, [row]);
  invariant(shown, 'every row is shown');
  return shown;
}
