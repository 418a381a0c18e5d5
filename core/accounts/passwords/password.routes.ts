import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { askForReset } from './ask-for-reset.ts';
import * as operations from './password.operations.ts';
import { readResetLink } from './read-reset-link.ts';
import { resetPassword } from './reset-password.ts';

export function passwordRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.askForPasswordReset, (caller, { body }) =>
    askForReset(deps, caller, body),
  );
  handle(api, operations.resetPassword, (caller, { body }) => resetPassword(deps, caller, body));
  handle(api, operations.readResetLink, async (caller, { body: { token } }) => ({
    data: await readResetLink(deps, caller, token),
  }));
}
