import { operation, visitor } from '#core/platform/operations/operation.contract.ts';
import { widgetQuery } from '#core/tenancy/widgets/widget.contract.ts';
import {
  costsBody,
  quantitiesBody,
  serviceCostsAnswer,
  totalCostAnswer,
  totalCostBody,
} from './order-cost.contract.ts';

/** Guests may call this often, so requests must be short. */
const mostBytes = 256 * 1024;

export const getServiceCosts = operation({
  id: 'getServiceCosts',
  method: 'POST',
  path: '/api/v1/services/cost',
  tag: 'Orders',
  summary: 'What services cost in their quantities, for so many publications.',
  who: visitor({ frozen: 'allowed' }),
  mostBytes,
  body: costsBody,
  answer: serviceCostsAnswer,
  answered: 'With the lines that explain each cost.',
  public: { body: { services: [{ service_id: 107, quantity: 1000 }] } },
});

const quantities = {
  method: 'POST',
  who: visitor({ frozen: 'allowed' }),
  mostBytes,
  body: quantitiesBody,
  answer: serviceCostsAnswer,
  answered:
    'The least quantity that is sold where the sum pays for none; its cost is above the sum then.',
} as const;

export const getQuantitiesByCost = operation({
  ...quantities,
  id: 'getQuantitiesByCost',
  path: '/api/v1/services/quantity-by-cost',
  tag: 'Orders',
  summary: 'The largest quantity of each service that costs no more than a sum.',
  public: { body: { services: [{ service_id: 107, desired_cost: '10' }] } },
});

const total = {
  method: 'POST',
  who: visitor({ frozen: 'allowed' }),
  mostBytes,
  body: totalCostBody,
  answer: totalCostAnswer,
  answered: 'With the lines that explain it.',
  refuses: ['not_found', 'too_many_requests'],
} as const;

export const getTotalCost = operation({
  ...total,
  id: 'getTotalCost',
  path: '/api/v1/orders/total-cost',
  tag: 'Orders',
  summary: 'What the lines of an order form cost, with coupon and way of paying.',
  who: visitor({ frozen: 'allowed', token: 'read' }),
});

const ofWidget = { tag: 'Order widget', query: widgetQuery } as const;

export const getWidgetQuantitiesByCost = operation({
  ...quantities,
  ...ofWidget,
  id: 'getWidgetQuantitiesByCost',
  path: '/api/v1/order-widget/services/quantity-by-cost',
  summary: 'The largest quantity of each service that costs no more than a sum, for a widget.',
  refuses: ['not_found', 'forbidden'],
});

export const getWidgetTotalCost = operation({
  ...total,
  ...ofWidget,
  id: 'getWidgetTotalCost',
  path: '/api/v1/order-widget/services/total-cost',
  summary: 'What the lines of an order widget cost, with coupon and way of paying.',
  refuses: ['not_found', 'forbidden', 'too_many_requests'],
});
