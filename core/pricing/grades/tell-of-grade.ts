import { z } from 'zod';
import { queueCustomerMail } from '#core/accounts/mails/queue-customer-mail.ts';
import type { Clock } from '#core/clock.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import type { NoticeKind } from '#core/messaging/notices/notice-kinds.pure.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import type { Localized } from '#instance-schema/localized.ts';
import type { Language } from '#locales/languages.ts';
import type { GradeChange, GradeChangeKind } from './standing.pure.ts';
import { findChange } from './grade.store.ts';

const schema = z.strictObject({ customerId: z.string(), changeId: z.string() });
const GRADE_MAIL: JobKind<typeof schema> = { kind: 'mail-grade', schema, maxAttempts: 5 };

const NOTICES: Record<GradeChangeKind, NoticeKind> = {
  reached: 'grade_reached',
  kept: 'grade_kept',
  fell: 'grade_fell',
  came_back: 'grade_lost',
  given: 'grade_given',
  given_ended: 'grade_changed',
  moved: 'grade_changed',
};

interface Told {
  customerId: bigint;
  changeId: bigint;
  change: GradeChange;
  until: Date | null;
}

/** In the panel at once, and by mail where the grade is another one. */
export async function tellOfGrade(
  deps: { trx: Trx; instanceId: number; clock: Clock },
  { customerId, changeId, change, until }: Told,
): Promise<void> {
  const { kind, before, after } = change;
  await createNotice(deps, {
    customerId,
    kind: NOTICES[kind],
    event: `grade/${changeId}`,
    about: {},
    facts: {
      ...(after && { grade: after.name }),
      ...(before && { gradeBefore: before.name }),
      ...(until && { until: until.toISOString() }),
    },
  });
  if (before?.id === after?.id) return;
  await enqueue(deps, deps.trx, {
    job: GRADE_MAIL,
    instanceId: deps.instanceId,
    payload: { customerId: String(customerId), changeId: String(changeId) },
  });
}

export const mailGrade = defineJob({
  ...GRADE_MAIL,
  async handle(deps: Deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'a customer belongs to an instance');
    const customerId = BigInt(payload.customerId);
    const id = BigInt(payload.changeId);
    const change = await deps.db.inInstance(instanceId, (trx) =>
      findChange(trx, { instanceId, customerId, id }),
    );
    if (!change) return;
    const { name, before_name: before } = change;
    const called = (text: Localized | null, language: Language) =>
      text === null ? deps.texts(language, 'mail:noGrade.name') : String(localize(text, language));
    const about = { instanceId, customerId, about: 'orders', path: '/grades' } as const;
    const uniqueKey = `grade/${id}`;
    await (change.kind === 'reached' || change.kind === 'given'
      ? queueCustomerMail(deps, {
          ...{ ...about, uniqueKey, notice: 'gradeReached' },
          isForMembers: true,
          facts: (language) => ({ grade: called(name, language) }),
        })
      : queueCustomerMail(deps, {
          ...{ ...about, uniqueKey, notice: 'gradeChanged' },
          isForMembers: true,
          facts: (language) => ({
            before: called(before, language),
            grade: called(name, language),
          }),
        }));
  },
});
