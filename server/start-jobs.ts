import { ACCOUNT_SCHEDULES, deleteExpiredAccess } from '#core/accounts/cleanup-jobs.ts';
import { mailGuestClaim } from '#core/accounts/guests/ask-for-account.ts';
import { mailPasswordReset } from '#core/accounts/passwords/ask-for-reset.ts';
import { DELIVERY_SCHEDULES, refreshDeliveryRecords } from '#core/deliveries/refresh-records.ts';
import { CART_SCHEDULES, deleteExpiredCarts } from '#core/cart/delete-expired-carts.ts';
import type { Deps } from '#core/deps.ts';
import { deleteOldDrafts, DRAFT_SCHEDULES } from '#core/order-drafts/delete-old-drafts.ts';
import {
  deleteFinishedJobs,
  MAINTENANCE_SCHEDULES,
  maintainDatabase,
} from '#core/jobs/maintenance-jobs.ts';
import { startWorker, type Worker } from '#core/jobs/worker.ts';
import { deleteOldNotices, NOTICE_SCHEDULES } from '#core/notices/delete-old-notices.ts';
import { keepTransport } from '#core/mail/keep-transport.ts';
import { sendMailJob } from '#core/mail/send-mail.ts';
import { createSmtpTransport } from '#core/mail/smtp-transport.ts';
import { FORGETTING_SCHEDULES, forgetWordsOfGone } from '#core/orders/forget-words-of-gone.ts';
import { DISPATCH_SCHEDULES } from '#core/dispatch/check-dispatches.ts';
import { PROVIDER_SCHEDULES, watchBalances } from '#core/providers/watch-balances.ts';
import { DISPATCH_JOBS } from '#core/dispatch/dispatch-jobs.ts';
import { PAYMENT_SCHEDULES } from '#core/payments/outside/reconcile.ts';
import { PAYMENT_JOBS } from '#core/payments/payment-jobs.ts';
import { measurePositions, POSITION_SCHEDULES } from '#core/positions/measure-positions.ts';
import { COMPANION_SCHEDULES, countCompanions } from '#core/reviews/count-companions.ts';
import { askLinks, SNIPPET_SCHEDULES } from '#core/snippets/ask-links.ts';
import type { Env } from './env.ts';

/** Every kind of job that a worker of this version runs. */
export function startJobs(deps: Deps, env: Env): Worker {
  const transport = env.SMTP_URL
    ? createSmtpTransport({ url: env.SMTP_URL, from: env.MAIL_FROM })
    : keepTransport;
  if (!env.SMTP_URL && env.MARQUEE_MODE === 'live') {
    deps.log.warn({}, 'SMTP_URL is not set: mail stays in the outbox and reaches nobody');
  }
  const handlers = [
    sendMailJob(transport),
    mailPasswordReset,
    mailGuestClaim,
    deleteExpiredAccess,
    deleteFinishedJobs,
    maintainDatabase,
    ...PAYMENT_JOBS,
    ...DISPATCH_JOBS,
    watchBalances,
    refreshDeliveryRecords,
    deleteExpiredCarts,
    deleteOldDrafts,
    deleteOldNotices,
    forgetWordsOfGone,
    countCompanions,
    askLinks,
    measurePositions,
  ];
  return startWorker(deps, handlers, {
    schedules: [
      ...MAINTENANCE_SCHEDULES,
      ...ACCOUNT_SCHEDULES,
      ...CART_SCHEDULES,
      ...DRAFT_SCHEDULES,
      ...NOTICE_SCHEDULES,
      ...FORGETTING_SCHEDULES,
      ...DELIVERY_SCHEDULES,
      ...COMPANION_SCHEDULES,
      ...PAYMENT_SCHEDULES,
      ...DISPATCH_SCHEDULES,
      ...PROVIDER_SCHEDULES,
      ...SNIPPET_SCHEDULES,
      ...POSITION_SCHEDULES,
    ],
  });
}
