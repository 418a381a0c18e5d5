import { pagePath } from './page-path.ts';

/** The catalogue with nothing chosen but a network. */
export function networkPath(networkId: number): string {
  return pagePath('', {}, { networkId });
}

/** The catalogue with nothing chosen but what is looked for: a word or the number of a service. */
export function catalogueSearchPath(search: string | number): string {
  return pagePath('', {}, { search });
}

interface OrderedService {
  id: number;
  networkId: number;
  type: { id: number };
}

/** A new order of a service, ready to be filled in. */
export function orderPath({ id, networkId, type }: OrderedService): string {
  return pagePath('orders/create', {}, { networkId, serviceTypeId: type.id, serviceId: id });
}

/** The catalogue with one type of a network and nothing else chosen. */
export function typeFilterPath(networkId: number, typeId: number): string {
  return pagePath('', {}, { networkId, serviceTypes: typeId });
}

/** All that is found for some words, page by page. */
export function searchPath(query: string, page = 1): string {
  return pagePath('search', {}, { query, page: page > 1 ? page : undefined });
}
