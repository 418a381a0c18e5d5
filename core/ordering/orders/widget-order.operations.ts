import { customer, operation, visitor } from '#core/platform/operations/operation.contract.ts';
import { widgetQuery } from '#core/tenancy/widgets/widget.contract.ts';
import {
  cardRequestBody,
  orderRequestBody,
  placedAnswer,
  requestAnswer,
  validatedAnswer,
  widgetOrderBody,
  widgetValidateOrderBody,
} from './place-order.contract.ts';

const ofWidget = { method: 'POST', tag: 'Order widget', query: widgetQuery } as const;

const placing = {
  ...ofWidget,
  once: true,
  status: 201,
  refuses: ['not_found', 'forbidden', 'total_changed', 'too_many_requests'],
} as const;

export const placeWidgetOrder = operation({
  ...placing,
  id: 'placeWidgetOrder',
  path: '/api/v1/order-widget/orders',
  summary: 'Orders, and pays out of the balance of who is logged in.',
  who: customer({ impersonated: 'refused' }),
  body: widgetOrderBody,
  answer: placedAnswer,
  answered: 'What was ordered.',
});

const requesting = {
  ...placing,
  who: visitor({ impersonated: 'refused' }),
  answer: requestAnswer,
  answered: 'The same, whether there is an account or not.',
} as const;

export const requestWidgetOrder = operation({
  ...requesting,
  id: 'requestWidgetOrder',
  path: '/api/v1/order-widget/widget-order-requests',
  summary: 'Orders and pays from outside, as a guest by e-mail or as a customer.',
  body: orderRequestBody,
});

export const requestWidgetOrderByCard = operation({
  ...requesting,
  id: 'requestWidgetOrderByCard',
  path: '/api/v1/order-widget/widget-order-requests/recurring-payments-method',
  summary: 'The same with a saved card of who is logged in.',
  body: cardRequestBody,
});

export const validateWidgetOrder = operation({
  ...ofWidget,
  id: 'validateWidgetOrder',
  path: '/api/v1/order-widget/validate-order',
  summary: 'Whether lines could be ordered, for a widget; nothing is written.',
  who: visitor({ frozen: 'allowed' }),
  body: widgetValidateOrderBody,
  answer: validatedAnswer,
  answered: 'All of them could.',
  refuses: ['not_found', 'forbidden'],
});
