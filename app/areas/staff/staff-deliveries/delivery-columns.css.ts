import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const reference = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
