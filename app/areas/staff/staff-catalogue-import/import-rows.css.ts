import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const place = style({
  display: 'block',
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});

export const problems = style({
  color: vars.colour.danger.text,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
