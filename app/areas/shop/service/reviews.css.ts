import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const reviews = style({ scrollMarginBlockStart: vars.space[20] });

export const review = style({
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const day = style({ color: vars.colour.muted, fontSize: vars.size.small });

/** As it was written, line by line. */
export const comment = style({
  marginBlock: `${vars.space[2]} 0`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const pages = style({ marginBlockStart: vars.space[4] });
