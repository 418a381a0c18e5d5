import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { draftAnswer, draftPath, keepDraftBody, keptDraftAnswer } from './order-draft.contract.ts';

const KEPT: Limit = { name: 'order-drafts-kept', capacity: 30, refillSeconds: 10 };

export const keepOrderDraft = operation({
  id: 'keepOrderDraft',
  method: 'POST',
  path: '/api/v1/order-drafts',
  tag: 'Orders',
  summary: 'Keeps the fields of an order form for a week, for a customer who leaves it.',
  who: customer(),
  limit: KEPT,
  body: keepDraftBody,
  answer: keptDraftAnswer,
  answered: 'What it is found by; the latest ten are kept.',
});

export const getOrderDraft = operation({
  id: 'getOrderDraft',
  method: 'GET',
  path: '/api/v1/order-drafts/{draftId}',
  tag: 'Orders',
  summary: 'The fields of an order form that the customer has left.',
  who: customer(),
  params: draftPath,
  answer: draftAnswer,
  answered: 'As they were sent.',
  refuses: ['not_found'],
});
