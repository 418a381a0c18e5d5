import { createRoute } from '@hono/zod-openapi';
import { staffOnly } from '#core/accounts/decide-caller.ts';
import { requireStaff } from '#core/accounts/require-staff.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { doneAnswer, jsonAnswer, jsonBody, sendDone, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { Limit } from '#core/limits/limit.pure.ts';
import { spendTries } from '#core/limits/rate-limit.ts';
import type { ProviderDeps } from '#core/providers/provider-deps.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { applyImport } from './apply-import.ts';
import {
  applyBody,
  changesAnswer,
  changesQuery,
  importAnswer,
  importBody,
  importParams,
  importsAnswer,
  importsQuery,
  previewAnswer,
  rowsAnswer,
  rowsQuery,
} from './import.contract.ts';
import { getImport, listChanges, listImports, listRows } from './list-imports.ts';
import { previewImport } from './preview-import.ts';

/** Thousands of services are compared and kept each time, and a provider is asked. */
const PREVIEWS: Limit = { name: 'catalogue-previews', capacity: 60, refillSeconds: 10 };

const PATH = '/api/v1/catalogue-imports';
const REFUSED = [
  'unauthorized',
  'account_frozen',
  'owner_only',
  'not_found',
  'validation_failed',
] as const;
const staff = { tags: ['Staff'], security: staffOnly('catalogue.import') };

const preview = createRoute({
  ...staff,
  method: 'post',
  path: PATH,
  operationId: 'previewCatalogueImport',
  summary:
    'Works out what a list or a provider would change in the catalogue. Nothing changes yet.',
  request: { query: localeQuery, body: jsonBody(importBody) },
  responses: {
    200: jsonAnswer(previewAnswer, 'The id to look at it and to apply it.'),
    ...refusals([...REFUSED, 'payload_too_large', 'too_many_requests']),
  },
});

const list = createRoute({
  ...staff,
  method: 'get',
  path: PATH,
  operationId: 'listCatalogueImports',
  summary: 'The imports, the newest first; previews that nobody applied are kept for a week.',
  request: { query: importsQuery },
  responses: { 200: jsonAnswer(importsAnswer, 'Page by page.'), ...refusals(REFUSED) },
});

const one = createRoute({
  ...staff,
  method: 'get',
  path: `${PATH}/{importId}`,
  operationId: 'getCatalogueImport',
  summary: 'What an import would change or has changed, in numbers.',
  request: { query: localeQuery, params: importParams },
  responses: { 200: jsonAnswer(importAnswer, 'The import.'), ...refusals(REFUSED) },
});

const rows = createRoute({
  ...staff,
  method: 'get',
  path: `${PATH}/{importId}/rows`,
  operationId: 'listCatalogueImportRows',
  summary: 'What would become of each service, field by field.',
  request: { query: rowsQuery, params: importParams },
  responses: { 200: jsonAnswer(rowsAnswer, 'In the order of the source.'), ...refusals(REFUSED) },
});

const apply = createRoute({
  ...staff,
  method: 'post',
  path: `${PATH}/{importId}/apply`,
  operationId: 'applyCatalogueImport',
  summary: 'Does what was previewed, once.',
  request: { query: localeQuery, params: importParams, body: jsonBody(applyBody) },
  responses: { 204: doneAnswer, ...refusals([...REFUSED, 'conflict']) },
});

const changes = createRoute({
  ...staff,
  method: 'get',
  path: '/api/v1/catalogue-changes',
  operationId: 'listCatalogueChanges',
  summary: 'What imports have changed, the newest first: of all, of one service or by one import.',
  request: { query: changesQuery },
  responses: { 200: jsonAnswer(changesAnswer, 'Page by page.'), ...refusals(REFUSED) },
});

export function importRoutes(api: CoreApi, deps: Deps & ProviderDeps): void {
  api.openapi(preview, async (c) => {
    const { instanceId, customer } = await requireStaff(c, 'catalogue.import');
    const actor = { instanceId, staffId: customer.id };
    await spendTries(deps, [{ instanceId, limit: PREVIEWS, subject: String(customer.id) }]);
    const id = await previewImport(deps, actor, c.req.valid('json'));
    return sendPrivate(c, { data: { id: String(id) } });
  });
  api.openapi(list, async (c) => {
    const { instanceId } = await requireStaff(c, 'catalogue.import');
    const { before } = c.req.valid('query');
    return sendPrivate(c, await listImports(deps, { instanceId, before }));
  });
  api.openapi(one, async (c) => {
    const { instanceId } = await requireStaff(c, 'catalogue.import');
    const importId = BigInt(c.req.valid('param').importId);
    const { locale = DEFAULT_LANGUAGE } = c.req.valid('query');
    return sendPrivate(c, { data: await getImport(deps, { instanceId, importId }, locale) });
  });
  api.openapi(rows, async (c) => {
    const { instanceId } = await requireStaff(c, 'catalogue.import');
    const importId = BigInt(c.req.valid('param').importId);
    return sendPrivate(c, await listRows(deps, { instanceId, importId }, c.req.valid('query')));
  });
  api.openapi(apply, async (c) => {
    const { customer, ...caller } = await requireStaff(c, 'catalogue.import');
    const importId = BigInt(c.req.valid('param').importId);
    const actor = { ...caller, staffId: customer.id };
    await applyImport(deps, actor, { importId, ...c.req.valid('json') });
    return sendDone(c);
  });
  api.openapi(changes, async (c) => {
    const { instanceId } = await requireStaff(c, 'catalogue.import');
    return sendPrivate(c, await listChanges(deps, instanceId, c.req.valid('query')));
  });
}
