import { z } from 'zod';
import { anyone, operation, visitor } from '#core/platform/operations/operation.contract.ts';
import {
  addressesAnswer,
  labelsAnswer,
  networksAnswer,
  searchAnswer,
  serviceListAnswer,
  serviceTypeAnswer,
  serviceTypesAnswer,
} from './catalogue.contract.ts';
import { addressesQuery, relatedTypeBody, searchBody } from './service-query.contract.ts';

const read = { method: 'GET', tag: 'Catalogue', who: anyone, shared: true } as const;

/** A question too large for an address; it changes nothing. */
const ask = { method: 'POST', tag: 'Catalogue', answered: 'What was asked for.' } as const;

export const listNetworks = operation({
  ...read,
  id: 'listNetworks',
  path: '/api/v1/networks',
  summary: 'Networks with their service types, in the order of the owner.',
  answer: networksAnswer,
  public: {},
});

export const listServiceTypes = operation({
  ...read,
  id: 'listServiceTypes',
  path: '/api/v1/service-types',
  summary: 'Service types with their lowest prices.',
  answer: serviceTypesAnswer,
  public: {},
});

export const getServiceType = operation({
  ...read,
  id: 'getServiceType',
  path: '/api/v1/service-types/{slug}',
  summary: 'A service type with its texts and its most popular services.',
  params: z.object({ slug: z.string() }),
  answer: serviceTypeAnswer,
  refuses: ['not_found'],
});

export const listServiceAddresses = operation({
  ...read,
  id: 'listServiceAddresses',
  path: '/api/v1/service-addresses',
  summary: 'The slugs of all service types and services, for search engines.',
  query: addressesQuery,
  answer: addressesAnswer,
});

export const listServiceLabels = operation({
  ...read,
  id: 'listServiceLabels',
  path: '/api/v1/services/labels',
  summary: 'The labels that services can have.',
  answer: labelsAnswer,
});

export const searchCatalogue = operation({
  ...ask,
  id: 'searchCatalogue',
  path: '/api/v1/search',
  summary: 'Services, networks and service types by words of their names.',
  who: visitor({ frozen: 'allowed' }),
  body: searchBody,
  answer: searchAnswer,
  refuses: ['unknown_host', 'unavailable', 'too_many_requests'],
  public: { body: { query: 'views' } },
});

export const listRelatedToType = operation({
  ...ask,
  id: 'listRelatedToType',
  path: '/api/v1/related-service/type',
  summary: 'The most popular service of each other type on the same network.',
  who: anyone,
  body: relatedTypeBody,
  answer: serviceListAnswer,
  refuses: ['unknown_host', 'unavailable', 'not_found'],
});
