/** The catalogue with nothing chosen but a network. */
export function networkPath(networkId: number): string {
  return `/?networkId=${networkId}`;
}

/** The catalogue with nothing chosen but what is looked for: a word or the number of a service. */
export function catalogueSearchPath(search: string | number): string {
  return `/?search=${encodeURIComponent(search)}`;
}

/** The page of a service. */
export function servicePath(slug: string): string {
  return `/services/${encodeURIComponent(slug)}`;
}

interface OrderedService {
  id: number;
  networkId: number;
  type: { id: number };
}

/** A new order of a service, ready to be filled in. */
export function orderPath({ id, networkId, type }: OrderedService): string {
  return `/orders/create?networkId=${networkId}&serviceTypeId=${type.id}&serviceId=${id}`;
}

/** The page of a service type. */
export function serviceTypePath(slug: string): string {
  return `/services/${encodeURIComponent(slug)}`;
}

/** The catalogue with one type of a network and nothing else chosen. */
export function typeFilterPath(networkId: number, typeId: number): string {
  return `${networkPath(networkId)}&serviceTypes=${typeId}`;
}

/** All that is found for some words, page by page. */
export function searchPath(query: string, page = 1): string {
  const parameters = new URLSearchParams({ query });
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters.toString()}`;
}

/** What a guest follows an order by; the address is all that opens it. */
export function followedPath(id: number | string, signature: string): string {
  return `/orders/followed/${encodeURIComponent(id)}/${encodeURIComponent(signature)}`;
}
