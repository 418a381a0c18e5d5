import type { CoreApi } from '#core/platform/http/core-env.ts';
import { sendDone } from '#core/platform/http/send.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { sendSession } from '#core/accounts/sessions/send-session.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { readRegistrationLink } from './read-registration-link.ts';
import { register } from './register.ts';
import * as operations from './registration.operations.ts';

export function registrationRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.register, async (caller, { body }) => {
    await register(deps, caller, body);
    const { name, email, account_type } = body;
    return { data: { name, email, account_type, is_confirmed: false as const } };
  });
  handle(api, operations.confirmRegistration, async (caller, { body }, c) => {
    const session = await confirmRegistration(deps, caller, body);
    return session ? sendSession(c, session) : sendDone(c);
  });
  handle(api, operations.readRegistrationLink, async (caller, { body }) => ({
    data: await readRegistrationLink(deps, caller, body),
  }));
}
