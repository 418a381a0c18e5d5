import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { automaticAnswer, automaticBody } from './automatic.contract.ts';

const automatic = {
  path: '/api/v1/automatic-top-up',
  tag: 'Money',
  answer: automaticAnswer,
} as const;

export const getAutomaticTopUp = operation({
  ...automatic,
  id: 'getAutomaticTopUp',
  method: 'GET',
  summary: 'When a saved card is charged by itself, and what came of it last.',
  who: customer({ frozen: 'allowed' }),
  answered: 'Off and empty until it was ever set.',
});

export const setAutomaticTopUp = operation({
  ...automatic,
  id: 'setAutomaticTopUp',
  method: 'PUT',
  summary: 'Has a saved card charged whenever spending leaves the balance too low, or stops it.',
  who: customer({ impersonated: 'refused' }),
  body: automaticBody,
  refuses: ['not_found'],
});
