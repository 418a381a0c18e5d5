import { findKnownCustomer, type KnownCustomer } from '#core/accounts/customers/known-customer.ts';
import { listPayers } from '#core/accounts/customers/payer.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { foreseePayout } from '#core/billing/payouts/foresee-payout.ts';
import { AppError } from '#core/errors.ts';
import { eraseAccount } from '#core/own-data/deletion/delete-account.ts';
import type { ExportDeps } from '#core/own-data/export/export-customer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { EraseBody, Erased, Erasure } from './erasure.contract.ts';
import { findErasure, insertErasure, lockErasure, removeErasure } from './erasure.store.ts';

/** What staff type: whose account it is. */
const phraseOf = ({ id, email }: Pick<KnownCustomer, 'id' | 'email'>): string => email ?? `#${id}`;

const plain = (text: string) => text.trim().toLowerCase();

export async function showErasure(
  deps: ExportDeps,
  caller: CustomerCaller,
  idInPath: string,
): Promise<Erasure> {
  const { instanceId, customer: staff } = caller;
  const id = BigInt(idInPath);
  const [row, hasMoney, asked, asker] = await deps.db.read(instanceId, async (trx) => {
    const found = await getCustomer(trx, { instanceId, id });
    const erasure = await findErasure(trx, { instanceId, customerId: id });
    const ids = erasure ? [erasure.asked_by] : [];
    const [by] = await listPayers(trx, { instanceId, ids });
    return [found, await isMoneyLeft(trx, { instanceId, id }), erasure, by] as const;
  });
  const foreseen = await foreseePayout(deps, { instanceId, customer: { id } });
  return {
    customer: { id: Number(id), name: row.name, email: row.email },
    ...{ phrase: phraseOf(row), ...foreseen, needs_second: hasMoney },
    obstacle: obstacleOf(row, staff.id) ?? null,
    asked: asked
      ? {
          ...{ by: asker?.name ?? '', at: asked.asked_at.toISOString(), reason: asked.reason },
          ...{ pay_to: asked.pay_to, is_mine: asked.asked_by === staff.id },
        }
      : null,
  };
}

interface Asked {
  customerId: string;
  body: EraseBody;
}

/**
 * Erases a customer as they would themselves. Where there is money, whoever asks first only asks:
 * it is paid out, and where to is looked at by a second person.
 */
export async function eraseByStaff(
  deps: ExportDeps,
  caller: CustomerCaller,
  { customerId, body }: Asked,
): Promise<Erased> {
  const { instanceId, customer: staff } = caller;
  const id = BigInt(customerId);
  const brand = await readBrand(deps, caller);
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await getCustomer(trx, { instanceId, id });
    const obstacle = obstacleOf(row, staff.id);
    if (obstacle) throw new AppError(obstacle);
    const erasure = await lockErasure(trx, { instanceId, customerId: id });
    const reason = requiredField('reason', body.reason ?? erasure?.reason);
    const hasMoney = await isMoneyLeft(trx, { instanceId, id });
    const payTo = body.pay_to ?? erasure?.pay_to ?? undefined;
    if (hasMoney) requiredField('pay_to', payTo);
    const phrase = phraseOf(row);
    if (body.confirmation === undefined || plain(body.confirmation) !== plain(phrase)) {
      throw new AppError('confirmation_needed', { params: { amount: '', phrase } });
    }
    const details = { reason };
    const by = { staffId: staff.id, sessionId: staff.sessionId, customerId: id, details };
    if (hasMoney && !erasure) {
      const at = deps.clock.now();
      const isNew = await insertErasure(trx, {
        ...{ instance_id: instanceId, customer_id: id, reason, pay_to: payTo ?? null },
        ...{ asked_by: staff.id, asked_at: at },
      });
      // A colleague was quicker, and is asked by the page that is read again.
      if (!isNew) throw new AppError('conflict');
      await recordAudit({ ...deps, trx }, caller, { action: 'customer.erasure_asked', ...by });
      return { data: { state: 'waiting' } };
    }
    // Who has asked cannot agree, nor send the money elsewhere than was looked at.
    if (hasMoney && erasure?.asked_by === staff.id) throw new AppError('second_person_needed');
    if (hasMoney && payTo !== (erasure?.pay_to ?? undefined)) throw new AppError('conflict');
    await eraseAccount({ ...deps, trx }, caller, { row, payTo, brand });
    await recordAudit({ ...deps, trx }, caller, { action: 'customer.erased', ...by });
    return { data: { state: 'erased' } };
  });
}

/** Takes back what was asked for; whoever may ask may do so. */
export async function cancelErasure(
  { db, clock }: ExportDeps,
  caller: CustomerCaller,
  idInPath: string,
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const customerId = BigInt(idInPath);
  await db.inInstance(instanceId, async (trx) => {
    if (!(await removeErasure(trx, { instanceId, customerId }))) throw new AppError('not_found');
    await recordAudit({ clock, trx }, caller, {
      ...{ action: 'customer.erasure_canceled', customerId },
      ...{ staffId: staff.id, sessionId: staff.sessionId },
    });
  });
}

async function getCustomer(
  trx: Trx,
  ref: { instanceId: number; id: bigint },
): Promise<KnownCustomer> {
  const row = await findKnownCustomer(trx, ref);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Those of the team lose their roles first, as when they are frozen. */
function obstacleOf({ id, roles }: KnownCustomer, staffId: bigint) {
  if (id === staffId) return 'own_account' as const;
  return roles.length > 0 ? ('member_of_team' as const) : undefined;
}

async function isMoneyLeft(trx: Trx, ref: { instanceId: number; id: bigint }): Promise<boolean> {
  const money = await readMoney(trx, ref);
  const own = [money.balanceMicro, money.referralBalanceMicro, money.taskBalanceMicro];
  return [...own, money.heldMicro, money.debtMicro].some((micro) => micro !== 0n);
}
