import { orderPath } from '#core/ordering/orders/order.contract.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  checkAnswer,
  checkPath,
  checksAnswer,
  checksQuery,
  createCheckBody,
  sendWordsBody,
  tasksAnswer,
  tasksQuery,
  viewerCommentsAnswer,
  viewerCommentsQuery,
} from './task.contract.ts';

const TASKS = '/api/v1/tasks';
const CHECKS = '/api/v1/checks';
const ONE = `${CHECKS}/{checkId}`;
const tag = 'Tasks';
/** What is earned by watching is earned by whoever owns the channel. */
const ownersOnly = customer({ impersonated: 'refused' });
const limit: Limit = { name: 'task-checks', capacity: 40, refillSeconds: 5 };

export const listTasks = operation({
  id: 'listTasks',
  method: 'GET',
  path: TASKS,
  tag,
  summary: 'Tasks that the customer can do with one of their channels.',
  who: customer(),
  query: tasksQuery,
  answer: tasksAnswer,
  answered: 'A page of them; none without a verified channel.',
  refuses: ['not_found'],
});

export const createCheck = operation({
  id: 'createCheck',
  method: 'POST',
  path: CHECKS,
  tag,
  summary: 'Takes a place of a task and holds it for 30 minutes.',
  who: ownersOnly,
  limit,
  once: true,
  body: createCheckBody,
  answer: checkAnswer,
  status: 201,
  refuses: ['not_found'],
});

const step = {
  method: 'POST',
  tag,
  who: ownersOnly,
  limit,
  params: checkPath,
  answer: checkAnswer,
} as const;

export const startCheck = operation({
  ...step,
  id: 'startCheck',
  path: `${ONE}/start`,
  summary: 'The video was opened: the seconds count from now on.',
  answered: 'The check; started again, it stays as it was.',
  refuses: ['not_found', 'conflict', 'check_expired'],
});

export const endCheck = operation({
  ...step,
  id: 'endCheck',
  path: `${ONE}/end`,
  summary: 'The video was watched; refused before its seconds are over.',
  answered: 'The check; ended again, it stays as it was.',
  refuses: ['not_found', 'conflict', 'check_expired', 'validation_failed'],
});

export const sendCheck = operation({
  ...step,
  id: 'sendCheck',
  path: `${ONE}/check`,
  summary: 'Says what one thinks of the video, which is looked at at once.',
  body: sendWordsBody,
  bodyIsOptional: true,
  answered: 'The check, which waits to be rewarded.',
  refuses: ['not_found', 'conflict', 'check_expired'],
});

export const listChecks = operation({
  id: 'listChecks',
  method: 'GET',
  path: CHECKS,
  tag,
  summary: 'The checks of the customer.',
  who: customer(),
  query: checksQuery,
  answer: checksAnswer,
  answered: 'A page of them.',
  refuses: ['not_found'],
});

export const getCheck = operation({
  id: 'getCheck',
  method: 'GET',
  path: ONE,
  tag,
  summary: 'A check of the customer, as it is now.',
  who: customer(),
  params: checkPath,
  answer: checkAnswer,
  refuses: ['not_found'],
});

export const listViewerComments = operation({
  id: 'listViewerComments',
  method: 'GET',
  path: '/api/v1/orders/{orderId}/viewer-comments',
  tag,
  summary: 'What viewers said of the video of an order that is delivered by tasks.',
  who: customer(),
  params: orderPath,
  query: viewerCommentsQuery,
  answer: viewerCommentsAnswer,
  answered: 'A page of them; none where the order is delivered otherwise.',
  refuses: ['not_found'],
});
