import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startTwoFactor } from './start-two-factor.ts';
import * as operations from './two-factor.operations.ts';
import { countRecoveryCodes, hasTwoFactor } from './two-factor.store.ts';

export function twoFactorRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.getTwoFactor, async ({ instanceId, customer }) => {
    const owner = { instanceId, id: customer.id };
    const data = await deps.db.inInstance(instanceId, async (trx) => ({
      is_enabled: await hasTwoFactor(trx, owner),
      recovery_codes_left: await countRecoveryCodes(trx, owner),
    }));
    return { data };
  });

  handle(api, operations.startTwoFactor, async (caller, { body }) => ({
    data: await startTwoFactor(deps, caller, body.current_password),
  }));

  handle(api, operations.confirmTwoFactor, async (caller, { body }) => ({
    data: { recovery_codes: await confirmTwoFactor(deps, caller, body.code) },
  }));

  handle(api, operations.disableTwoFactor, (caller, { body }) =>
    disableTwoFactor(deps, caller, { password: body.current_password, code: body.code }),
  );

  handle(api, operations.renewRecoveryCodes, async (caller, { body }) => {
    const { current_password: password, code } = body;
    return { data: { recovery_codes: await renewRecoveryCodes(deps, caller, { password, code }) } };
  });
}
