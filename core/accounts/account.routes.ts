import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { createKeys } from '#core/secrets/keys.ts';
import type { AccountDeps } from './account-deps.ts';
import { ownDataRoutes } from './deletion/own-data.routes.ts';
import { impersonationRoutes } from './impersonation/impersonation.routes.ts';
import { loginRoutes } from './login/login.routes.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { passwordRoutes } from './passwords/password.routes.ts';
import { unsubscribeRoutes } from './notifications/unsubscribe.routes.ts';
import { gradeRoutes } from './profile/grade.routes.ts';
import { profileChangeRoutes } from './profile/profile-change.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { sessionRoutes } from './sessions/session.routes.ts';
import { socialRoutes } from './social/social.routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts';

/** Everything about who a customer is. */
export function accountRoutes(api: CoreApi, given: Deps): void {
  const deps: AccountDeps = {
    ...given,
    keys: createKeys(given),
    passwords: given.passwords ?? createPasswordHasher(),
  };
  registrationRoutes(api, deps);
  loginRoutes(api, deps);
  passwordRoutes(api, deps);
  sessionRoutes(api, deps);
  twoFactorRoutes(api, deps);
  socialRoutes(api, deps);
  ownDataRoutes(api, deps);
  impersonationRoutes(api, deps);
  profileRoutes(api, deps);
  profileChangeRoutes(api, deps);
  gradeRoutes(api, deps);
  unsubscribeRoutes(api, deps);
}
