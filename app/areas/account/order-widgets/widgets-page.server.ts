import type { AppLoadContext } from '@remix-run/node';
import { WIDGET_GROUPS } from '#core/growth/order-widgets/widget-groups.pure.ts';
import { getWidgetStatistics } from '#core/growth/order-widgets/order-widget.operations.ts';
import { knowWidgets } from '#app/areas/account/widget-forms.server.ts';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { readPeriod } from '#app/lib/periods/read-period.server.ts';

/** What it is for everybody, and the widgets of who is logged in. */
export async function widgetsPage(context: AppLoadContext, query: URLSearchParams) {
  const customer = await context.customer();
  return {
    ...pageText(context, 'order-widget'),
    banners: routeBanners(context, 'order-widget', query),
    share: context.instance.settings.defaultOuterWidgetPartnerPercent ?? 0,
    own: customer && ((await unlessAway(ownWidgets(context, query))) ?? ('away' as const)),
  };
}

async function ownWidgets(context: AppLoadContext, query: URLSearchParams) {
  const group = WIDGET_GROUPS.find((one) => one === query.get('group_by')) ?? 'date';
  const period = readPeriod({ from: query.get('start_date'), to: query.get('end_date') });
  const [known, statistics] = await Promise.all([
    knowWidgets(context),
    context.core.call(getWidgetStatistics, {
      query: { group_by: group, start_date: period.from, end_date: period.to },
    }),
  ]);
  return {
    ...known,
    choice: { group, ...period },
    rows: statistics.data,
    rewards: statistics.meta,
  };
}

export type OwnWidgets = Awaited<ReturnType<typeof ownWidgets>>;
