import type { Clock } from '#core/clock.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import type { NoticeKind } from '#core/messaging/notices/notice-kinds.pure.ts';
import type { ScheduleReason } from './schedule-words.pure.ts';
import { updateScheduled, type ScheduledRow } from './schedule.store.ts';

/** By what its author learns that something did not become public. */
const NOT_PUBLISHED: Record<ScheduleReason, NoticeKind | undefined> = {
  base_moved: 'publication_moved',
  validation_failed: 'publication_invalid',
  failed: 'publication_failed',
  // Whoever may not publish any more is told nothing of what is published.
  not_allowed: undefined,
};

/** Leaves what is public as it is, and tells whoever planned it otherwise. */
export async function refuseScheduled(
  { clock, trx }: { clock: Clock; trx: Trx },
  row: ScheduledRow,
  reason: ScheduleReason,
): Promise<void> {
  const isEnd = row.status === 'published';
  if (!isEnd && row.status !== 'waiting') return;
  await updateScheduled(trx, row, isEnd ? { reason } : { status: 'refused', reason });
  const kind = isEnd ? 'publication_stays' : NOT_PUBLISHED[reason];
  if (!kind) return;
  const { instance_id: instanceId, author_id: customerId } = row;
  await createNotice(
    { clock, trx, instanceId },
    {
      ...{ customerId, kind, event: `publication ${row.id} ${isEnd ? 'end' : 'begin'}` },
      ...{ about: {}, facts: {} },
    },
  );
}
