import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { AuditAction } from '#core/platform/audit/audit-words.pure.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readLadderIn } from '#core/pricing/grades/read-ladder.ts';
import { halfWritten, stateOf } from './announcement-state.pure.ts';
import type {
  AnnouncementBody,
  AnnouncementsAnswer,
  ChangeAnnouncementBody,
} from './announcement.contract.ts';
import {
  findAnnouncement,
  insertAnnouncement,
  MOST_ANNOUNCEMENTS,
  readAnnouncements,
  removeAnnouncement,
  updateAnnouncement,
  type AnnouncementRow,
} from './announcement.store.ts';
import { showAnnouncements } from './show-announcements.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

export function addAnnouncement(deps: Ports, caller: CustomerCaller, body: AnnouncementBody) {
  const { instanceId, customer: staff } = caller;
  return change(deps, caller, async (trx, now) => {
    if ((await readAnnouncements(trx, instanceId)).length >= MOST_ANNOUNCEMENTS) {
      throw new AppError('validation_failed', {
        fields: { 'title.en': [{ code: 'too_many', params: { count: MOST_ANNOUNCEMENTS } }] },
      });
    }
    const written = await checked(trx, instanceId, { body, startsAt: now });
    // What is over before it begins nobody would ever see.
    if (stateOf(written, now) === 'over') {
      throw new AppError('validation_failed', { fields: { ends_at: [{ code: 'in_past' }] } });
    }
    const row = { ...written, created_by: staff.id, created_at: now };
    const id = await insertAnnouncement(trx, {
      ...{ instance_id: instanceId, ...row, changed_by: staff.id, changed_at: now },
    });
    return { action: 'announcement.added', id, details: said(body) };
  });
}

interface Asked {
  id: string;
}

export function changeAnnouncement(
  deps: Ports,
  caller: CustomerCaller,
  { id: idInPath, body }: Asked & { body: ChangeAnnouncementBody },
) {
  const { instanceId, customer: staff } = caller;
  return change(deps, caller, async (trx, now) => {
    const id = BigInt(idInPath);
    const before = await getAnnouncement(trx, { instanceId, id });
    const whole = {
      ...{ ...body, level: body.level ?? 'info', audience: body.audience ?? 'customers' },
      ...{ title: requiredField('title', body.title), text: requiredField('text', body.text) },
    } as const;
    // Without a beginning it begins at once; what has begun already goes on.
    const startsAt = stateOf(before, now) === 'coming' ? now : before.starts_at;
    const written = await checked(trx, instanceId, { body: whole, startsAt });
    const row = { ...written, changed_by: staff.id, changed_at: now };
    await updateAnnouncement(trx, { instanceId, id }, row);
    const details = { ...said(whole), before: before.title.en };
    return { action: 'announcement.changed', id, details };
  });
}

export function endAnnouncement(deps: Ports, caller: CustomerCaller, idInPath: string) {
  const { instanceId, customer: staff } = caller;
  return change(deps, caller, async (trx, now) => {
    const id = BigInt(idInPath);
    const before = await getAnnouncement(trx, { instanceId, id });
    if (stateOf(before, now) !== 'live') return undefined;
    const ended = { ends_at: now, changed_by: staff.id, changed_at: now };
    await updateAnnouncement(trx, { instanceId, id }, ended);
    return { action: 'announcement.ended', id, details: { title: before.title.en } };
  });
}

export function deleteAnnouncement(deps: Ports, caller: CustomerCaller, idInPath: string) {
  const { instanceId } = caller;
  return change(deps, caller, async (trx) => {
    const id = BigInt(idInPath);
    const before = await getAnnouncement(trx, { instanceId, id });
    await removeAnnouncement(trx, { instanceId, id });
    return { action: 'announcement.deleted', id, details: { title: before.title.en } };
  });
}

async function getAnnouncement(
  trx: Trx,
  ref: { instanceId: number; id: bigint },
): Promise<AnnouncementRow> {
  const row = await findAnnouncement(trx, ref);
  if (!row) throw new AppError('not_found');
  return row;
}

interface Noted {
  action: AuditAction;
  id: bigint;
  details: Record<string, string | number>;
}

/** Does it and notes it; where nothing was to do, nothing is noted. */
async function change(
  { db, clock }: Ports,
  caller: CustomerCaller,
  work: (trx: Trx, now: Date) => Promise<Noted | undefined>,
): Promise<AnnouncementsAnswer> {
  const { instanceId, customer: staff } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const now = clock.now();
    const noted = await work(trx, now);
    if (noted) {
      await recordAudit({ clock, trx }, caller, {
        ...{ action: noted.action, staffId: staff.id, sessionId: staff.sessionId },
        details: { announcement: Number(noted.id), ...noted.details },
      });
    }
    return showAnnouncements(trx, caller, now);
  });
}

type Body = Pick<
  AnnouncementBody,
  'level' | 'audience' | 'ordered_within_days' | 'grade_id' | 'title' | 'text'
> &
  Pick<ChangeAnnouncementBody, 'starts_at' | 'ends_at'>;

const said = ({ title, audience, level }: Body) => ({ title: title.en, audience, level });

/** The row of what was asked for, or what is wrong with it. */
async function checked(
  trx: Trx,
  instanceId: number,
  { body, startsAt }: { body: Body; startsAt: Date },
) {
  const { level, audience, title, text } = body;
  const [half] = halfWritten(body);
  if (half !== undefined) {
    throw new AppError('validation_failed', { fields: { [half]: [{ code: 'required' }] } });
  }
  const starts = body.starts_at === undefined ? startsAt : new Date(body.starts_at);
  const ends = body.ends_at === undefined ? null : new Date(body.ends_at);
  if (ends !== null && ends <= starts) {
    throw new AppError('validation_failed', { fields: { ends_at: [{ code: 'before_start' }] } });
  }
  const isOrdered = audience === 'ordered';
  const grade = audience === 'grade' ? requiredField('grade_id', body.grade_id) : null;
  if (grade !== null) await requireGrade(trx, instanceId, grade);
  return {
    ...{ level, audience, grade_id: grade },
    ordered_within_days: isOrdered
      ? requiredField('ordered_within_days', body.ordered_within_days)
      : null,
    ...{ title: JSON.stringify(title), body: JSON.stringify(text) },
    ...{ starts_at: starts, ends_at: ends },
  };
}

async function requireGrade(trx: Trx, instanceId: number, gradeId: number): Promise<void> {
  const { grades } = await readLadderIn(trx, instanceId);
  if (grades.some(({ id }) => id === gradeId)) return;
  throw new AppError('validation_failed', { fields: { grade_id: [{ code: 'unknown_grade' }] } });
}
