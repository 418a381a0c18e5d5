import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';

export const bar = style({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'start',
  gap: vars.space[4],
  marginBlockEnd: vars.space[5],
  // However long the states are called, a new order stands beside them.
  '@media': { [FROM_TABLET]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const named = style({ display: 'flex', alignItems: 'start', gap: vars.space[3] });

export const names = style({ display: 'grid', gap: vars.space.half });

/** Narrower than its link, which is cut off. */
export const titles = style([names, { gridTemplateColumns: 'minmax(0, auto)' }]);

/** Breaks before it takes room from the names. */
export const detail = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  whiteSpace: 'normal',
});

export const state = style([names, { whiteSpace: 'nowrap' }]);

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
});

export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBlockEnd: vars.space[5],
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'end',
  gap: vars.space[4],
});

/** What sets the order, and what makes it so: the button keeps its own width. */
export const sorting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[3],
});

export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
});

export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockEnd: vars.space[3],
  color: vars.colour.muted,
});

export const foundLinks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const thanks = style({ marginBlockEnd: vars.space[5] });

export const placed = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
