import { createHash } from 'node:crypto';
import { TOTP } from 'otpauth';
import { insertPasskey, usePasskey } from '#core/accounts/passkeys/passkey.store.ts';
import { confirmTwoFactor } from '#core/accounts/two-factor/confirm-two-factor.ts';
import { startTwoFactor } from '#core/accounts/two-factor/start-two-factor.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

/** Nobody knows the passwords of the history, so whoever asks by one of its callers is believed. */
const passwords = {
  hash: () => Promise.reject(new Error('The history sets no password.')),
  verify: () => Promise.resolve(true),
};

type Securing = DeedOf<'secure account'>;

/** A customer makes the account harder to open for others. */
export async function secureAccount(stage: Stage, troupe: Troupe, deed: Securing): Promise<void> {
  if (deed.by === 'passkey') await addPasskey(stage, troupe, deed);
  else await turnTwoFactorOn(stage, troupe, deed.who);
}

async function turnTwoFactorOn(stage: Stage, troupe: Troupe, who: string): Promise<void> {
  const deps = { ...stage.deps, keys: createKeys(stage.deps), passwords };
  const caller = callerOf(troupe, who);
  const { secret } = await startTwoFactor(deps, caller, '');
  const timestamp = stage.clock.now().getTime();
  await confirmTwoFactor(deps, caller, new TOTP({ secret }).generate({ timestamp }));
}

/** Nobody has what it is the public half of, so it opens nothing. */
async function addPasskey(
  stage: Stage,
  troupe: Troupe,
  { who, name, lastUseAgoMinutes }: Extract<Securing, { by: 'passkey' }>,
): Promise<void> {
  const { deps } = stage;
  const { instanceId } = troupe;
  const { customer } = callerOf(troupe, who);
  const row = await deps.db.inInstance(instanceId, (trx) =>
    insertPasskey(trx, {
      ...{ instance_id: instanceId, customer_id: customer.id, name },
      ...{ credential_id: bytesOf(`${who} id`), public_key: bytesOf(`${who} key`) },
      ...{ sign_count: 0n, transports: ['hybrid', 'internal'], is_backed_up: true },
      created_at: deps.clock.now(),
    }),
  );
  if (!row) return;
  stage.before(lastUseAgoMinutes, async () => {
    const now = deps.clock.now();
    const use = { instanceId, id: row.id, signCount: 0n, isBackedUp: true, now };
    await deps.db.inInstance(instanceId, (trx) => usePasskey(trx, use));
  });
}

const bytesOf = (seed: string): Uint8Array => createHash('sha256').update(seed).digest();
