import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { addVideoAccount } from './add-video-account.ts';
import { listVideoAccounts } from './own-video-accounts.ts';
import { removeVideoAccount } from './remove-video-account.ts';
import { verifyCode, verifySubscriptions } from './verify-video-account.ts';
import * as operations from './video-account.operations.ts';

export function videoAccountRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listVideoAccounts, (caller) => listVideoAccounts(deps, caller));
  handle(api, operations.addVideoAccount, async (caller, { body }) => ({
    data: await addVideoAccount(deps, caller, body.youtube_channel_url),
  }));
  handle(api, operations.removeVideoAccount, (caller, { params }) =>
    removeVideoAccount(deps, caller, params.id),
  );
  handle(api, operations.verifyVideoCode, async (caller, { params }) => ({
    data: await verifyCode(deps, caller, params.id),
  }));
  handle(api, operations.verifyVideoSubscriptions, async (caller, { params }) => ({
    data: await verifySubscriptions(deps, caller, params.id),
  }));
}
