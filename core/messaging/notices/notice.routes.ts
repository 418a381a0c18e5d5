import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { listNotices, readAllNotices, readNotice } from './notice.operations.ts';
import { listOwnNotices, readAllOwnNotices, readOwnNotice } from './own-notices.ts';

export function noticeRoutes(api: CoreApi, deps: Deps): void {
  handle(api, listNotices, (caller, { query }) => listOwnNotices(deps, caller, query));
  handle(api, readNotice, async (caller, { params }) => ({
    data: await readOwnNotice(deps, caller, params.noticeId),
  }));
  handle(api, readAllNotices, (caller, { body }) => readAllOwnNotices(deps, caller, body.until));
}
