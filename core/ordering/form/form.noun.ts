import type { Noun } from '#core/noun.ts';
import { orderCostRoutes } from './order-cost.routes.ts';

export const form: Noun = {
  routes: (api, parts) => orderCostRoutes(api, parts),
};
