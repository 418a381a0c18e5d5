import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblem } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';
import { hasInstance } from '#core/tenancy/instances/rented-instance.ts';
import type { DomainCheck, DomainCheckQuery } from './child-panel.contract.ts';
import { lookForRecord, recordOf } from './domain-record.ts';
import { hostOf } from './panel-domain.ts';
import { requireTerms } from './panel-terms.ts';

export type DomainDeps = Pick<Deps, 'db' | 'starterDocuments' | 'resolveText'> & { keys: Keys };

/** Whether a panel can have a domain, and what proves it where it is no subdomain. */
export async function checkDomain(
  deps: DomainDeps,
  caller: CustomerCaller,
  { domain, domain_type: domainType }: Pick<DomainCheckQuery, 'domain' | 'domain_type'>,
): Promise<DomainCheck> {
  const { instanceId, customer } = caller;
  const { below } = await deps.db.read(instanceId, (trx) => requireTerms(deps, trx, instanceId));
  const { host, problem } = hostOf({ domain, domainType, below });
  if (host === undefined) {
    const state = problem.code === 'host_reserved' ? 'reserved' : 'invalid';
    return { host: null, state, record: null };
  }
  const state = (await hasInstance(deps, host)) ? 'taken' : 'free';
  if (domainType === 'subdomain' || state === 'taken') return { host, state, record: null };
  const record = await recordOf(deps.keys, { instanceId, customerId: customer.id, host });
  return { host, state, record: { ...record, ...(await lookForRecord(record, deps.resolveText)) } };
}

/** The host that a panel gets; what is wrong with it is said at the field that it was typed into. */
export async function requireDomain(
  deps: DomainDeps,
  caller: CustomerCaller,
  asked: Pick<DomainCheckQuery, 'domain' | 'domain_type'>,
): Promise<string> {
  const { host, state, record } = await checkDomain(deps, caller, asked);
  if (host === null) refuse({ code: state === 'reserved' ? 'host_reserved' : 'invalid_format' });
  if (state === 'taken') refuse({ code: 'taken' });
  if (record === null || record.state === 'found') return host;
  const { name, value, found } = record;
  switch (record.state) {
    case 'missing':
      return refuse({ code: 'domain_unproven', params: { name, value } });
    case 'other':
      return refuse({
        code: 'domain_other_record',
        params: { name, value, found: found.join(', ') },
      });
    case 'unanswered':
      return refuse({ code: 'domain_unanswered', params: { name, value } });
  }
}

export function refuse(problem: FieldProblem): never {
  throw new AppError('validation_failed', { fields: { domain: [problem] } });
}
