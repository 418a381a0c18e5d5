import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** Drawn dark on light, whatever the theme. */
export const picture = style({
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.colour.border}`,
});
