import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const lead = style({ color: vars.colour.muted });

export const conflict = style({
  selectors: {
    'li + li > &': {
      paddingBlockStart: vars.space[6],
      borderBlockStart: `1px solid ${vars.colour.border}`,
    },
  },
});
