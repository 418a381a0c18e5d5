import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { findCustomerById } from '#core/accounts/customers/customer.store.ts';
import { issueToken } from '#core/accounts/one-time/one-time-token.ts';
import { proveStepUp } from '#core/accounts/two-factor/prove-step-up.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { ANSWER_MS } from './passkey-rules.pure.ts';
import { passkeySite, userHandleOf } from './passkey-site.ts';
import type { CreationOptions, PasskeyProof, RequestOptions } from './passkey.contract.ts';
import { readPasskeys } from './passkey.store.ts';
import { ALGORITHMS } from './read-answer.ts';
import { requireRoom } from './require-room.ts';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** What a browser makes a passkey with, for who has proven to be the customer. */
export async function askForPasskey(
  deps: AccountDeps,
  caller: CustomerCaller,
  { current_password: password, code }: PasskeyProof,
): Promise<CreationOptions> {
  const { instanceId, customer } = caller;
  await proveStepUp(deps, caller, { password, code });
  const { rpId, brand } = await passkeySite(deps, caller);
  const owner = { instanceId, id: customer.id };
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await findCustomerById(trx, owner);
    if (!row) throw new AppError('unauthorized');
    const known = await readPasskeys(trx, owner);
    requireRoom(known.length);
    // A challenge is nothing but such a token: random, and good for one answer.
    const challenge = await issueToken(
      { ...deps, trx },
      { instanceId, purpose: 'add_passkey', customerId: customer.id },
    );
    return {
      challenge,
      rp: { id: rpId, name: brand.panelName },
      user: {
        id: base64url(userHandleOf(owner)),
        name: row.email ?? row.name,
        displayName: row.name === '' ? (row.email ?? '') : row.name,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: ANSWER_MS,
      excludeCredentials: known.map((one) => ({
        id: base64url(one.credential_id),
        type: 'public-key' as const,
        transports: one.transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  });
}

/** What a browser is asked with for whichever passkey its visitor has here. */
export async function askForPasskeyLogin(
  deps: AccountDeps,
  caller: Caller,
): Promise<RequestOptions> {
  const { instanceId } = caller;
  const { rpId } = await passkeySite(deps, caller);
  const challenge = await deps.db.inInstance(instanceId, (trx) =>
    issueToken({ ...deps, trx }, { instanceId, purpose: 'passkey_login' }),
  );
  return { challenge, rpId, timeout: ANSWER_MS, userVerification: 'required' };
}
