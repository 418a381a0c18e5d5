import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { findCustomerById, type CustomerRef } from '#core/accounts/customers/customer.store.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import { proveStepUp } from '#core/accounts/two-factor/prove-step-up.ts';
import { AppError } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { PasskeyProof } from './passkey.contract.ts';
import { deletePasskey, readPasskeys, renamePasskeyRow } from './passkey.store.ts';

export async function renamePasskey(
  deps: AccountDeps,
  { instanceId, customer }: CustomerCaller,
  { passkeyId, name: given }: { passkeyId: string; name?: string | undefined },
): Promise<void> {
  const ref = { instanceId, id: customer.id, passkeyId: numberOf(passkeyId) };
  await deps.db.inInstance(instanceId, async (trx) => {
    await requireOwn(trx, ref);
    const name = requiredField('name', given);
    if (!(await renamePasskeyRow(trx, { ...ref, name }))) throw new AppError('not_found');
  });
}

/** From now on it opens nothing, and its owner is told. */
export async function removePasskey(
  deps: AccountDeps,
  caller: CustomerCaller,
  { passkeyId, current_password: password, code }: PasskeyProof & { passkeyId: string },
): Promise<void> {
  const { instanceId, customer } = caller;
  const owner = { instanceId, id: customer.id };
  const ref = { ...owner, passkeyId: numberOf(passkeyId) };
  await deps.db.inInstance(instanceId, (trx) => requireOwn(trx, ref));
  await proveStepUp(deps, caller, { password, code });
  const brand = await readBrand(deps, caller);
  await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const removed = await deletePasskey(trx, ref);
    if (!removed) throw new AppError('not_found');
    await recordAudit(parts, caller, {
      action: 'passkey.removed',
      customerId: customer.id,
      sessionId: customer.sessionId,
      details: { passkey: String(ref.passkeyId) },
    });
    const row = await findCustomerById(trx, owner);
    const to = row && noticeTo(row);
    const facts = { passkey: removed.name };
    if (to) await queueNotice(parts, { kind: 'passkeyRemoved', instanceId, brand, facts, ...to });
  });
}

/** What is another's is not there, whatever else is wrong. */
async function requireOwn(
  trx: Trx,
  { passkeyId, ...owner }: CustomerRef & { passkeyId: bigint },
): Promise<void> {
  const own = await readPasskeys(trx, owner);
  if (!own.some(({ id }) => id === passkeyId)) throw new AppError('not_found');
}

function numberOf(idInPath: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(idInPath)) throw new AppError('not_found');
  return BigInt(idInPath);
}
