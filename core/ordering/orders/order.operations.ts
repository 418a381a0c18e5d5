import { customer, operation, visitor } from '#core/platform/operations/operation.contract.ts';
import { ORDERS_PLACED } from './order-limits.pure.ts';
import {
  orderAnswer,
  orderBriefsAnswer,
  orderBriefsQuery,
  orderHistoryAnswer,
  orderMethodsAnswer,
  orderPath,
  ordersAnswer,
  ordersQuery,
} from './order.contract.ts';
import {
  BALANCE,
  payByBalanceBody,
  payByInvoiceBody,
  placedAnswer,
  placeOrderBody,
  validatedAnswer,
  validateOrderBody,
} from './place-order.contract.ts';

const paying = {
  method: 'POST',
  tag: 'Orders',
  who: customer({ impersonated: 'refused', token: 'order' }),
  limit: ORDERS_PLACED,
  once: true,
  status: 201,
  answer: placedAnswer,
  answered: 'What was ordered, and what comes next.',
} as const;

export const placeOrder = operation({
  ...paying,
  id: 'placeOrder',
  path: '/api/v1/orders',
  summary: 'Orders what stands in the lines, and pays it or says how to.',
  body: placeOrderBody,
  refuses: ['not_found', 'total_changed'],
  public: {
    key: 'order-7f3a',
    body: {
      orders: [
        { service_id: 107, quantity: 1000, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      ],
      payment_method_id: BALANCE,
    },
  },
});

const payingAgain = {
  ...paying,
  params: orderPath,
  bodyIsOptional: true,
  refuses: ['not_found', 'total_changed', 'conflict'],
} as const;

export const payOrderByInvoice = operation({
  ...payingAgain,
  id: 'payOrderByInvoice',
  path: '/api/v1/orders/{orderId}/pay-by-invoice',
  summary: 'Another try to pay an unpaid order from outside.',
  // A program pays by the balance alone.
  who: customer({ impersonated: 'refused' }),
  body: payByInvoiceBody,
});

export const payOrderByBalance = operation({
  ...payingAgain,
  id: 'payOrderByBalance',
  path: '/api/v1/orders/{orderId}/pay-by-balance',
  summary: 'Pays an unpaid order out of the balance.',
  body: payByBalanceBody,
  public: { key: 'pay-23501', params: { orderId: '23501' }, body: {} },
});

const reading = { method: 'GET', tag: 'Orders', who: customer({ token: 'read' }) } as const;

export const listOrders = operation({
  ...reading,
  id: 'listOrders',
  path: '/api/v1/orders',
  summary: 'The orders of the customer, the newest first.',
  query: ordersQuery,
  answer: ordersAnswer,
  answered: 'As many as a page has.',
  public: { query: { status: 'completed' } },
});

export const listOrderBriefs = operation({
  ...reading,
  id: 'listOrderBriefs',
  path: '/api/v1/orders/briefs',
  summary: 'Orders by their ids, with no more than what names them and how they ended.',
  query: orderBriefsQuery,
  answer: orderBriefsAnswer,
  answered: 'In the order in which they were placed.',
  public: { query: { ids: '23501,23502' } },
});

export const getOrderHistory = operation({
  ...reading,
  id: 'getOrderHistory',
  path: '/api/v1/orders/{orderId}/history',
  summary: 'What has happened to an order, the first first.',
  params: orderPath,
  answer: orderHistoryAnswer,
  answered: 'Nothing before it was paid.',
  public: { params: { orderId: '23501' } },
  refuses: ['not_found'],
});

export const getOrder = operation({
  ...reading,
  id: 'getOrder',
  path: '/api/v1/orders/{orderId}',
  summary: 'An order of the customer, as it is now.',
  params: orderPath,
  answer: orderAnswer,
  answered: 'The order.',
  public: { params: { orderId: '23501' } },
  refuses: ['not_found'],
});

export const listOrderMethods = operation({
  ...reading,
  id: 'listOrderMethods',
  path: '/api/v1/orders/{orderId}/payment-methods',
  who: customer(),
  summary: 'By which ways an unpaid order of the customer can be paid.',
  params: orderPath,
  answer: orderMethodsAnswer,
  refuses: ['not_found'],
});

export const validateOrder = operation({
  id: 'validateOrder',
  method: 'POST',
  path: '/validate-order',
  tag: 'Orders',
  summary: 'Whether lines could be ordered, with the problems of each; nothing is written.',
  who: visitor({ frozen: 'allowed', token: 'read' }),
  body: validateOrderBody,
  answer: validatedAnswer,
  answered: 'All of them could.',
});
