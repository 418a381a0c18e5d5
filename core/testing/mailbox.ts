import type { JobHandler } from '#core/platform/jobs/define-job.ts';
import type { MailRow } from '#core/platform/mail/mail.store.ts';
import type { TestCore } from './harness.ts';

/** Every mail to an address in a's instance, oldest first. */
export function mailsTo(test: TestCore, address: string): Promise<MailRow[]> {
  return test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('outgoing_mails')
      .selectAll()
      .where('to_address', '=', address)
      .orderBy('id')
      .execute(),
  );
}

/** The token in the link of a mail. */
export function tokenIn(mail: { text: string } | undefined): string {
  const [, token] = /=([\w-]{43})\s/.exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error(`There is no link with a token in: ${mail?.text}`);
  return token;
}

/** Does the waiting jobs of one kind, as a worker would. */
export async function runJobs(test: TestCore, handler: JobHandler): Promise<void> {
  const waiting = await test.db.asSystem(async (trx) => {
    const jobs = await trx
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', handler.kind)
      .execute();
    await trx.deleteFrom('jobs').where('kind', '=', handler.kind).execute();
    return jobs;
  });
  for (const { instance_id: instanceId, payload } of waiting) {
    await runJob(test, handler, { instanceId, payload });
  }
}

/** Does a job that nobody has written down, as a worker would: one of a schedule, or one again. */
export async function runJob(
  test: Pick<TestCore, 'deps'>,
  handler: JobHandler,
  { instanceId = null, payload = {} }: { instanceId?: number | null; payload?: unknown } = {},
): Promise<void> {
  const prepared = handler.prepare(payload);
  if ('refused' in prepared) throw new Error(prepared.refused);
  const { signal } = new AbortController();
  await prepared.run(test.deps, { id: 1n, instanceId, attempt: 1, signal });
}

/** Gives a job up, as a worker does whose tries are used up. */
export async function buryJob(
  { deps: { db, clock } }: Pick<TestCore, 'deps'>,
  handler: JobHandler,
  { instanceId, payload }: { instanceId: number; payload: unknown },
): Promise<void> {
  const prepared = handler.prepare(payload);
  if ('refused' in prepared) throw new Error(prepared.refused);
  const end = { instanceId, reason: 'No try is left.', clock };
  await db.inInstance(instanceId, (trx) => prepared.bury(trx, end));
}
