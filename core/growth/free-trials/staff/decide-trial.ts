import type { Updateable } from 'kysely';
import { findPayer } from '#core/accounts/customers/payer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { checkFreeOrder, placeFreeOrder } from '#core/ordering/orders/place-free-order.ts';
import type { AuditAction } from '#core/platform/audit/audit-words.pure.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { readRevisionIn } from '#core/tenancy/instances/read-revision.ts';
import { trialIdOf } from '../free-trial.contract.ts';
import { lockTrial, writeTrial, type TrialRow } from '../free-trial.store.ts';
import type { FreeTrialsTable } from '../free-trial.tables.ts';
import { readProgram } from '../read-quests.ts';
import { showTrial } from '../show-trial.ts';
import { deedsOn, type TrialDeed } from '../trial-status.pure.ts';
import { SOURCE } from '../take-trial.ts';
import { tellOfTrial } from './tell-of-trial.ts';

interface Asked extends OnceKey {
  idInPath: string;
}

/** Places the free order that was promised, for the link that was sent. */
export function approveTrial(
  deps: Deps,
  caller: CustomerCaller,
  asked: Asked,
): Promise<OnceAnswer> {
  return decide(deps, caller, {
    ...{ ...asked, deed: 'approve', body: {} },
    async work(trx, row) {
      const orderId = await placeFor(trx, deps, row);
      return {
        change: { status: 'approved', order_id: orderId },
        action: 'trial.approved',
        details: { order: String(orderId) },
      };
    },
  });
}

/** Gives the place back; the customer reads why. */
export function refuseTrial(
  deps: Deps,
  caller: CustomerCaller,
  asked: Asked & { body: { reason?: string | undefined } },
): Promise<OnceAnswer> {
  return decide(deps, caller, {
    ...{ ...asked, deed: 'refuse' },
    work() {
      const reason = requiredField('reason', asked.body.reason);
      return Promise.resolve({
        change: { status: 'refused', reason },
        ...{ action: 'trial.refused', details: { reason } },
      });
    },
  });
}

async function placeFor(trx: Trx, deps: Deps, row: TrialRow): Promise<bigint> {
  const { instance_id: instanceId, customer_id: customerId } = row;
  const payer = await findPayer(trx, { instanceId, id: customerId });
  if (!payer || payer.isFrozen) throw new AppError('customer_frozen');
  const { language, gradeId } = payer;
  const revision = await readRevisionIn(trx, instanceId);
  const free = { instanceId, language, revision, quantity: row.quantity, url: row.url ?? '' };
  const line = await checkFreeOrder(trx, deps, {
    ...{ ...free, service: row.service_slug },
    buyer: { customerId, gradeId, declaredCountry: undefined },
  }).catch((error: unknown) => {
    const isRefused = error instanceof AppError && error.code === 'validation_failed';
    throw isRefused ? new AppError('trial_impossible', { cause: error }) : error;
  });
  const given = { instanceId, customerId, line, source: SOURCE, placedAt: row.origin ?? '' };
  return (await placeFreeOrder(trx, deps, given)).id;
}

interface Outcome {
  change: Updateable<FreeTrialsTable>;
  action: Extract<AuditAction, `trial.${string}`>;
  details: Record<string, string>;
}

interface Decision extends Asked {
  deed: TrialDeed;
  body: object;
  work(trx: Trx, row: TrialRow): Promise<Outcome>;
}

/** The second of two at once is refused; what is done, told and noted down is one transaction. */
function decide(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, idInPath, deed, body, work }: Decision,
): Promise<OnceAnswer> {
  const { clock } = deps;
  const { instanceId, customer, language } = caller;
  const id = trialIdOf(idInPath);
  if (id === undefined) throw new AppError('not_found');
  return doOnce(deps, caller, {
    ...{ key, route, input: { idInPath, body } },
    async work(trx) {
      const row = await lockTrial(trx, { instanceId, id });
      if (!row) throw new AppError('not_found');
      if (row.customer_id === customer.id) throw new AppError('own_account');
      if (!deedsOn(row.status).includes(deed)) throw new AppError('already_decided');
      const { change, action, details } = await work(trx, row);
      const now = clock.now();
      const decided = { ...change, decided_at: now, decided_by: customer.id };
      const written = await writeTrial(trx, row, decided);
      await tellOfTrial({ ...deps, trx, instanceId }, written);
      await recordAudit({ clock, trx }, caller, {
        ...{ action, customerId: row.customer_id },
        ...{ staffId: customer.id, sessionId: customer.sessionId },
        details: {
          ...{ trial: String(row.id), quest: row.quest_id, service: row.service_id, ...details },
        },
      });
      const { quests } = await readProgram(trx, instanceId);
      const shown = { instanceId, language, quests, now };
      return { status: 200, value: { data: await showTrial(trx, shown, written) } };
    },
  });
}
