import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import type { ServiceKind } from '#core/catalogue/services/catalogue.contract.ts';
import { recordsQuery } from '#core/feedback/service-records/service-record.contract.ts';
import { recordedKinds } from './recorded-kinds.server.ts';

/** The core takes an address of eight kilobytes. */
const LONGEST_QUERY = 8_000;

function kindOf(ids: readonly number[]): ServiceKind {
  const network = { id: 7, slug: 'tube', name: 'Tube', color: '#ff0000' };
  const type = { id: 3, slug: 'views', name: 'Views', icon: 'eye', color: '#ff0000' };
  const services = ids.map((id) => ({
    ...{ id, slug: `s-${id}`, name: `Views ${id}`, short_description: null },
    ...{ price: '1', default_price: '1', discount_percent: 0, pricing_per: 1_000 },
    ...{ min_quantity: 1, max_quantity: 9, start_time: null, speed: `${id} a day` },
    ...{ guarantee: null, features: [], labels: [], is_deactivated: false },
    ...{ provenance: 'advertising', geo: 'Worldwide', price_type: 'per_quantity' },
  }));
  // What a card reads of a service.
  return { service_type: { ...type, network }, network_icon: 'tube', services } as never;
}

test('the records of any number of services are asked for, however long their numbers are', async () => {
  const ids = Array.from({ length: 2_300 }, (_, at) => 2_000_000_000 + at);
  const asked: number[] = [];
  const call = async (_operation: unknown, { query }: { query: { ids: string } }) => {
    expect(encodeURIComponent(query.ids).length).toBeLessThan(LONGEST_QUERY);
    const some = recordsQuery.parse(query).ids ?? [];
    asked.push(...some);
    return { data: some.map((id) => ({ id, rating: 4 })) };
  };
  const context = { core: { call } } as unknown as AppLoadContext;
  const [kind] = await recordedKinds(context, [kindOf(ids)]);
  expect(asked).toEqual(ids);
  expect(kind?.options.length).toBe(ids.length);
  expect(kind?.options.every(({ record }) => record?.rating === 4)).toBe(true);
});
