/** Countries where something is not sold: all of it, or what is named. */
export interface SalesBlock {
  countries: readonly string[];
  serviceTypes?: readonly number[];
  services?: readonly number[];
}

interface Sold {
  id: number;
  service_type_id: number;
}

/** A buyer of unknown country cannot be refused for it. */
export function isSoldIn(
  country: string | undefined,
  { id, service_type_id: typeId }: Sold,
  blocks: readonly SalesBlock[],
): boolean {
  if (country === undefined) return true;
  return !blocks.some(({ countries, serviceTypes, services }) => {
    if (!countries.includes(country)) return false;
    if (!serviceTypes && !services) return true;
    return (serviceTypes?.includes(typeId) ?? false) || (services?.includes(id) ?? false);
  });
}
