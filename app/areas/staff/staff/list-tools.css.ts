import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const query = style({ flex: '1 1 24rem', maxInlineSize: '48rem' });

export const figures = style({ color: vars.colour.muted, fontVariantNumeric: 'tabular-nums' });

export const hint = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
