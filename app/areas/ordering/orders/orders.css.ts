import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET, ON_PHONE } from '#app/ui/breakpoints.ts';

export const bar = style({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'start',
  gap: vars.space[4],
  marginBlockEnd: vars.space[5],
  // However long the states are called, a new order stands beside them.
  '@media': { [FROM_TABLET]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** Breaks before it takes room from the names. */
export const detail = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  whiteSpace: 'normal',
});

export const state = style({ whiteSpace: 'nowrap' });

/** The menus of all rows stand below each other. */
export const rowActions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[1],
});

/** A menu that has the cell to itself stands at the corner of its card, beside the name. */
export const menuAlone = style([
  rowActions,
  {
    '@media': {
      [ON_PHONE]: {
        position: 'absolute',
        insetBlockStart: vars.space[2],
        insetInlineEnd: vars.space[2],
      },
    },
  },
]);
globalStyle(`td:has(> ${menuAlone}${menuAlone})`, {
  '@media': { [ON_PHONE]: { position: 'static', padding: 0 } },
});
globalStyle(`tr:has(> td > ${menuAlone}) > th:first-child`, {
  '@media': { [ON_PHONE]: { paddingInlineEnd: vars.space[8] } },
});

export const pages = style({ marginBlockStart: vars.space[5] });

export const filter = style({
  marginBlockEnd: vars.space[5],
  '@media': { print: { display: 'none' } },
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

export const found = style({ marginBlockEnd: vars.space[3], color: vars.colour.muted });

export const thanks = style({ marginBlockEnd: vars.space[5] });
