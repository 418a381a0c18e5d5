import type { Trx } from '#core/platform/db/database.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerRef } from '#core/accounts/customers/customer.store.ts';
import { openSecret } from './sealed-secret.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { stepOfCode } from './totp.ts';
import { findTotp, spendRecoveryCode, spendStep } from './two-factor.store.ts';

type Parts = Pick<AccountDeps, 'clock' | 'keys'> & { trx: Trx };

/** Which factor a code proves, and uses it up: each step of the app and each code counts once. */
export async function checkSecondFactor(
  { clock, keys, trx }: Parts,
  owner: CustomerRef,
  code: string,
): Promise<'app' | 'recovery' | undefined> {
  const totp = await findTotp(trx, owner);
  if (!totp?.confirmed_at) return undefined;
  const now = clock.now();
  if (await isNewStep({ clock, keys, trx }, owner, { sealed: totp.secret, code })) return 'app';
  const hash = hashRecoveryCode(code);
  return (await spendRecoveryCode(trx, owner, { hash, now })) ? 'recovery' : undefined;
}

/** Whether a code of the app is right and was not used before. */
export async function isNewStep(
  { clock, keys, trx }: Parts,
  owner: CustomerRef,
  { sealed, code }: { sealed: Uint8Array; code: string },
): Promise<boolean> {
  const digits = code.replace(/\s+/g, '');
  if (!/^\d{6}$/.test(digits)) return false;
  const step = stepOfCode(await openSecret(keys, owner, sealed), digits, clock.now());
  return step !== undefined && spendStep(trx, owner, step);
}
