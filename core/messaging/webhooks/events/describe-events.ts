import { EVENT_TYPES } from './event-types.pure.ts';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** What is sent to the endpoints of customers, for the public description. */
export const SENT_EVENTS = Object.fromEntries(
  EVENT_TYPES.map((type) => [
    type,
    {
      post: {
        operationId: type,
        tags: ['Webhooks'],
        summary: 'An event, signed by each secret of the endpoint that is good.',
        parameters: [
          header('webhook-id', 'The id of the event; the same each time that it is sent.'),
          header('webhook-timestamp', 'Of the attempt, in seconds since 1970.'),
          header('webhook-signature', '`v1,` and the signature in base64, once for each secret.'),
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/CustomerEvent' } },
          },
        },
        responses: {
          '2XX': { description: 'It has arrived.' },
          410: { description: 'Nothing is to be sent here any more.' },
        },
      },
    },
  ]),
);
