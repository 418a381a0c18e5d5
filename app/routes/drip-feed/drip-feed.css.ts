import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const url = style({ overflowWrap: 'anywhere' });

export const cost = style({ display: 'grid', gap: vars.space.half });

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });
