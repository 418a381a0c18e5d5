import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import { returnTry, spendTries } from '#core/platform/limits/rate-limit.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { PROOF_OF_OWNER } from '#core/accounts/customers/account-limits.pure.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { findCustomerById, type CustomerRow } from '#core/accounts/customers/customer.store.ts';

interface Proof {
  password: string | undefined;
  /** The field of the request that the password stands in. */
  field: string;
}

/**
 * Asks for the password again before something that a stolen session must not do. A customer
 * without a password must set one first.
 */
export async function proveOwner(
  deps: AccountDeps,
  caller: CustomerCaller,
  { password, field }: Proof,
): Promise<CustomerRow> {
  const { instanceId, customer } = caller;
  const tries = { instanceId, limit: PROOF_OF_OWNER, subject: `${customer.id}` };
  await spendTries(deps, [tries]);
  const row = await deps.db.inInstance(instanceId, (trx) =>
    findCustomerById(trx, { instanceId, id: customer.id }),
  );
  if (!row) throw new AppError('unauthorized');
  if (password === undefined) {
    throw new AppError('validation_failed', { fields: { [field]: [{ code: 'required' }] } });
  }
  if (!(await deps.passwords.verify(row.password_hash, password))) {
    await deps.db.inInstance(instanceId, (trx) =>
      recordAudit({ ...deps, trx }, caller, {
        action: 'owner.wrong_password',
        outcome: 'refused',
        customerId: customer.id,
        sessionId: customer.sessionId,
      }),
    );
    throw new AppError('validation_failed', { fields: { [field]: [{ code: 'wrong_password' }] } });
  }
  await returnTry(deps, tries);
  return row;
}

/** The same for what a customer without a password may do as well: they have only their session. */
export async function proveIfPassword(
  deps: AccountDeps,
  caller: CustomerCaller,
  proof: Proof,
): Promise<CustomerRow> {
  const { instanceId, customer } = caller;
  const row = await deps.db.inInstance(instanceId, (trx) =>
    findCustomerById(trx, { instanceId, id: customer.id }),
  );
  if (!row) throw new AppError('unauthorized');
  return row.password_hash === null ? row : proveOwner(deps, caller, proof);
}
