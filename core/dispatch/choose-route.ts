import type { DispatchRoute } from '#core/db/dispatch-tables.ts';

interface Source {
  providerId: bigint;
  sourceKey: string;
  tradeType: string;
  costMicro: bigint;
}

interface Choice {
  /** The cheapest first. */
  sources: readonly Source[];
  /** What the customer pays for as many as a source's cost is for. */
  priceMicro: bigint;
  /** Where the order was refused before. */
  refusedBy: readonly { route: DispatchRoute; providerId: bigint | null }[];
  /** Who stands in for the instance's own staff. */
  own: 'simulator' | 'manual';
}

export type Route = ({ route: 'api_v2' } & Source) | { route: 'simulator' | 'manual' };

/**
 * Who is asked next: the cheapest provider that has not refused and does not cost more than is
 * paid. A service that nobody else delivers is the instance's own; undefined where all refused.
 */
export function chooseRoute(choice: Choice): Route | undefined {
  const { sources, priceMicro, refusedBy, own } = choice;
  if (sources.length > 0) {
    const source = sources.find(
      ({ providerId, costMicro }) =>
        costMicro <= priceMicro && !refusedBy.some((refused) => refused.providerId === providerId),
    );
    return source && { route: 'api_v2', ...source };
  }
  return refusedBy.some(({ route }) => route === own) ? undefined : { route: own };
}
