import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readLadderIn } from '#core/pricing/grades/read-ladder.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import { inLanguage, stateOf } from './announcement-state.pure.ts';
import type { AnnouncementsAnswer, ShownAnnouncement, Texts } from './announcement.contract.ts';
import {
  findAnnouncement,
  insertDismissal,
  readAnnouncements,
  readDismissals,
  readLive,
  type ReaderRef,
} from './announcement.store.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

export function listAnnouncements({ db, clock }: Ports, caller: Caller) {
  return db.read(caller.instanceId, (trx) => showAnnouncements(trx, caller, clock.now()));
}

/** All of them, with the grades that one can be for. */
export async function showAnnouncements(
  trx: Trx,
  { instanceId, language }: Pick<Caller, 'instanceId' | 'language'>,
  now: Date,
): Promise<AnnouncementsAnswer> {
  const [rows, { grades }] = await Promise.all([
    readAnnouncements(trx, instanceId),
    readLadderIn(trx, instanceId),
  ]);
  return {
    data: rows.map((row) => ({
      ...{ id: Number(row.id), level: row.level, audience: row.audience },
      ...{ ordered_within_days: row.ordered_within_days, grade_id: row.grade_id },
      ...{ title: written(row.title), text: written(row.body), state: stateOf(row, now) },
      ...{ starts_at: row.starts_at.toISOString(), ends_at: row.ends_at?.toISOString() ?? null },
      changed_by: row.changed_by_name,
    })),
    meta: {
      grades: grades.map(({ id, name }) => ({ id, name: String(localize(name, language)) })),
    },
  };
}

const written = (texts: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([code, said]) => (said === undefined ? [] : [[code, said]])),
  );

interface Reader extends ReaderRef {
  gradeId: number | null;
  language: string;
  now: Date;
}

/** What a customer is told now, in their language. */
export async function readShown(trx: Trx, reader: Reader): Promise<ShownAnnouncement[]> {
  const rows = await readLive(trx, reader);
  return rows.map((row) => ({
    ...{ id: Number(row.id), level: row.level },
    ...inLanguage(row, reader.language),
  }));
}

/** For good; one that was put away already stays so. */
export async function dismissAnnouncement(
  { db, clock }: Ports,
  { instanceId, customer }: CustomerCaller,
  idInPath: string,
): Promise<void> {
  const announcementId = BigInt(idInPath);
  await db.inInstance(instanceId, async (trx) => {
    const row = await findAnnouncement(trx, { instanceId, id: announcementId });
    // What is still to come was told nobody.
    if (!row || stateOf(row, clock.now()) === 'coming') throw new AppError('not_found');
    await insertDismissal(
      trx,
      { instanceId, id: customer.id },
      { announcementId, at: clock.now() },
    );
  });
}

/** What a customer has put away, for their export. */
export async function exportDismissals(trx: Trx, customer: ReaderRef) {
  const rows = await readDismissals(trx, customer);
  return rows.map((row) => ({
    announcement_id: Number(row.announcement_id),
    dismissed_at: row.dismissed_at.toISOString(),
  }));
}
