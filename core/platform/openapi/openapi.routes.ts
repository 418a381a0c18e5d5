import type { AnswerCache } from '#core/platform/http/answer-cache.ts';
import { sendAnswer } from '#core/platform/http/answer.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { documentSchemas } from './document-schemas.ts';
import { getOpenapi } from './openapi.operations.ts';
import { sharedAnswers, withSharedAnswers } from './shared-answers.ts';

export function openapiRoutes(api: CoreApi, answers: AnswerCache): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The session token that a login answers with in its authorization header.',
  });
  handle(api, getOpenapi, async (_, _asked, c) => {
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
