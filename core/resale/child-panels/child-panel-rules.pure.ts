import type { Limit } from '#core/platform/limits/limit.pure.ts';

/**
 * Paid and working; not paid but still working; paused; given up. Its customers notice only the last
 * two.
 */
export const CHILD_PANEL_STATUSES = ['active', 'overdue', 'suspended', 'closed'] as const;
export type ChildPanelStatus = (typeof CHILD_PANEL_STATUSES)[number];

/** Below the domain of the panel that rents it out, or a domain of whoever rents it. */
export const DOMAIN_TYPES = ['subdomain', 'domain'] as const;
export type DomainType = (typeof DOMAIN_TYPES)[number];

/** What a look at a domain can find. */
export const DOMAIN_STATES = ['free', 'taken', 'reserved', 'invalid'] as const;

/** What a look at the record that proves a domain can find. */
export const RECORD_STATES = ['found', 'missing', 'other', 'unanswered'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** One that was not to be renewed keeps its hosts so long after the paid time. */
export const KEPT_MS = 30 * DAY_MS;

/** What its prices begin above those of the panel that rents it out, as a fraction. */
export const FIRST_MARGIN = 0.25;

/** As many panels as one customer may have at once. */
export const MOST_PANELS = 20;

/** Each makes a whole panel. */
export const PANELS_MADE: Limit = { name: 'child-panel-made', capacity: 10, refillSeconds: 360 };
/** Each may ask servers of names. */
export const DOMAINS_LOOKED_AT: Limit = {
  name: 'child-panel-domain',
  capacity: 30,
  refillSeconds: 6,
};
