import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './api-token.operations.ts';
import { createMainToken, createToken, renewToken } from './create-token.ts';
import {
  endOwnSecret,
  findMainToken,
  isCalled,
  listOwnTokens,
  revokeMainToken,
  revokeToken,
} from './own-tokens.ts';

export function apiTokenRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.getApiToken, async (caller) => ({
    data: (await findMainToken(deps, caller)) ?? null,
  }));

  handle(api, operations.createApiToken, async (caller, { body }) => ({
    data: await createMainToken(deps, caller, body),
  }));

  handle(api, operations.deleteApiToken, (caller) => revokeMainToken(deps, caller));

  handle(api, operations.listApiTokens, async (caller) => ({
    data: await listOwnTokens(deps, caller),
  }));

  handle(api, operations.addApiToken, async (caller, { body }) => ({
    data: await createToken(deps, caller, body),
  }));

  handle(api, operations.renewApiToken, async (caller, { params, body: proof }) => ({
    data: await renewToken(deps, caller, { which: isCalled(params.apiTokenId), proof }),
  }));

  handle(api, operations.revokeApiToken, (caller, { params }) =>
    revokeToken(deps, caller, params.apiTokenId),
  );

  handle(api, operations.endApiSecret, (caller, { params }) => endOwnSecret(deps, caller, params));
}
