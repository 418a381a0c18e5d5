import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const answer = style({
  marginBlockStart: vars.space[3],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.colour.border}`,
});

export const day = style({ color: vars.colour.muted, fontSize: vars.size.small });

/** As it was written, line by line. */
export const text = style({
  marginBlock: `${vars.space[1]} 0`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
