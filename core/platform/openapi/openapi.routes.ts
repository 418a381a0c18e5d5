import type { AnswerCache } from '#core/platform/http/answer-cache.ts';
import { sendAnswer } from '#core/platform/http/answer.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { describeApi, describePublic } from './describe-api.ts';
import { getOpenapi, getPublicOpenapi } from './openapi.operations.ts';

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
  handle(api, getPublicOpenapi, async (_, _asked, c) => {
    const { name } = currentInstance(c);
    const key = ['openapi', 'public', name];
    return sendAnswer(c, await answers.get(key, () => describePublic(api, name)));
  });
}
