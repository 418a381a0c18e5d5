import type { Deps } from '#core/deps.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';
import type { PasswordHasher } from '#core/accounts/passwords/password-hasher.ts';

/** What the use cases of accounts need beside the core's own dependencies. */
export interface AccountDeps extends Deps {
  keys: Keys;
  passwords: PasswordHasher;
}
