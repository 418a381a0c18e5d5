import type { AppLoadContext } from '@remix-run/node';
import {
  listFreeTrialQuests,
  listFreeTrials,
} from '#core/growth/free-trials/free-trial.operations.ts';
import { visitorOf } from '#app/areas/shop/trials/visitor-of.server.ts';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';

/** What is offered to whoever asks, and what has become of theirs. */
export async function freeTrialsPage(context: AppLoadContext, query: URLSearchParams) {
  const { core } = context;
  const { isEnabled } = context.instance.settings.freeTrial;
  const visitor = await visitorOf(context, pagePath('free-trials'));
  const place = query.get('before') ?? '';
  const cursor = /^\d{1,18}$/.test(place) ? place : undefined;
  const [quests, trials] = await Promise.all([
    isEnabled ? core.call(listFreeTrialQuests) : undefined,
    visitor && core.call(listFreeTrials, { query: { ...(cursor !== undefined && { cursor }) } }),
  ]);
  return {
    ...pageText(context, 'free-trials'),
    banners: routeBanners(context, 'free-trials', query),
    isGuest: !visitor,
    quests: quests?.data ?? [],
    own: trials && { trials: trials.data, next: trials.meta.next, isFirst: cursor === undefined },
  };
}

type FreeTrialsPage = Awaited<ReturnType<typeof freeTrialsPage>>;
export type OwnTrials = NonNullable<FreeTrialsPage['own']>;
