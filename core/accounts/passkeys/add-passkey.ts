import type { z } from 'zod';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { findCustomerById } from '#core/accounts/customers/customer.store.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import { takeToken } from '#core/accounts/one-time/one-time-token.ts';
import { recordRefusedToken } from '#core/accounts/one-time/refuse-token.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { addPasskeyBody, Passkey } from './passkey.contract.ts';
import { passkeySite } from './passkey-site.ts';
import { insertPasskey, lockPasskeys, readPasskeys } from './passkey.store.ts';
import { challengeOf, readCreated } from './read-answer.ts';
import { refusedPasskey } from './refused-passkey.ts';
import { requireRoom } from './require-room.ts';
import { showPasskey } from './show-passkey.ts';

/** Keeps what the authenticator has made, and tells the customer of the new way in. */
export async function addPasskey(
  deps: AccountDeps,
  caller: CustomerCaller,
  { name, credential }: z.output<typeof addPasskeyBody>,
): Promise<Passkey> {
  const { instanceId, customer } = caller;
  const owner = { instanceId, id: customer.id };
  const challenge = challengeOf(credential);
  if (challenge === undefined) throw refusedPasskey('passkey_unfit');
  // Used up by the first answer, right or wrong.
  const taken = await deps.db.inInstance(instanceId, (trx) =>
    takeToken({ ...deps, trx }, { instanceId, purpose: 'add_passkey', token: challenge }),
  );
  if (taken?.customerId !== customer.id) {
    await recordRefusedToken(deps, caller, 'add_passkey');
    throw refusedPasskey('passkey_late');
  }
  const site = await passkeySite(deps, caller);
  const made = await readCreated(credential, { challenge, site });
  if (!made) throw refusedPasskey('passkey_unfit');
  return deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    await lockPasskeys(trx, owner);
    requireRoom((await readPasskeys(trx, owner)).length);
    const row = await insertPasskey(trx, {
      instance_id: instanceId,
      customer_id: customer.id,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      sign_count: made.signCount,
      transports: credential.response.transports ?? [],
      name,
      is_backed_up: made.isBackedUp,
      created_at: deps.clock.now(),
    });
    if (!row) throw new AppError('validation_failed', { fields: { credential: [TAKEN] } });
    await recordAudit(parts, caller, {
      action: 'passkey.added',
      customerId: customer.id,
      sessionId: customer.sessionId,
      details: { passkey: String(row.id) },
    });
    const account = await findCustomerById(trx, owner);
    const to = account && noticeTo(account);
    const { brand } = site;
    if (to) {
      await queueNotice(parts, {
        ...{ kind: 'passkeyAdded', instanceId, brand, facts: { passkey: name }, ...to },
      });
    }
    return showPasskey(row);
  });
}

const TAKEN = { code: 'taken' } as const;
