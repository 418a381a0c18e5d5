import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const said = style({ fontSize: vars.size.small, overflowWrap: 'anywhere' });

export const name = style({ color: vars.colour.muted });

export const arrow = style({
  display: 'inline-block',
  marginInline: vars.space[1],
  verticalAlign: 'middle',
  color: vars.colour.muted,
});
