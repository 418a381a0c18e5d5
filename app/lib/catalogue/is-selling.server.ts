import type { AppLoadContext } from '@remix-run/node';
import { listNetworks } from '#core/catalogue/services/catalogue.operations.ts';

/** Whether there is anything to order; of a new instance, not yet. */
export async function isSelling({ core }: Pick<AppLoadContext, 'core'>): Promise<boolean> {
  const { data } = await core.call(listNetworks);
  return data.some(({ service_types: types }) => types.some((type) => type.services_count > 0));
}
