import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { dashboardAnswer, statisticsAnswer, statisticsQuery } from './statistics.contract.ts';

const reading = { method: 'GET', tag: 'Orders', who: customer() } as const;

export const getOrderStatistics = operation({
  ...reading,
  id: 'getOrderStatistics',
  path: '/api/v1/orders/statistics',
  summary: 'What the customer has ordered, by time or by what it was.',
  query: statisticsQuery,
  answer: statisticsAnswer,
  answered: 'With the sums of all of it.',
});

export const getDashboard = operation({
  ...reading,
  id: 'getDashboard',
  path: '/api/v1/dashboard',
  summary: 'How many orders the customer has, and the last ones.',
  answer: dashboardAnswer,
  answered: 'Of all that was ever ordered.',
});
