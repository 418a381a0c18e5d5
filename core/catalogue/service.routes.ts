import { z } from 'zod';
import { readDeliveryRecord } from '#core/deliveries/delivery-record.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { itemOperation, queryOperation } from '#core/http/read-operation.ts';
import { listCompanions } from '#core/reviews/list-companions.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import type { CatalogueAnswers } from './answer-catalogue.ts';
import {
  costAnswer,
  serviceAnswer,
  serviceKindsAnswer,
  serviceListAnswer,
  servicesAnswer,
} from './catalogue.contract.ts';
import type { Catalogue } from './catalogue-memory.ts';
import { findServiceId } from './find-service-id.ts';
import { listKinds } from './list-kinds.ts';
import { cardsOf, listServices } from './list-services.ts';
import { parseId } from './parse-id.ts';
import { relatedServices } from './related-services.ts';
import { getCost } from './service-cost.ts';
import { getService } from './service-details.ts';
import {
  costQuery,
  filtersOf,
  kindsQuery,
  pageQuery,
  servicesQuery,
} from './service-query.contract.ts';

const tag = 'Catalogue';
const byId = z.object({ serviceId: z.string() });
const byName = z.object({ idOrSlug: z.string() });

const listServicesOperation = queryOperation({
  path: '/api/v1/services',
  operationId: 'listServices',
  tag,
  summary: 'Services, filtered and sorted, 40 at a time.',
  query: servicesQuery,
  answer: servicesAnswer,
});

const listKindsOperation = queryOperation({
  path: '/api/v1/service-kinds',
  operationId: 'listServiceKinds',
  tag,
  summary: 'Kinds of services with what can be chosen of each, filtered and sorted, 24 at a time.',
  query: kindsQuery,
  answer: serviceKindsAnswer,
});

const listDiscounts = queryOperation({
  path: '/api/v1/discounts',
  operationId: 'listDiscounts',
  tag,
  summary: 'Services that cost less than they used to, the largest discount first.',
  query: pageQuery,
  answer: servicesAnswer,
});

const getServiceOperation = itemOperation({
  path: '/api/v1/services/{idOrSlug}',
  operationId: 'getService',
  tag,
  summary: 'A service with all its texts. A restricted one is found by its slug only.',
  params: byName,
  query: localeQuery,
  answer: serviceAnswer,
});

const getServiceCost = itemOperation({
  path: '/api/v1/services/{idOrSlug}/cost',
  operationId: 'getServiceCost',
  tag,
  summary: 'What a quantity of a service costs. A restricted one is found by its slug only.',
  params: byName,
  query: costQuery,
  answer: costAnswer,
});

const listRelated = itemOperation({
  path: '/api/v1/services/{serviceId}/related-services',
  operationId: 'listRelatedServices',
  tag,
  summary: 'Others of its kind, then the best of other kinds on its network.',
  params: byId,
  query: localeQuery,
  answer: serviceListAnswer,
});

const listCompanionsOperation = itemOperation({
  path: '/api/v1/services/{serviceId}/frequently-bought-together',
  operationId: 'listFrequentlyBoughtTogether',
  tag,
  summary: 'What the most customers have ordered beside a service.',
  params: byId,
  query: localeQuery,
  answer: serviceListAnswer,
});

export function serviceRoutes(api: CoreApi, { deps, current, send }: CatalogueAnswers): void {
  api.openapi(listServicesOperation, (c) => {
    const query = c.req.valid('query');
    const { locale: _, page, per_page, ...asked } = query;
    const key = ['services', JSON.stringify([page ?? 1, per_page, asked])];
    return send(c, { key, query }, (catalogue) =>
      listServices(catalogue, filtersOf(query), { page, per_page }),
    );
  });
  api.openapi(listKindsOperation, (c) => {
    const query = c.req.valid('query');
    const { locale: _, page, per_page, ...asked } = query;
    const key = ['kinds', JSON.stringify([page ?? 1, per_page, asked])];
    return send(c, { key, query }, (catalogue) =>
      listKinds(catalogue, filtersOf(query), { page, per_page }),
    );
  });
  api.openapi(listDiscounts, (c) => {
    const query = c.req.valid('query');
    const { page = 1, per_page } = query;
    return send(c, { key: ['discounts', page, per_page ?? ''], query }, (catalogue) =>
      listServices(catalogue, { discount: true, sort: 'discount' }, { page, per_page }),
    );
  });
  api.openapi(getServiceCost, (c) => {
    const query = c.req.valid('query');
    const { idOrSlug } = c.req.valid('param');
    const { quantity } = query;
    const rate = String(currentInstance(c).revision);
    const key = ['cost', rate, quantity ?? '', idOrSlug];
    return send(c, { key, query }, async ({ instanceId, revision }) => {
      const versions = { price: String(revision), rate };
      return { data: await getCost(deps, { instanceId, idOrSlug, quantity, versions }) };
    });
  });
  api.openapi(listRelated, (c) => {
    const serviceId = idOf(c.req.valid('param').serviceId);
    const asked = { key: ['related', serviceId], query: c.req.valid('query') };
    return send(c, asked, (catalogue) => {
      requireListed(catalogue, serviceId);
      return { data: relatedServices(catalogue, serviceId) };
    });
  });
  api.openapi(listCompanionsOperation, async (c) => {
    const serviceId = idOf(c.req.valid('param').serviceId);
    const query = c.req.valid('query');
    const catalogue = await current(c, query);
    requireListed(catalogue, serviceId);
    const ids = await listCompanions(deps, catalogue, serviceId);
    return send(c, { key: ['companions', ...ids], query }, (latest) => ({
      data: cardsOf(latest, ids),
    }));
  });
  api.openapi(getServiceOperation, async (c) => {
    const { idOrSlug } = c.req.valid('param');
    const instanceId = currentInstance(c).id;
    const { version, record } = await deps.db.inInstance(instanceId, async (trx) => {
      const serviceId = await findServiceId(trx, { instanceId, idOrSlug });
      return readDeliveryRecord(trx, { instanceId, serviceId });
    });
    const asked = { key: ['service', version, idOrSlug], query: c.req.valid('query') };
    return send(c, asked, async (catalogue) => ({
      data: { ...(await getService(deps, catalogue, idOrSlug)), delivery_record: record },
    }));
  });
}

function idOf(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new AppError('not_found');
  return id;
}

function requireListed({ places }: Catalogue, serviceId: number): void {
  if (!places.has(serviceId)) throw new AppError('not_found');
}
