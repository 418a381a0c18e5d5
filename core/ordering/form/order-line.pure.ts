import { type DripFeed, type DripFeedMode, dripFeedTotal } from './drip-feed.pure.ts';
import { snapQuantity, type QuantityRule } from '#core/catalogue/services/quantity.pure.ts';

/** Every total reads all lines, so their number is limited. */
export const MOST_LINES = 200;

export interface TargetableValue {
  targetId: number;
  viewType: string | null;
  values: string[];
}

/** A line of the order form. */
export interface OrderLine {
  networkId: number;
  serviceTypeId: number;
  serviceId: number;
  url: string;
  /** The quantity of one run, if it is a drip-feed. */
  quantity: number;
  targetableValues: TargetableValue[];
  countries: number[];
  isGuarantee: boolean;
  isDripFeed: boolean;
  numberOfRuns: number;
  dripFeedMode: DripFeedMode;
  dripFeedMinutes: number;
  dripFeedQuantityStep: number;
  /** The only types that can be chosen; null if all can. */
  availableServiceTypeIds: number[] | null;
  preselectedServiceSlug: string | null;
  /** Whether the service is fixed. */
  isServicesFreezed: boolean;
  isReorder: boolean;
}

export const NEW_LINE: OrderLine = {
  networkId: 0,
  serviceTypeId: 0,
  serviceId: 0,
  url: '',
  quantity: 0,
  targetableValues: [],
  countries: [],
  isGuarantee: true,
  isDripFeed: false,
  numberOfRuns: 2,
  dripFeedMode: 'flat',
  dripFeedMinutes: 60,
  dripFeedQuantityStep: 100,
  availableServiceTypeIds: null,
  preselectedServiceSlug: null,
  isServicesFreezed: false,
  isReorder: false,
};

type Ordered = QuantityRule & {
  allowed_use_countries: readonly number[];
  drip_feed_is_allowed: boolean;
};

/** The line with a new quantity, limited to what the service allows. */
export function withQuantity(line: OrderLine, service: Ordered, quantity: number): OrderLine {
  return {
    ...line,
    quantity: snapQuantity(quantity, service),
    countries: service.allowed_use_countries.length === 0 ? [] : line.countries,
    isDripFeed: line.isDripFeed && service.drip_feed_is_allowed,
  };
}

/** The drip-feed of a line; null if it is delivered at once. */
export function dripFeedOf(line: OrderLine): DripFeed | null {
  if (!line.isDripFeed) return null;
  return {
    numberOfRuns: line.numberOfRuns,
    dripFeedMinutes: line.dripFeedMinutes,
    mode: line.dripFeedMode,
    numberOfSteps: line.dripFeedQuantityStep,
  };
}

/** The quantity that is paid for: all runs of a drip-feed together. */
export function totalQuantityOf(quantity: number, feed: DripFeed | null): number {
  return feed ? dripFeedTotal(feed, quantity) : quantity;
}
