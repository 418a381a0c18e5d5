import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import {
  unsubscribeAnswer,
  unsubscribeBody,
  unsubscribePath,
  unsubscribeQuery,
} from './unsubscribe.contract.ts';

const ofLink = {
  path: '/unsubscribe/{userId}',
  tag: 'Profile',
  who: anyone,
  paused: 'allowed',
  params: unsubscribePath,
  query: unsubscribeQuery,
  answer: unsubscribeAnswer,
  answered: 'The switches as they are now.',
  refuses: ['not_found'],
} as const;

export const getNotificationSwitches = operation({
  ...ofLink,
  id: 'getNotificationSwitches',
  method: 'GET',
  summary: 'The notification switches behind a signed link; changes nothing.',
});

export const changeNotificationSwitches = operation({
  ...ofLink,
  id: 'changeNotificationSwitches',
  method: 'POST',
  summary: 'Changes the notification switches behind a signed link.',
  body: unsubscribeBody,
  bodyIsOptional: true,
});
