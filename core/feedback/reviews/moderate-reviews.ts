import { announceCatalogue } from '#core/catalogue/services/catalogue-channel.ts';
import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import type { AuditAction } from '#core/platform/audit/audit-words.pure.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#locales/languages.ts';
import { reviewIdOf, type AnswerBody } from './review.contract.ts';
import { lockReview, updateReview, type ReviewRow } from './review.store.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

const SHOWN = {
  state: 'published',
  hidden_reason: null,
  hidden_at: null,
  hidden_by: null,
} as const;
const UNANSWERED = { answer: null, answered_at: null, answered_by: null };

/** It counts no more and only its author sees it. For the same reason twice is once. */
export function hideReview(
  deps: Ports,
  caller: CustomerCaller,
  { idInPath, reason: given }: { idInPath: string; reason: string | undefined },
): Promise<void> {
  return change(deps, caller, {
    idInPath,
    decide: (row, now) => {
      const reason = requiredField('reason', given);
      if (row.state === 'hidden') {
        if (row.hidden_reason === reason) return undefined;
        throw new AppError('already_decided');
      }
      const hidden = { hidden_reason: reason, hidden_at: now, hidden_by: caller.customer.id };
      return {
        ...{ action: 'review.hidden', details: { reason }, tells: 'review_hidden' },
        change: { state: 'hidden', ...hidden },
      };
    },
  });
}

export function showReview(deps: Ports, caller: CustomerCaller, idInPath: string): Promise<void> {
  return change(deps, caller, {
    idInPath,
    decide: (row) =>
      row.state === 'hidden'
        ? { action: 'review.shown', tells: 'review_shown', change: SHOWN }
        : undefined,
  });
}

/** In the name of the shop. The author is told of the first one, and not of each correction. */
export function answerReview(
  deps: Ports,
  caller: CustomerCaller,
  { idInPath, body }: { idInPath: string; body: AnswerBody },
): Promise<void> {
  return change(deps, caller, {
    idInPath,
    decide: (row, now) => {
      const answer = requiredField('text', body.text);
      const isSeen = [undefined, row.answered_at?.toISOString() ?? null].includes(body.answered_at);
      if (row.state === 'hidden' || !isSeen) throw new AppError('already_decided');
      if (row.list_state === 'answered' && row.answer === answer) return undefined;
      return {
        action: 'review.answered',
        ...(row.answer === null && { tells: 'review_answered' }),
        change: { answer, answered_at: now, answered_by: caller.customer.id },
      };
    },
  });
}

export function removeAnswer(deps: Ports, caller: CustomerCaller, idInPath: string): Promise<void> {
  return change(deps, caller, {
    idInPath,
    decide: (row) =>
      row.answer === null ? undefined : { action: 'review.answer_removed', change: UNANSWERED },
  });
}

interface Decided {
  action: AuditAction;
  details?: { reason: string };
  tells?: 'review_hidden' | 'review_shown' | 'review_answered';
  change: Parameters<typeof updateReview>[2];
}

interface Deciding {
  idInPath: string;
  /** Nothing where nothing is to be done. */
  decide: (row: ReviewRow, now: Date) => Decided | undefined;
}

/** Does what was decided, notes it and tells the author; where nothing is to do, nothing is noted. */
async function change(
  { db, clock }: Ports,
  caller: CustomerCaller,
  { idInPath, decide }: Deciding,
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const id = reviewIdOf(idInPath);
  const hosts = await listInstanceHosts({ db }, instanceId);
  await db.inInstance(instanceId, async (trx) => {
    const now = clock.now();
    const row = id && (await lockReview(trx, { instanceId, id }));
    if (!row) throw new AppError('not_found');
    const decided = decide(row, now);
    if (!decided) return;
    await updateReview(trx, { instanceId, id: row.id }, decided.change);
    await recordAudit({ clock, trx }, caller, {
      ...{ action: decided.action, customerId: row.customer_id },
      ...{ staffId: staff.id, sessionId: staff.sessionId },
      details: { review: String(row.id), service: row.service_id, ...decided.details },
    });
    if (decided.tells) await tell({ clock, trx }, row, { ...decided, kind: decided.tells });
    // Cached pages of the service must be rebuilt.
    await announceCatalogue(trx, { instanceId, hosts });
  });
}

async function tell(
  { clock, trx }: Pick<Ports, 'clock'> & { trx: Trx },
  {
    instance_id: instanceId,
    id,
    customer_id: customerId,
    service_id: serviceId,
    language,
  }: ReviewRow,
  { kind, details }: Pick<Decided, 'details'> & { kind: NonNullable<Decided['tells']> },
): Promise<void> {
  const names = await listServiceNames(trx, {
    ...{ instanceId, ids: [serviceId] },
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  });
  await createNotice(
    { trx, instanceId, clock },
    {
      ...{ customerId, kind, about: {} },
      event: `review/${id}/${kind}/${clock.now().getTime()}`,
      facts: { service: names.get(serviceId) ?? '', serviceId, ...details },
    },
  );
}
