import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { getApiCall, listApiCalls } from './api-call.operations.ts';
import { getOwnCall, listOwnCalls } from './own-calls.ts';

export function apiCallRoutes(api: CoreApi, deps: Deps): void {
  handle(api, listApiCalls, (caller, { query }) => listOwnCalls(deps, caller, query));
  handle(api, getApiCall, async (caller, { params }) => ({
    data: await getOwnCall(deps, caller, params.callId),
  }));
}
