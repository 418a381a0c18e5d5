import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import * as parts from '#app/components/service-list/card-parts.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.density.gap,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // One alone takes as much as its lines can use.
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 36rem)' } },
});

export const card = style([parts.card, { scrollMarginBlockStart: vars.space[20] }]);

export const title = style([parts.title, { fontSize: vars.size.title4 }]);

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.colour.brand.text, textDecoration: 'underline' } },
});

export const from = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const form = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const price = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});

export const others = style({ fontSize: vars.size.small, lineHeight: vars.leading.heading });

export const otherList = style({
  display: 'grid',
  gap: vars.space[2],
  margin: `${vars.space[3]} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const other = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});

export const spoken = visuallyHidden;
