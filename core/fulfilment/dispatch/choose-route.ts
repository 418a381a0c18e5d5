import type { DispatchRoute } from '#core/ordering/dispatches/dispatch.tables.ts';

interface Source {
  providerId: bigint;
  sourceKey: string;
  tradeType: string;
  costMicro: bigint;
  /** Nothing can be bought there for want of money. */
  isShort?: boolean;
}

export interface Choice {
  /** The cheapest first. */
  sources: readonly Source[];
  /** What the customer pays for as many as a source's cost is for. */
  priceMicro: bigint;
  /** Where the order was refused before. */
  refusedBy: readonly { route: DispatchRoute; providerId: bigint | null }[];
  /** Who stands in for the instance's own staff. */
  own: 'simulator' | 'manual';
  /** Its customers deliver it, and nobody else, for what that costs; nothing while they are not asked. */
  viewers?: { costMicro: bigint | undefined } | undefined;
}

export type Route =
  | ({ route: 'api_v2' } & Source)
  | { route: 'tasks'; costMicro: bigint }
  | { route: 'simulator' | 'manual' };

/**
 * Who is asked next: the cheapest provider that has not refused, has money of the instance, and
 * does not cost more than is paid. A service that nobody else delivers is the instance's own; undefined where all refused.
 */
export function chooseRoute(choice: Choice): Route | undefined {
  const { sources, refusedBy, own, viewers, priceMicro } = choice;
  if (viewers) {
    const { costMicro } = viewers;
    const hasRefused = refusedBy.some(({ route }) => route === 'tasks');
    const isChosen = costMicro !== undefined && costMicro <= priceMicro && !hasRefused;
    return isChosen ? { route: 'tasks', costMicro } : undefined;
  }
  if (sources.length > 0) {
    const source = willing(choice).find(({ isShort = false }) => !isShort);
    return source && { route: 'api_v2', ...source };
  }
  return refusedBy.some(({ route }) => route === own) ? undefined : { route: own };
}

/** The providers that would be chosen if they had money of the instance. */
export const keptByMoney = (choice: Choice): bigint[] =>
  willing(choice).flatMap(({ providerId, isShort = false }) => (isShort ? [providerId] : []));

const willing = ({ sources, priceMicro, refusedBy }: Choice): Source[] =>
  sources.filter(
    ({ providerId, costMicro }) =>
      costMicro <= priceMicro && !refusedBy.some((refused) => refused.providerId === providerId),
  );
