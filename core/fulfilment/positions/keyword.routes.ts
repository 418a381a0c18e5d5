import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { listOrderKeywords } from './keyword.operations.ts';
import { getOwnKeywords } from './own-keywords.ts';

export function keywordRoutes(api: CoreApi, deps: Deps): void {
  handle(api, listOrderKeywords, (caller, { params }) =>
    getOwnKeywords(deps, caller, params.orderId),
  );
}
