/** What one import would change or has changed; of all rows, or of those with one outcome. */
export function importPath(id: string, outcome?: string): string {
  return `/staff/catalogue/imports/${id}${outcome === undefined ? '' : `?outcome=${outcome}`}`;
}

/** The log of changes, of all of them or of one service. */
export function changesPath(serviceId?: number): string {
  return `/staff/catalogue/changes${serviceId === undefined ? '' : `?service=${serviceId}`}`;
}

/** Where a provider is changed and removed. */
export function providerPath(id: string): string {
  return `/staff/catalogue/providers/${id}`;
}
