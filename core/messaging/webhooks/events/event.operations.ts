import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { eventsAnswer, eventsQuery } from './event.contract.ts';

export const listEvents = operation({
  id: 'listEvents',
  method: 'GET',
  path: '/api/v1/events',
  tag: 'Events',
  summary:
    'What has happened to the customer in the last thirty days, for who receives no webhooks.',
  who: customer({ token: 'read' }),
  query: eventsQuery,
  answer: eventsAnswer,
  answered: 'A page, and the cursor of the next one.',
  public: { query: { cursor: '0', limit: '100' } },
});
