import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const step = style({ marginBlockEnd: vars.space[5] });

export const coming = style({
  display: 'grid',
  justifyItems: 'center',
  marginBlockStart: vars.space[6],
  fontSize: vars.size.title3,
});

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[8],
});

export const position = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
