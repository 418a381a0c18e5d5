import type { Deps } from '#core/deps.ts';
import { NOUNS } from '#core/nouns.ts';
import { startWorker, type Worker } from '#core/platform/jobs/worker.ts';
import { keepTransport } from '#core/platform/mail/keep-transport.ts';
import { sendMailJob } from '#core/platform/mail/send-mail.ts';
import { createSmtpTransport } from '#core/platform/mail/smtp-transport.ts';
import type { Env } from './env.ts';

/** Every kind of job that a worker of this version runs. */
export function startJobs(deps: Deps, env: Env): Worker {
  const transport = env.SMTP_URL
    ? createSmtpTransport({ url: env.SMTP_URL, from: env.MAIL_FROM })
    : keepTransport;
  if (!env.SMTP_URL && env.MARQUEE_MODE === 'live') {
    deps.log.warn({}, 'SMTP_URL is not set: mail stays in the outbox and reaches nobody');
  }
  const handlers = [sendMailJob(transport), ...NOUNS.flatMap(({ jobs = [] }) => jobs)];
  return startWorker(deps, handlers, {
    schedules: NOUNS.flatMap(({ schedules = [] }) => schedules),
  });
}
