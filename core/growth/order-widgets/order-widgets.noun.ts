import type { Noun } from '#core/noun.ts';
import { ordersPaid } from '#core/ordering/orders/orders-paid.ts';
import { widgetData } from '#core/tenancy/widgets/keep-widgets.ts';
import { orderWidgetRoutes } from './order-widget.routes.ts';
import { startWidgetRewards } from './start-rewards.ts';
import { widgetCallRoutes } from './widget-call.routes.ts';

export const orderWidgets: Noun = {
  routes(api, parts) {
    orderWidgetRoutes(api, parts);
    widgetCallRoutes(api, parts);
  },
  customerData: widgetData,
  listens: [ordersPaid.call(startWidgetRewards)],
};
