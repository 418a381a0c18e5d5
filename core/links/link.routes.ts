import { createRoute } from '@hono/zod-openapi';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { widgetQuery } from '#core/order-form/order-cost.contract.ts';
import { requireWidget } from '#core/order-form/require-widget.ts';
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
  path: '/networks/identify',
  operationId: 'identifyNetwork',
  summary: 'Which network a link is of, told by its words alone: nothing is ever opened.',
  request: { query: localeQuery, body: jsonBody(identifyBody) },
  responses: { 200: jsonAnswer(identifyAnswer, 'The network, or null.'), ...refused },
});

const validate = createRoute({
  tags,
  method: 'post',
  path: '/orders/validate-url',
  operationId: 'validateUrl',
  summary: 'Whether a service can be ordered for a link, and the form in which it is kept.',
  request: { query: localeQuery, body: jsonBody(validateUrlBody) },
  responses: { 200: jsonAnswer(validateUrlAnswer, 'The link as it is kept.'), ...refused },
});

const types = createRoute({
  tags,
  method: 'post',
  path: '/services/available-types-by-url',
  operationId: 'listTypesByUrl',
  summary: 'The types of a network that can be ordered for a link.',
  request: { query: localeQuery, body: jsonBody(typesByUrlBody) },
  responses: { 200: jsonAnswer(typesByUrlAnswer, 'Their ids.'), ...refused },
});

const widget = 'Order widget';
const forWidget = refusals(['bad_request', 'not_found', 'validation_failed', 'payload_too_large']);

const widgetIdentify = createRoute({
  tags: [widget],
  method: 'post',
  path: '/api/v1/order-widget/networks/identify',
  operationId: 'identifyWidgetNetwork',
  summary: 'Which network a link is of, for a widget.',
  request: { query: widgetQuery, body: jsonBody(identifyBody) },
  responses: { 200: jsonAnswer(identifyAnswer, 'The network, or null.'), ...forWidget },
});

const widgetValidate = createRoute({
  tags: [widget],
  method: 'post',
  path: '/api/v1/order-widget/orders/validate-url',
  operationId: 'validateWidgetUrl',
  summary: 'Whether a service can be ordered for a link, for a widget.',
  request: { query: widgetQuery, body: jsonBody(validateUrlBody) },
  responses: { 200: jsonAnswer(validateUrlAnswer, 'The link as it is kept.'), ...forWidget },
});

const widgetTypes = createRoute({
  tags: [widget],
  method: 'post',
  path: '/api/v1/order-widget/services/available-types-by-url',
  operationId: 'listWidgetTypesByUrl',
  summary: 'The types of a network that can be ordered for a link, for a widget.',
  request: { query: widgetQuery, body: jsonBody(typesByUrlBody) },
  responses: { 200: jsonAnswer(typesByUrlAnswer, 'Their ids.'), ...forWidget },
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

  api.openapi(widgetIdentify, async (c) => {
    await requireWidget(deps, c, c.req.valid('query').api_token);
    const { url } = c.req.valid('json');
    return sendPrivate(c, { data: await identifyNetwork(deps, currentInstance(c).id, url ?? '') });
  });
  api.openapi(widgetValidate, async (c) => {
    await requireWidget(deps, c, c.req.valid('query').api_token);
    return sendPrivate(c, {
      data: await validateUrl(deps, currentInstance(c).id, c.req.valid('json')),
    });
  });
  api.openapi(widgetTypes, async (c) => {
    await requireWidget(deps, c, c.req.valid('query').api_token);
    return sendPrivate(c, {
      data: await listTypesByUrl(deps, currentInstance(c).id, c.req.valid('json')),
    });
  });
}
