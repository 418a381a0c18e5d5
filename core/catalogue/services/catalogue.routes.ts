import { AppError } from '#core/errors.ts';
import type { AnswerCache } from '#core/platform/http/answer-cache.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { CatalogueAnswers } from './answer-catalogue.ts';
import * as operations from './catalogue.operations.ts';
import { listAddresses } from './list-addresses.ts';
import { findType, listNetworks, listTypes } from './list-groups.ts';
import { relatedToType } from './related-services.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { spendSearch } from './search-limits.ts';
import { serviceRoutes } from './service.routes.ts';
import { snapshotRoutes } from './snapshot.routes.ts';

export function catalogueRoutes(
  api: CoreApi,
  catalogues: CatalogueAnswers,
  answers: AnswerCache,
): void {
  const { deps, current, send } = catalogues;

  handle(api, operations.listNetworks, (_, { query }, c) =>
    send(c, { key: ['networks'], query }, (catalogue) => ({ data: listNetworks(catalogue) })),
  );
  handle(api, operations.listServiceTypes, (_, { query }, c) =>
    send(c, { key: ['types'], query }, (catalogue) => ({ data: listTypes(catalogue) })),
  );
  handle(api, operations.getServiceType, (_, { params: { slug }, query }, c) =>
    send(c, { key: ['type', slug], query }, (catalogue) => ({
      data: findType(catalogue, slug) ?? refuseUnknown(),
    })),
  );
  handle(api, operations.listServiceAddresses, (_, { query }, c) => {
    const { page = 1 } = query;
    return send(c, { key: ['addresses', page], query }, (catalogue) => ({
      data: listAddresses(catalogue, page),
    }));
  });
  handle(api, operations.listServiceLabels, (_, { query }, c) =>
    send(c, { key: ['labels'], query }, ({ snapshot }) => ({ data: snapshot.labels })),
  );
  handle(api, operations.searchCatalogue, async (caller, { query, body }, c) => {
    await spendSearch(deps, caller);
    return { data: searchCatalogue(await current(c, query), body) };
  });
  handle(api, operations.listRelatedToType, async (_, { query, body }, c) => ({
    data: relatedToType(await current(c, query), body.service_type_id) ?? refuseUnknown(),
  }));
  snapshotRoutes(api, catalogues, answers);
  serviceRoutes(api, catalogues);
}

function refuseUnknown(): never {
  throw new AppError('not_found');
}
