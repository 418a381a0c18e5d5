import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const named = style({ display: 'flex', alignItems: 'start', gap: vars.space[3] });

export const names = style({ display: 'grid', gap: vars.space.half });

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const link = style({ overflowWrap: 'anywhere' });

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
});
