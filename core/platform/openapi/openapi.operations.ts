import { z } from 'zod';
import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { publicDescription } from './public-description.contract.ts';

const read = { method: 'GET', tag: 'Documentation', who: anyone, shared: true } as const;

export const getOpenapi = operation({
  ...read,
  id: 'getOpenapi',
  path: '/api/v1/openapi.json',
  summary: 'This description, generated from the contracts that check every request.',
  answer: z.looseObject({ openapi: z.string() }),
});

export const getPublicOpenapi = operation({
  ...read,
  id: 'getPublicOpenapi',
  path: '/api/openapi.json',
  summary:
    'What of it programs of customers may call, each with an example, and what they are told.',
  answer: publicDescription,
});
