import { redirect, type AppLoadContext } from '@remix-run/node';
import { cancelDripFeed } from '#core/fulfilment/dispatch/order-action.operations.ts';
import type { DripFeedRun } from '#core/ordering/orders/drip-feeds/drip-feed.contract.ts';
import { getDripFeed } from '#core/ordering/orders/drip-feeds/drip-feed.operations.ts';
import { refusalOf } from '#app/lib/checkout/checkout-answer.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { countryNames } from '#app/lib/orders/country-names.server.ts';
import { shownWritten } from '#app/lib/orders/shown-written.ts';
import { stateOf } from '#app/lib/orders/order-state.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';

/** A drip-feed and its runs; that of somebody else is not there. */
export async function dripFeedPage(context: AppLoadContext, id: string) {
  try {
    const { data: feed } = await context.core.call(getDripFeed, { params: { dripFeedId: id } });
    return {
      id: feed.id,
      name: unbrokenName(feed.service.name),
      url: feed.url,
      status: feed.status,
      runs: feed.runs,
      made: feed.status === 'unpaid' ? 0 : feed.orders_count,
      minutes: feed.minutes_between_runs,
      written: shownWritten(feed.targetable_values),
      isGuaranteed: feed.is_guarantee,
      isFast: feed.is_speedup,
      countries: await countryNames(context, feed.countries),
      quantity: feed.total_quantity,
      cost: feed.cost,
      refunded: feed.refunded_float > 0 ? feed.refunded : null,
      next: feed.next_run_at,
      createdAt: feed.created_at,
      completedAt: feed.completed_at,
      isCancelable: feed.actions.cancelable,
      runList: feed.run_list.map(runOf),
    };
  } catch (error) {
    return orMissing(error, 'order');
  }
}

export type ShownFeed = Awaited<ReturnType<typeof dripFeedPage>>;
export type Run = ShownFeed['runList'][number];

const runOf = (run: DripFeedRun) => ({
  run: run.run,
  quantity: run.quantity,
  delivered: run.current_quantity,
  cost: run.cost,
  refunded: run.refunded === '0' ? null : run.refunded,
  orderId: run.order_id,
  at: run.starts_at,
  plan: run.state,
  state: run.status && stateOf({ ...run, status: run.status }),
});

/** Starts no further run; a refusal is told on the page. */
export async function cancelRuns(
  context: AppLoadContext,
  id: string,
): Promise<Response | { notice: string; status: number }> {
  try {
    await context.core.call(cancelDripFeed, { params: { dripFeedId: id } });
    return redirect(pagePath('drip-feed/:id', { id }), 303);
  } catch (error) {
    const { status, notice } = refusalOf(error, context.locale);
    return { notice, status };
  }
}
