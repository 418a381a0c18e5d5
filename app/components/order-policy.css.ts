import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const policy = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const title = style({ color: vars.colour.text, fontWeight: vars.weight.medium });
