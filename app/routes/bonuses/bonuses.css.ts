import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
});

export const heading = style({ marginBlockEnd: vars.space[4], fontSize: vars.size.title4 });

export const lead = style({ marginBlockEnd: vars.space[4], color: vars.colour.muted });

export const coupon = style({ display: 'grid', gap: vars.space[4] });
