import type { z } from 'zod';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { readAffiliateCode } from '#core/accounts/customers/affiliate-code.ts';
import { admit, type Admission } from '#core/accounts/login/admit.ts';
import { spendForeignToken } from '#core/accounts/one-time/one-time-token.ts';
import { recordRefusedToken } from '#core/accounts/one-time/refuse-token.ts';
import { enterBySocial } from './enter-by-social.ts';
import { readCredential } from './google.ts';
import type { oneTapBody } from './social.contract.ts';

type OneTap = z.infer<typeof oneTapBody> & { clientId: string };

/** Signs in by what Google has handed to its button: good once, although it names no visit. */
export async function enterByOneTap(
  deps: AccountDeps,
  caller: Caller,
  { clientId, credential, affiliate_code: given }: OneTap,
): Promise<Admission> {
  const read = await readCredential({ clientId, clock: deps.clock }, credential).catch(
    (cause: unknown) => {
      throw new AppError('unavailable', { cause });
    },
  );
  if (!read || !(await isFirstUse(deps, caller, read))) {
    await recordRefusedToken(deps, caller, 'one_tap');
    throw new AppError('validation_failed', { fields: { credential: [{ code: 'expired' }] } });
  }
  const { instanceId } = caller;
  const affiliateCode = await readAffiliateCode(deps, { instanceId, given });
  const entry = { provider: 'google' as const, person: read.person, affiliateCode };
  const customer = await enterBySocial(deps, caller, entry);
  // Somebody has the address whose owner nobody has proved: they log in and connect.
  if (!customer) throw new AppError('conflict');
  return admit(deps, caller, customer);
}

function isFirstUse(
  deps: AccountDeps,
  { instanceId }: Caller,
  { signed: token, expiresAt }: { signed: string; expiresAt: Date },
): Promise<boolean> {
  return deps.db.inInstance(instanceId, (trx) =>
    spendForeignToken({ ...deps, trx }, { instanceId, token, expiresAt }),
  );
}
