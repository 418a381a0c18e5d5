import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { publishDraft } from './publish-draft.ts';
import * as operations from './publishing.operations.ts';

export function publishingRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.publishDraft, (caller, input) => publishDraft(deps, caller, input));
}
