import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { requireConfirmed } from '#core/money/confirmed-amount.ts';
import { formatAmount } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import type { BulkAction, startBulkActionBody } from './bulk-action.contract.ts';
import {
  changeBulkAction,
  lockBulkAction,
  readBulkFigures,
  readIdsToTreat,
  type BulkActionRow,
  type BulkRef,
} from './bulk-action.store.ts';
import { isTyped, phraseOf } from './bulk-words.pure.ts';
import { showBulkAction, toTreatOf } from './show-bulk-actions.ts';
import { goOn } from './work-on-bulk-action.ts';

interface Start extends OnceKey {
  bulkActionId: string;
  body: z.output<typeof startBulkActionBody> | undefined;
}

/** Begins once somebody has agreed to what moves at most; what was stopped only goes on. */
export function startBulkAction(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, bulkActionId, body = {} }: Start,
): Promise<OnceAnswer> {
  const ref = { instanceId: caller.instanceId, id: BigInt(bulkActionId) };
  return doOnce(deps, caller, {
    ...{ key, route, input: { bulkActionId, body } },
    async work(trx) {
      const action = await holdBulkAction(trx, ref);
      if (action.state === 'ready') await begin(deps, trx, { caller, action, body });
      else if (action.state === 'stopped') await goOnWith(deps, trx, { caller, ref });
      else throw new AppError('already_decided');
      await goOn(deps, trx, ref);
      return { status: 200, value: { data: await showLocked(trx, ref) } };
    },
  });
}

interface Beginning {
  caller: CustomerCaller;
  action: BulkActionRow;
  body: z.output<typeof startBulkActionBody>;
}

async function begin(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  { caller, action, body }: Beginning,
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const { id, kind, q, reason } = action;
  const ref = { instanceId, id };
  const { orders, amountMicro } = toTreatOf(await readBulkFigures(trx, { instanceId, ids: [id] }));
  if (orders === 0) throw new AppError('already_decided');
  const phrase = phraseOf({ orders, amountMicro });
  if (phrase !== undefined && !isTyped(body.confirmation, phrase)) {
    const params = { amount: formatAmount(amountMicro), phrase };
    throw new AppError('confirmation_needed', { params });
  }
  if (phrase === undefined && amountMicro > 0n) {
    requireConfirmed(body.confirmed_amount, amountMicro);
  }
  const started = { state: 'running', started_by: staff.id, started_at: deps.clock.now() } as const;
  await changeBulkAction(trx, ref, started);
  await recordAudit({ ...deps, trx }, caller, {
    action: 'orders.bulk',
    ...{ staffId: staff.id, sessionId: staff.sessionId },
    details: {
      ...{ bulk: String(id), kind, filter: q, ...(reason !== null && { reason }) },
      ...{ count: orders, amount: formatAmount(amountMicro) },
      orders: (await readIdsToTreat(trx, ref)).join(' '),
    },
  });
}

async function goOnWith(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { caller, ref }: { caller: CustomerCaller; ref: BulkRef },
): Promise<void> {
  const { id: staffId, sessionId } = caller.customer;
  await changeBulkAction(trx, ref, { state: 'running' });
  await recordAudit({ clock, trx }, caller, {
    action: 'orders.bulk_resumed',
    ...{ staffId, sessionId },
    details: { bulk: String(ref.id), before: 'stopped', after: 'running' },
  });
}

export async function stopBulkAction(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  bulkActionId: string,
): Promise<BulkAction> {
  const { instanceId, customer: staff } = caller;
  const ref = { instanceId, id: BigInt(bulkActionId) };
  return db.inInstance(instanceId, async (trx) => {
    const action = await holdBulkAction(trx, ref);
    if (action.state !== 'running') throw new AppError('already_decided');
    await changeBulkAction(trx, ref, { state: 'stopped' });
    await recordAudit({ clock, trx }, caller, {
      action: 'orders.bulk_stopped',
      ...{ staffId: staff.id, sessionId: staff.sessionId },
      details: { bulk: String(ref.id), before: action.state, after: 'stopped' },
    });
    return showLocked(trx, ref);
  });
}

async function holdBulkAction(trx: Trx, ref: BulkRef): Promise<BulkActionRow> {
  const action = await lockBulkAction(trx, ref);
  if (!action) throw new AppError('not_found');
  return action;
}

const showLocked = async (trx: Trx, ref: BulkRef): Promise<BulkAction> =>
  showBulkAction(trx, await holdBulkAction(trx, ref));
