import { z } from 'zod';
import type { AnswerCache } from '#core/http/answer-cache.ts';
import { sendAnswer } from '#core/http/answer.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { readOperation } from '#core/http/read-operation.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { documentSchemas } from './document-schemas.ts';
import { sharedAnswers, withSharedAnswers } from './shared-answers.ts';

const getOpenapi = readOperation({
  path: '/api/v1/openapi.json',
  operationId: 'getOpenapi',
  tag: 'Documentation',
  summary: 'This description, generated from the contracts that check every request.',
  answer: z.looseObject({ openapi: z.string() }),
});

export function openapiRoutes(api: CoreApi, answers: AnswerCache): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The session token that a login answers with in its authorization header.',
  });
  api.openapi(getOpenapi, async (c) => {
    const { name } = currentInstance(c);
    return sendAnswer(c, await answers.get(['openapi', name], () => describeApi(api, name)));
  });
}

function describeApi(api: CoreApi, name: string) {
  const described = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: name, version: '1.0.0', description: 'Prices are in USD, times in UTC.' },
    // Relative to where this document was read, so it is right behind any host and any proxy.
    servers: [{ url: '/' }],
  });
  const { components, paths = {} } = described;
  return {
    ...described,
    paths: withSharedAnswers(paths),
    components: {
      ...components,
      responses: sharedAnswers(),
      schemas: { ...components?.schemas, ...documentSchemas() },
    },
  };
}
