import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { cancelSchedule, listSchedule } from './list-schedule.ts';
import { publishDraft } from './publish-draft.ts';
import * as operations from './publishing.operations.ts';
import { schedulePublication } from './schedule-publication.ts';

export function publishingRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.publishDraft, (caller, input) => publishDraft(deps, caller, input));
  handle(api, operations.schedulePublication, (caller, input) =>
    schedulePublication(deps, caller, input),
  );
  handle(api, operations.listSchedule, (caller) => listSchedule(deps, caller));
  handle(api, operations.cancelSchedule, async (caller, { params }) => ({
    data: await cancelSchedule(deps, caller, BigInt(params.scheduleId)),
  }));
}
