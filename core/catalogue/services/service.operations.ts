import { z } from 'zod';
import { anyone, customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  costAnswer,
  serviceAnswer,
  serviceKindsAnswer,
  serviceListAnswer,
  servicesAnswer,
} from './catalogue.contract.ts';
import { costQuery, kindsQuery, pageQuery, servicesQuery } from './service-query.contract.ts';

const read = { method: 'GET', tag: 'Catalogue', who: anyone, shared: true } as const;
const ofService = { ...read, refuses: ['not_found'] } as const;
const byId = z.object({ serviceId: z.string() });
const byName = z.object({ idOrSlug: z.string() });

export const listServices = operation({
  ...read,
  id: 'listServices',
  path: '/api/v1/services',
  summary: 'Services, filtered and sorted, 40 at a time.',
  query: servicesQuery,
  answer: servicesAnswer,
  public: { query: { per_page: '10', sort: 'price' } },
});

export const listServiceKinds = operation({
  ...read,
  id: 'listServiceKinds',
  path: '/api/v1/service-kinds',
  summary: 'Kinds of services with what can be chosen of each, filtered and sorted, 24 at a time.',
  query: kindsQuery,
  answer: serviceKindsAnswer,
});

export const listDiscounts = operation({
  ...read,
  id: 'listDiscounts',
  path: '/api/v1/discounts',
  summary: 'Services that cost less than they used to, the largest discount first.',
  query: pageQuery,
  answer: servicesAnswer,
});

export const getService = operation({
  ...ofService,
  id: 'getService',
  path: '/api/v1/services/{idOrSlug}',
  summary: 'A service with all its texts. A restricted one is found by its slug only.',
  params: byName,
  answer: serviceAnswer,
  public: { params: { idOrSlug: '107' } },
});

const ofGrade = { method: 'GET', tag: 'Catalogue', who: customer() } as const;

export const listOpenedServices = operation({
  ...ofGrade,
  id: 'listOpenedServices',
  path: '/api/v1/profile/grades/services',
  summary: 'Services that the grade of the customer opens, and nobody else is told of.',
  answer: serviceListAnswer,
});

export const getOpenedService = operation({
  ...ofGrade,
  id: 'getOpenedService',
  path: '/api/v1/profile/grades/services/{idOrSlug}',
  summary: 'A service with all its texts, also where only the grade of the customer opens it.',
  params: byName,
  answer: serviceAnswer,
  refuses: ['not_found'],
});

export const getServiceCost = operation({
  ...ofService,
  id: 'getServiceCost',
  path: '/api/v1/services/{idOrSlug}/cost',
  summary: 'What a quantity of a service costs. A restricted one is found by its slug only.',
  params: byName,
  query: costQuery,
  answer: costAnswer,
  public: { params: { idOrSlug: '107' }, query: { quantity: '1000' } },
});

export const listRelatedServices = operation({
  ...ofService,
  id: 'listRelatedServices',
  path: '/api/v1/services/{serviceId}/related-services',
  summary: 'Others of its kind, then the best of other kinds on its network.',
  params: byId,
  answer: serviceListAnswer,
});

export const listFrequentlyBoughtTogether = operation({
  ...ofService,
  id: 'listFrequentlyBoughtTogether',
  path: '/api/v1/services/{serviceId}/frequently-bought-together',
  summary: 'What the most customers have ordered beside a service.',
  params: byId,
  answer: serviceListAnswer,
});
