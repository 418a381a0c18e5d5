import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { markOfBrowser } from '#core/accounts/one-time/browser-cookie.ts';
import { grantSession } from '#core/accounts/sessions/send-session.ts';
import { exchangeToken } from './exchange-token.ts';
import { logIn } from './log-in.ts';
import * as operations from './login.operations.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { sendAdmission } from './send-admission.ts';

export function loginRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.logIn, async (caller, { body }, c) =>
    sendAdmission(c, await logIn(deps, caller, body)),
  );
  handle(api, operations.passSecondFactor, async (caller, { body }, c) =>
    grantSession(c, await passSecondFactor(deps, caller, body)),
  );
  handle(api, operations.exchangeLoginToken, async (caller, { body }, c) => {
    const browserMark = markOfBrowser(c, caller.origin);
    return sendAdmission(c, await exchangeToken(deps, caller, { ...body, browserMark }));
  });
}
