import type { z } from 'zod';
import type { JobHandler, JobKind } from '#core/platform/jobs/define-job.ts';
import type { TestCore } from '#core/testing/harness.ts';

/** Runs a job once, as a worker would; a failure is thrown. */
export async function runAlone<Schema extends z.ZodType>(
  { deps }: Pick<TestCore, 'deps'>,
  job: JobHandler & JobKind<Schema>,
  payload: z.input<Schema>,
  instanceId: number | null = null,
): Promise<void> {
  const prepared = job.prepare(payload);
  if ('refused' in prepared) throw new Error(prepared.refused);
  const signal = new AbortController().signal;
  await prepared.run(deps, { id: 1n, instanceId, attempt: 1, signal });
}
