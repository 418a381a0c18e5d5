import { createRoute } from '@hono/zod-openapi';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { identifyNetwork, listTypesByUrl, validateUrl } from './check-links.ts';
import {
  identifyAnswer,
  identifyBody,
  typesByUrlAnswer,
  typesByUrlBody,
  validateUrlAnswer,
  validateUrlBody,
} from './link.contract.ts';

const refused = refusals(['bad_request', 'validation_failed', 'payload_too_large']);
const tags = ['Orders'];

const identify = createRoute({
  tags,
  method: 'post',
  path: '/api/v1/networks/identify',
  operationId: 'identifyNetwork',
  summary: 'Which network a link is of, told by its words alone: nothing is ever opened.',
  request: { query: localeQuery, body: jsonBody(identifyBody) },
  responses: { 200: jsonAnswer(identifyAnswer, 'The network, or null.'), ...refused },
});

const validate = createRoute({
  tags,
  method: 'post',
  path: '/api/v1/orders/validate-url',
  operationId: 'validateUrl',
  summary: 'Whether a service can be ordered for a link, and the form in which it is kept.',
  request: { query: localeQuery, body: jsonBody(validateUrlBody) },
  responses: { 200: jsonAnswer(validateUrlAnswer, 'The link as it is kept.'), ...refused },
});

const types = createRoute({
  tags,
  method: 'post',
  path: '/api/v1/services/available-types-by-url',
  operationId: 'listTypesByUrl',
  summary: 'The types of a network that can be ordered for a link.',
  request: { query: localeQuery, body: jsonBody(typesByUrlBody) },
  responses: { 200: jsonAnswer(typesByUrlAnswer, 'Their ids.'), ...refused },
});

export function linkRoutes(api: CoreApi, deps: Pick<Deps, 'db'>): void {
  api.openapi(identify, async (c) => {
    const { url } = c.req.valid('json');
    return sendPrivate(c, { data: await identifyNetwork(deps, currentInstance(c).id, url ?? '') });
  });
  api.openapi(validate, async (c) =>
    sendPrivate(c, { data: await validateUrl(deps, currentInstance(c).id, c.req.valid('json')) }),
  );
  api.openapi(types, async (c) =>
    sendPrivate(c, {
      data: await listTypesByUrl(deps, currentInstance(c).id, c.req.valid('json')),
    }),
  );
}
