import { ACTIONS, INTEGER_FIELDS } from './contract.pure.ts';

const named = [...new Set(ACTIONS.flatMap(({ fields }) => fields.map(({ name }) => name)))];

const said = {
  type: 'object',
  required: ['key', 'action'],
  properties: {
    key: { type: 'string', description: 'The token.' },
    action: { type: 'string', enum: ACTIONS.map(({ name }) => name) },
    ...Object.fromEntries(
      named.map((name) => [name, { type: INTEGER_FIELDS.has(name) ? 'integer' : 'string' }]),
    ),
  },
};

const example = { key: 'mqk_…', action: 'balance' };

const error = {
  type: 'object',
  required: ['error'],
  properties: { error: { type: 'string' } },
};

const answered = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});

/** The call of the trade's contract, for the public description. */
export const V2_PATHS = {
  '/api/v2': {
    post: {
      operationId: 'callV2',
      tags: ['API v2'],
      summary: 'All actions of the contract that panels of this trade share.',
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': { schema: said, example },
          'application/json': { schema: said, example },
        },
      },
      responses: {
        200: answered('What was asked for, or `error` with its text.', {
          anyOf: [error, { type: 'object' }, { type: 'array', items: { type: 'object' } }],
        }),
        429: answered('Too many calls; `Retry-After` says when to go on.', error),
        500: answered('Something went wrong here.', error),
        503: answered('Something that is needed cannot be reached.', error),
      },
    },
  },
};
