import { z } from 'zod';
import { findCustomer } from '#core/accounts/current-customer.ts';
import { AppError } from '#core/errors.ts';
import type { AnswerCache } from '#core/http/answer-cache.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import {
  askOperation,
  itemOperation,
  queryOperation,
  readOperation,
} from '#core/http/read-operation.ts';
import type { CatalogueAnswers } from './answer-catalogue.ts';
import {
  addressesAnswer,
  labelsAnswer,
  networksAnswer,
  searchAnswer,
  serviceListAnswer,
  serviceTypeAnswer,
  serviceTypesAnswer,
} from './catalogue.contract.ts';
import { listAddresses } from './list-addresses.ts';
import { findType, listNetworks, listTypes } from './list-groups.ts';
import { relatedToType } from './related-services.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { spendSearch } from './search-limits.ts';
import { addressesQuery, relatedTypeBody, searchBody } from './service-query.contract.ts';
import { serviceRoutes } from './service.routes.ts';
import { snapshotRoutes } from './snapshot.routes.ts';

const tag = 'Catalogue';

const listNetworksOperation = readOperation({
  path: '/api/v1/networks',
  operationId: 'listNetworks',
  tag,
  summary: 'Networks with their service types, in the order of the owner.',
  answer: networksAnswer,
});

const listServiceTypes = readOperation({
  path: '/api/v1/service-types',
  operationId: 'listServiceTypes',
  tag,
  summary: 'Service types with their lowest prices.',
  answer: serviceTypesAnswer,
});

const getServiceType = itemOperation({
  path: '/api/v1/service-types/{slug}',
  operationId: 'getServiceType',
  tag,
  summary: 'A service type with its texts and its most popular services.',
  params: z.object({ slug: z.string() }),
  query: localeQuery,
  answer: serviceTypeAnswer,
});

const listAddressesOperation = queryOperation({
  path: '/api/v1/service-addresses',
  operationId: 'listServiceAddresses',
  tag,
  summary: 'The slugs of all service types and services, for search engines.',
  query: addressesQuery,
  answer: addressesAnswer,
});

const listLabels = readOperation({
  path: '/api/v1/services/labels',
  operationId: 'listServiceLabels',
  tag,
  summary: 'The labels that services can have.',
  answer: labelsAnswer,
});

const search = askOperation({
  path: '/api/v1/search',
  operationId: 'searchCatalogue',
  tag,
  summary: 'Services, networks and service types by words of their names.',
  body: searchBody,
  answer: searchAnswer,
  refused: ['too_many_requests'],
});

const relatedType = askOperation({
  path: '/api/v1/related-service/type',
  operationId: 'listRelatedToType',
  tag,
  summary: 'The most popular service of each other type on the same network.',
  body: relatedTypeBody,
  answer: serviceListAnswer,
  refused: ['not_found'],
});

export function catalogueRoutes(
  api: CoreApi,
  catalogues: CatalogueAnswers,
  answers: AnswerCache,
): void {
  const { deps, send } = catalogues;
  api.openapi(listNetworksOperation, (c) =>
    send(c, { key: ['networks'], query: c.req.valid('query') }, (catalogue) => ({
      data: listNetworks(catalogue),
    })),
  );
  api.openapi(listServiceTypes, (c) =>
    send(c, { key: ['types'], query: c.req.valid('query') }, (catalogue) => ({
      data: listTypes(catalogue),
    })),
  );
  api.openapi(getServiceType, (c) => {
    const { slug } = c.req.valid('param');
    return send(c, { key: ['type', slug], query: c.req.valid('query') }, (catalogue) => ({
      data: findType(catalogue, slug) ?? refuseUnknown(),
    }));
  });
  api.openapi(listAddressesOperation, (c) => {
    const query = c.req.valid('query');
    const { page = 1 } = query;
    return send(c, { key: ['addresses', page], query }, (catalogue) => ({
      data: listAddresses(catalogue, page),
    }));
  });
  api.openapi(listLabels, (c) =>
    send(c, { key: ['labels'], query: c.req.valid('query') }, ({ snapshot }) => ({
      data: snapshot.labels,
    })),
  );
  api.openapi(search, async (c) => {
    await spendSearch(deps, callerOf(c), await findCustomer(c));
    const catalogue = await catalogues.current(c, c.req.valid('query'));
    return c.json({ data: searchCatalogue(catalogue, c.req.valid('json')) }, 200);
  });
  api.openapi(relatedType, async (c) => {
    const catalogue = await catalogues.current(c, c.req.valid('query'));
    const { service_type_id } = c.req.valid('json');
    return c.json({ data: relatedToType(catalogue, service_type_id) ?? refuseUnknown() }, 200);
  });
  snapshotRoutes(api, catalogues, answers);
  serviceRoutes(api, catalogues);
}

function refuseUnknown(): never {
  throw new AppError('not_found');
}
