import type { Trx } from '#core/platform/db/database.ts';
import { AppError, type FieldProblem } from '#core/errors.ts';
import { writtenHost } from '#core/platform/http/host-names.ts';
import { announceInstance } from './instance-channel.ts';
import { deleteHost, insertHost, keepHosts, listHosts, lockById } from './instance.store.ts';

interface HostOf {
  instanceId: number;
  /** As somebody has written it. */
  host: string;
  now: Date;
}

/**
 * Lets an instance answer to another host, and answers all that it has then. To be run across
 * instances: whoever has a host gets its visitors, so that no instance writes them by itself.
 */
export async function addHostTo(trx: Trx, given: HostOf): Promise<string[]> {
  const host = writtenHost(given.host) ?? refuse({ code: 'invalid_format' });
  const own = await hostsOf(trx, given);
  if (own.includes(host)) return own;
  // Whose it is, is nobody else's business.
  if (!(await insertHost(trx, given.instanceId, host))) refuse({ code: 'taken' });
  return tell(trx, given, own);
}

/** The same for a host that is given up; the last one stays. */
export async function removeHostOf(trx: Trx, given: HostOf): Promise<string[]> {
  const own = await hostsOf(trx, given);
  const host = writtenHost(given.host);
  if (host === undefined || !own.includes(host)) {
    return refuse({ code: 'not_one_of', params: { options: own.join(', ') } });
  }
  if (own.length === 1) refuse({ code: 'too_few', params: { count: 1 } });
  await deleteHost(trx, given.instanceId, host);
  return tell(trx, given, own);
}

/** Nobody else changes them until the end of the transaction. */
async function hostsOf(trx: Trx, { instanceId }: HostOf): Promise<string[]> {
  await lockById(trx, instanceId);
  return listHosts(trx, instanceId);
}

async function tell(
  trx: Trx,
  { instanceId, now }: HostOf,
  before: readonly string[],
): Promise<string[]> {
  const { slug, revision } = await keepHosts(trx, instanceId, now);
  const hosts = await listHosts(trx, instanceId);
  const concerned = [...new Set([...hosts, ...before])];
  await announceInstance(trx, { slug, revision: String(revision), hosts: concerned });
  return hosts;
}

function refuse(problem: FieldProblem): never {
  throw new AppError('validation_failed', { fields: { host: [problem] } });
}
