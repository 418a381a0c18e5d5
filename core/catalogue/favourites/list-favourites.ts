import type { z } from 'zod';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Catalogue } from '#core/catalogue/services/catalogue-memory.ts';
import type { ServiceFilters } from '#core/catalogue/services/filter-services.pure.ts';
import { listServices } from '#core/catalogue/services/list-services.ts';
import type { Deps } from '#core/deps.ts';
import type { favouritesAnswer } from './favourite.contract.ts';
import { readFavourites } from './favourite.store.ts';

interface ListFavouritesInput {
  catalogue: Catalogue;
  filters: ServiceFilters;
  page: { page?: number | undefined; per_page?: number | undefined };
}

/** A page of what the filters find among the services that the customer has marked. */
export async function listFavourites(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
  { catalogue, filters, page }: ListFavouritesInput,
): Promise<z.infer<typeof favouritesAnswer>> {
  const rows = await db.read(instanceId, (trx) =>
    readFavourites(trx, { instanceId, customerId: customer.id }),
  );
  const ids = rows.map(({ service_id }) => service_id);
  const wanted = filters.ids ? ids.filter((id) => filters.ids?.includes(id)) : ids;
  const { data, meta } = listServices(catalogue, { ...filters, ids: wanted }, page);
  return { data, meta: { ...meta, ids } };
}
