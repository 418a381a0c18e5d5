import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const content = style({
  maxInlineSize: `calc(44rem + 2 * ${vars.space[4]})`,
  marginInline: 'auto',
  padding: vars.space[4],
});
