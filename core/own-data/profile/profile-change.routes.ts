import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { filledIn } from '#core/accounts/customers/stored-text.ts';
import { changeCompany } from './change-company.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { confirmEmail } from './confirm-email.ts';
import { keepAnalyticsIds, keepMarketing } from './keep-origin.ts';
import * as operations from './profile-change.operations.ts';
import { setEmail } from './set-email.ts';

export function profileChangeRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.changeProfile, (caller, { body: { name, language, messengers } }) => {
    const change = {
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language }),
      ...(messengers && { messengers: JSON.stringify(filledIn(messengers)) }),
    };
    return changeProfile(deps, caller, { action: 'profile.changed', change });
  });
  handle(api, operations.changeCompany, (caller, { body }) => changeCompany(deps, caller, body));
  handle(api, operations.changeNotifications, (caller, { body: change }) =>
    changeProfile(deps, caller, { action: 'profile.notifications_changed', change }),
  );
  handle(api, operations.setAnalyticsClientId, (caller, { body }) =>
    keepAnalyticsIds(deps, caller, filledIn(body)),
  );
  handle(api, operations.addMarketingSource, (caller, { body }) =>
    keepMarketing(deps, caller, filledIn(body)),
  );
  handle(api, operations.setEmail, (caller, { body }) => setEmail(deps, caller, body));
  handle(api, operations.changePassword, (caller, { body }) => changePassword(deps, caller, body));
  handle(api, operations.confirmEmail, (caller, { body }) =>
    confirmEmail(deps, caller, body.token),
  );
}
