import { TOTP } from 'otpauth';
import { confirmTwoFactor } from '#core/accounts/two-factor/confirm-two-factor.ts';
import { startTwoFactor } from '#core/accounts/two-factor/start-two-factor.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { callerOf, type Stage, type Troupe } from './stage.ts';

/** Nobody knows the passwords of the history, so whoever asks by one of its callers is believed. */
const passwords = {
  hash: () => Promise.reject(new Error('The history sets no password.')),
  verify: () => Promise.resolve(true),
};

export async function turnTwoFactorOn(stage: Stage, troupe: Troupe, who: string): Promise<void> {
  const deps = { ...stage.deps, keys: createKeys(stage.deps), passwords };
  const caller = callerOf(troupe, who);
  const { secret } = await startTwoFactor(deps, caller, '');
  const timestamp = stage.clock.now().getTime();
  await confirmTwoFactor(deps, caller, new TOTP({ secret }).generate({ timestamp }));
}
