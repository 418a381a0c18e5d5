import { readDeliveryRecord } from '#core/catalogue/delivery-records/delivery-record.ts';
import type { Context } from 'hono';
import { AppError } from '#core/errors.ts';
import type { CoreApi, CoreEnv } from '#core/platform/http/core-env.ts';
import type { CurrentCustomer } from '#core/platform/operations/current-customer.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { listCompanions } from '#core/catalogue/companions/list-companions.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import type { CatalogueAnswers } from './answer-catalogue.ts';
import type { Catalogue } from './catalogue-memory.ts';
import { findServiceId } from './find-service-id.ts';
import { listKinds } from './list-kinds.ts';
import { cardsOf, listServices } from './list-services.ts';
import { getOpened, listOpened } from './opened-services.ts';
import { parseId } from './parse-id.ts';
import { relatedServices } from './related-services.ts';
import { getCost } from './service-cost.ts';
import { getService } from './service-details.ts';
import * as operations from './service.operations.ts';
import { filtersOf } from './service-query.contract.ts';

export function serviceRoutes(api: CoreApi, { deps, current, send }: CatalogueAnswers): void {
  handle(api, operations.listServices, (_, { query }, c) => {
    const { locale: _locale, page, per_page, ...asked } = query;
    const key = ['services', JSON.stringify([page ?? 1, per_page, asked])];
    return send(c, { key, query }, (catalogue) =>
      listServices(catalogue, filtersOf(query), { page, per_page }),
    );
  });
  handle(api, operations.listServiceKinds, (_, { query }, c) => {
    const { locale: _locale, page, per_page, ...asked } = query;
    const key = ['kinds', JSON.stringify([page ?? 1, per_page, asked])];
    return send(c, { key, query }, (catalogue) =>
      listKinds(catalogue, filtersOf(query), { page, per_page }),
    );
  });
  handle(api, operations.listDiscounts, (_, { query }, c) => {
    const { page = 1, per_page } = query;
    return send(c, { key: ['discounts', page, per_page ?? ''], query }, (catalogue) =>
      listServices(catalogue, { discount: true, sort: 'discount' }, { page, per_page }),
    );
  });
  handle(api, operations.getServiceCost, (_, { params: { idOrSlug }, query }, c) => {
    const { quantity } = query;
    const rate = String(currentInstance(c).revision);
    const key = ['cost', rate, quantity ?? '', idOrSlug];
    return send(c, { key, query }, async ({ instanceId, revision }) => {
      const versions = { price: String(revision), rate };
      return { data: await getCost(deps, { instanceId, idOrSlug, quantity, versions }) };
    });
  });
  handle(api, operations.listRelatedServices, (_, { params, query }, c) => {
    const serviceId = idOf(params.serviceId);
    return send(c, { key: ['related', serviceId], query }, (catalogue) => {
      requireListed(catalogue, serviceId);
      return { data: relatedServices(catalogue, serviceId) };
    });
  });
  handle(api, operations.listFrequentlyBoughtTogether, async (_, { params, query }, c) => {
    const serviceId = idOf(params.serviceId);
    const catalogue = await current(c, query);
    requireListed(catalogue, serviceId);
    const ids = await listCompanions(deps, catalogue, serviceId);
    return send(c, { key: ['companions', ...ids], query }, (latest) => ({
      data: cardsOf(latest, ids),
    }));
  });
  handle(api, operations.listOpenedServices, async ({ customer }, { query }, c) => ({
    data: await listOpened(deps, await current(c, query), ofGrade(customer, c)),
  }));
  handle(api, operations.getOpenedService, async ({ customer }, { params, query }, c) => ({
    data: await getOpened(deps, await current(c, query), { ...ofGrade(customer, c), ...params }),
  }));
  handle(api, operations.getService, async ({ instanceId }, { params: { idOrSlug }, query }, c) => {
    const { version, record } = await deps.db.inInstance(instanceId, async (trx) => {
      const serviceId = await findServiceId(trx, { instanceId, idOrSlug });
      return readDeliveryRecord(trx, { instanceId, serviceId });
    });
    return send(c, { key: ['service', version, idOrSlug], query }, async (catalogue) => ({
      data: { ...(await getService(deps, catalogue, { idOrSlug })), delivery_record: record },
    }));
  });
}

const ofGrade = (
  { id: customerId, gradeId }: Pick<CurrentCustomer, 'id' | 'gradeId'>,
  c: Context<CoreEnv>,
) => ({ customerId, gradeId, revision: currentInstance(c).revision });

function idOf(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new AppError('not_found');
  return id;
}

function requireListed({ places }: Catalogue, serviceId: number): void {
  if (!places.has(serviceId)) throw new AppError('not_found');
}
