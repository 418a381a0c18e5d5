import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { grantSession } from '#core/accounts/sessions/send-session.ts';
import { addPasskey } from './add-passkey.ts';
import { askForPasskey, askForPasskeyLogin } from './ask-for-passkey.ts';
import { removePasskey, renamePasskey } from './change-passkeys.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';
import * as operations from './passkey.operations.ts';
import { readPasskeys } from './passkey.store.ts';
import { showPasskey } from './show-passkey.ts';

export function passkeyRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.listPasskeys, async ({ instanceId, customer }) => {
    const owner = { instanceId, id: customer.id };
    const rows = await deps.db.inInstance(instanceId, (trx) => readPasskeys(trx, owner));
    return { data: rows.map(showPasskey) };
  });

  handle(api, operations.askForPasskey, async (caller, { body }) => ({
    data: await askForPasskey(deps, caller, body),
  }));

  handle(api, operations.addPasskey, async (caller, { body }) => ({
    data: await addPasskey(deps, caller, body),
  }));

  handle(api, operations.renamePasskey, (caller, { params, body }) =>
    renamePasskey(deps, caller, { ...params, ...body }),
  );

  handle(api, operations.removePasskey, (caller, { params, body }) =>
    removePasskey(deps, caller, { ...params, ...body }),
  );

  handle(api, operations.askForPasskeyLogin, async (caller, _input, c) => {
    c.header('cache-control', 'no-store');
    return { data: await askForPasskeyLogin(deps, caller) };
  });

  handle(api, operations.logInByPasskey, async (caller, { body }, c) =>
    grantSession(c, await logInByPasskey(deps, caller, body.credential)),
  );
}
