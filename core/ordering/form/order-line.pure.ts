import { type DripFeed, type DripFeedMode, dripFeedTotal } from './drip-feed.pure.ts';
import { snapQuantity, type QuantityRule } from '#core/catalogue/services/quantity.pure.ts';

/** More lines are no cart any more, and each total reads all of them. */
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
  /** Of one run, where it is a drip-feed. */
  quantity: number;
  targetableValues: TargetableValue[];
  countries: number[];
  isGuarantee: boolean;
  isDripFeed: boolean;
  numberOfRuns: number;
  dripFeedMode: DripFeedMode;
  dripFeedMinutes: number;
  dripFeedQuantityStep: number;
  /** The only types that it can be of; null where all are possible. */
  availableServiceTypeIds: number[] | null;
  preselectedServiceSlug: string | null;
  /** Whether another service can be chosen. */
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

/** The line with a quantity of a service, without what that service does not allow. */
export function withQuantity(line: OrderLine, service: Ordered, quantity: number): OrderLine {
  return {
    ...line,
    quantity: snapQuantity(quantity, service),
    countries: service.allowed_use_countries.length === 0 ? [] : line.countries,
    isDripFeed: line.isDripFeed && service.drip_feed_is_allowed,
  };
}

/** How a line is delivered in runs; null where it comes at once. */
export function dripFeedOf(line: OrderLine): DripFeed | null {
  if (!line.isDripFeed) return null;
  return {
    numberOfRuns: line.numberOfRuns,
    dripFeedMinutes: line.dripFeedMinutes,
    mode: line.dripFeedMode,
    numberOfSteps: line.dripFeedQuantityStep,
  };
}

/** What is paid for: the runs of a drip-feed together. */
export function totalQuantityOf(quantity: number, feed: DripFeed | null): number {
  return feed ? dripFeedTotal(feed, quantity) : quantity;
}
