import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { AnnouncementsTable } from './announcement.tables.ts';

export type AnnouncementRow = Selectable<AnnouncementsTable>;

/** As many as anybody reads through. */
export const MOST_ANNOUNCEMENTS = 200;
/** No more than these stand above a page at once. */
const MOST_SHOWN = 3;

export function readAnnouncements(
  trx: Trx,
  instanceId: number,
): Promise<(AnnouncementRow & { changed_by_name: string })[]> {
  return trx
    .selectFrom('announcements as one')
    .innerJoin('customers as staff', (join) =>
      join
        .onRef('staff.instance_id', '=', 'one.instance_id')
        .onRef('staff.id', '=', 'one.changed_by'),
    )
    .selectAll('one')
    .select('staff.name as changed_by_name')
    .where('one.instance_id', '=', instanceId)
    .orderBy('one.starts_at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(MOST_ANNOUNCEMENTS)
    .execute();
}

/** A customer. */
export interface ReaderRef {
  instanceId: number;
  id: bigint;
}

interface Reader extends ReaderRef {
  gradeId: number | null;
  now: Date;
}

/** What a customer is told now: what they have not put away, the gravest first. */
export function readLive(
  trx: Trx,
  { instanceId, id, gradeId, now }: Reader,
): Promise<Pick<AnnouncementRow, 'id' | 'level' | 'title' | 'body'>[]> {
  return trx
    .selectFrom('announcements as one')
    .select(['one.id', 'one.level', 'one.title', 'one.body'])
    .where('one.instance_id', '=', instanceId)
    .where('one.starts_at', '<=', now)
    .where((its) => its.or([its('one.ends_at', 'is', null), its('one.ends_at', '>', now)]))
    .where((its) =>
      its.or([
        its('one.audience', '=', 'customers'),
        its.and([its('one.audience', '=', 'grade'), its('one.grade_id', '=', gradeId ?? 0)]),
        its.and([
          its('one.audience', '=', 'ordered'),
          // Numbers of orders grow with time, so that only the last one has to be looked at.
          its(
            its
              .selectFrom('orders')
              .select('orders.created_at')
              .where('orders.instance_id', '=', instanceId)
              .where('orders.customer_id', '=', id)
              .orderBy('orders.id', 'desc')
              .limit(1),
            '>',
            sql<Date>`${now}::timestamptz - make_interval(days => one.ordered_within_days)`,
          ),
        ]),
      ]),
    )
    .where((its) =>
      its.not(
        its.exists(
          its
            .selectFrom('announcement_dismissals as away')
            .select('away.announcement_id')
            .where('away.instance_id', '=', instanceId)
            .where('away.customer_id', '=', id)
            .whereRef('away.announcement_id', '=', 'one.id'),
        ),
      ),
    )
    .orderBy(sql`array_position(array['danger', 'warning', 'info'], one.level)`)
    .orderBy('one.starts_at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

export interface AnnouncementRef {
  instanceId: number;
  id: bigint;
}

export function findAnnouncement(
  trx: Trx,
  { instanceId, id }: AnnouncementRef,
): Promise<AnnouncementRow | undefined> {
  return trx
    .selectFrom('announcements')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertAnnouncement(
  trx: Trx,
  row: Insertable<AnnouncementsTable>,
): Promise<bigint> {
  const { id } = await trx
    .insertInto('announcements')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAnnouncement(
  trx: Trx,
  { instanceId, id }: AnnouncementRef,
  change: Partial<Insertable<AnnouncementsTable>>,
): Promise<void> {
  await trx
    .updateTable('announcements')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

export async function removeAnnouncement(
  trx: Trx,
  { instanceId, id }: AnnouncementRef,
): Promise<void> {
  await trx
    .deleteFrom('announcements')
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

export async function insertDismissal(
  trx: Trx,
  { instanceId, id }: ReaderRef,
  { announcementId, at }: { announcementId: bigint; at: Date },
): Promise<void> {
  await trx
    .insertInto('announcement_dismissals')
    .values({
      ...{ instance_id: instanceId, customer_id: id },
      ...{ announcement_id: announcementId, dismissed_at: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function readDismissals(trx: Trx, { instanceId, id }: ReaderRef) {
  return trx
    .selectFrom('announcement_dismissals')
    .select(['announcement_id', 'dismissed_at'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .orderBy('announcement_id')
    .execute();
}

export async function removeDismissals(trx: Trx, { instanceId, id }: ReaderRef): Promise<void> {
  await trx
    .deleteFrom('announcement_dismissals')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .execute();
}
