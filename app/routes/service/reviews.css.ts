import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const reviews = style({ scrollMarginBlockStart: vars.space[20] });

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  margin: 0,
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const review = style({
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const author = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
});

export const day = style({ color: vars.colour.muted, fontSize: vars.size.small });

/** As it was written, line by line. */
export const comment = style({
  marginBlock: `${vars.space[2]} 0`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});
