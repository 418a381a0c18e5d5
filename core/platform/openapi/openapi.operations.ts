import { z } from 'zod';
import { anyone, operation } from '#core/platform/operations/operation.contract.ts';

export const getOpenapi = operation({
  id: 'getOpenapi',
  method: 'GET',
  path: '/api/v1/openapi.json',
  tag: 'Documentation',
  summary: 'This description, generated from the contracts that check every request.',
  who: anyone,
  shared: true,
  answer: z.looseObject({ openapi: z.string() }),
});
