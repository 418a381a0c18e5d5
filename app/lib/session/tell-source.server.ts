import type { AppLoadContext } from '@remix-run/node';
import {
  addMarketingSource,
  setAnalyticsClientId,
} from '#core/own-data/profile/profile-change.operations.ts';
import { withoutCore } from '../core/without-core.server.ts';

/** Tells the account of whoever has just come in where they came from, and how counters know them. */
export async function tellSource(context: AppLoadContext): Promise<void> {
  const { core, source } = context;
  const marketing = Object.entries(source.fields).filter(([name]) => name.startsWith('marketing_'));
  await Promise.all([
    tellCounterIds(context),
    marketing.length > 0 &&
      withoutCore(context, () =>
        core.call(addMarketingSource, { body: Object.fromEntries(marketing) }),
      ),
  ]);
  source.forget();
}

/** A counter that was allowed after the login has made its id since. */
export async function tellCounterIds(context: AppLoadContext): Promise<void> {
  const { core, counterIds: body } = context;
  if (Object.keys(body).length === 0) return;
  await withoutCore(context, () => core.call(setAnalyticsClientId, { body }));
}
