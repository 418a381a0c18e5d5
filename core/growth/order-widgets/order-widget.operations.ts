import { paymentMethodsAnswer } from '#core/billing/payments/payment-method.contract.ts';
import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  changeWidgetBody,
  createWidgetBody,
  orderWidgetAnswer,
  orderWidgetsAnswer,
  widgetPath,
  widgetStatisticsAnswer,
  widgetStatisticsQuery,
} from './order-widget.contract.ts';

const tag = 'Order widgets';
const ALL = '/api/v1/order-widgets';
const OWN = `${ALL}/{id}`;

const change = { tag, who: customer({ impersonated: 'refused' }) } as const;
const ofOne = { params: widgetPath, refuses: ['not_found'] } as const;

export const listOrderWidgets = operation({
  id: 'listOrderWidgets',
  method: 'GET',
  path: ALL,
  tag,
  summary: 'The order widgets of the customer, the latest first.',
  who: customer(),
  answer: orderWidgetsAnswer,
});

export const createOrderWidget = operation({
  ...change,
  id: 'createOrderWidget',
  method: 'POST',
  path: ALL,
  summary: 'One more widget, with a token of its own.',
  limit: { name: 'order-widget-made', capacity: 20, refillSeconds: 60 },
  body: createWidgetBody,
  status: 201,
  answer: orderWidgetAnswer,
});

export const changeOrderWidget = operation({
  ...change,
  ...ofOne,
  id: 'changeOrderWidget',
  method: 'PATCH',
  path: OWN,
  summary: 'Changes a widget; what is left out stays.',
  body: changeWidgetBody,
  bodyIsOptional: true,
  answer: orderWidgetAnswer,
});

export const rotateOrderWidgetToken = operation({
  ...change,
  ...ofOne,
  id: 'rotateOrderWidgetToken',
  method: 'POST',
  path: `${OWN}/token`,
  summary: 'A new token; the one before it opens nothing from now on.',
  limit: { name: 'order-widget-token', capacity: 20, refillSeconds: 60 },
  answer: orderWidgetAnswer,
});

export const removeOrderWidget = operation({
  ...change,
  ...ofOne,
  id: 'removeOrderWidget',
  method: 'DELETE',
  path: OWN,
  summary: 'Removes a widget; what was ordered through it still counts.',
});

export const listWidgetMethods = operation({
  id: 'listMethodsForOrderWidgets',
  method: 'GET',
  path: '/api/v1/payment-methods/get-available-for-order-widget',
  tag,
  summary: 'The ways of paying that a widget can be limited to.',
  who: customer(),
  answer: paymentMethodsAnswer,
});

export const getWidgetStatistics = operation({
  id: 'getOrderWidgetStatistics',
  method: 'GET',
  path: '/api/v1/order-widget-statistics',
  tag,
  summary: 'What was ordered through the widgets of the customer, by one of four groups.',
  who: customer(),
  query: widgetStatisticsQuery,
  answer: widgetStatisticsAnswer,
});
