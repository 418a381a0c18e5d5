import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';
import { CHILD_PANEL_STATUSES } from '#core/resale/child-panels/child-panel-rules.pure.ts';

/** By what staff filter the panels that are rented out; a word is a number or stands in the host. */
export const CHILD_PANEL_FIELDS = {
  status: { is: 'choice', values: CHILD_PANEL_STATUSES },
  customer: { is: 'text' },
  price: { is: 'amount' },
  paid: { is: 'day' },
  created: { is: 'day' },
} as const satisfies ListFields;

/** By the number, which grows with time. */
export const CHILD_PANEL_SORTS = ['created'] as const;
export type ChildPanelSort = (typeof CHILD_PANEL_SORTS)[number];
