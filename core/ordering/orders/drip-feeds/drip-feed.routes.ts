import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { getDripFeed, listDripFeeds } from './drip-feed.operations.ts';
import { getOwnDripFeed, listOwnDripFeeds } from './own-drip-feeds.ts';

export function dripFeedRoutes(api: CoreApi, deps: Deps): void {
  handle(api, listDripFeeds, (caller, { query }) => listOwnDripFeeds(deps, caller, query));
  handle(api, getDripFeed, async (caller, { params }) => ({
    data: await getOwnDripFeed(deps, caller, params.dripFeedId),
  }));
}
