import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { findCustomerById, type CustomerRow } from '#core/accounts/customers/customer.store.ts';
import { LOGIN_OF_ADDRESS } from '#core/accounts/login/login-limits.ts';
import { openSession } from '#core/accounts/login/open-session.ts';
import { takeToken } from '#core/accounts/one-time/one-time-token.ts';
import { recordRefusedToken } from '#core/accounts/one-time/refuse-token.ts';
import type { StartedSession } from '#core/accounts/sessions/start-session.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { returnTry, spendTries } from '#core/platform/limits/rate-limit.ts';
import type { ShownCredential } from './passkey.contract.ts';
import { passkeySite, userHandleOf } from './passkey-site.ts';
import { findPasskey, usePasskey, type PasskeyRow } from './passkey.store.ts';
import { challengeOf, readShown } from './read-answer.ts';
import { refusedPasskey } from './refused-passkey.ts';

/**
 * Signs in by a passkey: what somebody has, and a finger, a face or a code that its device has
 * asked for. So nothing else is asked. Whether a passkey is known changes no word of a refusal.
 */
export async function logInByPasskey(
  deps: AccountDeps,
  caller: Caller,
  credential: ShownCredential,
): Promise<StartedSession> {
  const { instanceId } = caller;
  const ofAddress = { instanceId, limit: LOGIN_OF_ADDRESS, subject: caller.address };
  await spendTries(deps, [ofAddress]);
  const challenge = challengeOf(credential);
  // Used up by the first answer, right or wrong.
  const taken =
    challenge !== undefined &&
    (await deps.db.inInstance(instanceId, (trx) =>
      takeToken({ ...deps, trx }, { instanceId, purpose: 'passkey_login', token: challenge }),
    ));
  if (!taken) {
    await recordRefusedToken(deps, caller, 'passkey_login');
    throw refusedPasskey('passkey_late');
  }
  const found = await findOwner(deps, caller, credential);
  const isProven =
    found !== undefined && (await isShown(deps, caller, { credential, challenge, found }));
  // A published account is nobody's on a live instance.
  const isClosed = found?.customer.is_demo === true && !deps.isDemo;
  if (!isProven || isClosed) {
    await deps.db.inInstance(instanceId, (trx) =>
      recordAudit({ ...deps, trx }, caller, {
        action: 'login.wrong_passkey',
        outcome: 'refused',
        customerId: found?.customer.id,
      }),
    );
    throw refusedPasskey('wrong_passkey');
  }
  await returnTry(deps, ofAddress);
  return openSession(deps, caller, found.customer);
}

interface Found {
  passkey: PasskeyRow;
  customer: CustomerRow;
}

async function findOwner(
  deps: AccountDeps,
  { instanceId }: Caller,
  { id, response }: ShownCredential,
): Promise<Found | undefined> {
  const credentialId = Buffer.from(id, 'base64url');
  return deps.db.inInstance(instanceId, async (trx) => {
    const passkey = await findPasskey(trx, { instanceId, credentialId });
    if (!passkey) return undefined;
    const ref = { instanceId, id: passkey.customer_id };
    const customer = await findCustomerById(trx, ref);
    const handle = Buffer.from(userHandleOf(ref)).toString('base64url');
    const isTheirs = response.userHandle === undefined || response.userHandle === handle;
    return customer && isTheirs ? { passkey, customer } : undefined;
  });
}

/** Whether the answer is right and its authenticator has counted on. */
async function isShown(
  deps: AccountDeps,
  caller: Caller,
  {
    credential,
    challenge,
    found,
  }: { credential: ShownCredential; challenge: string; found: Found },
): Promise<boolean> {
  const { instanceId } = caller;
  const { passkey } = found;
  const site = await passkeySite(deps, caller);
  const shown = await readShown(credential, { challenge, site, passkey });
  if (!shown) return false;
  const use = { instanceId, id: passkey.id, ...shown, now: deps.clock.now() };
  return deps.db.inInstance(instanceId, (trx) => usePasskey(trx, use));
}
