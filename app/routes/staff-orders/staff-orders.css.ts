import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});

export const meaning = style({ color: vars.colour.muted });

export const names = style({ display: 'grid', gap: vars.space.half, justifyItems: 'start' });

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const states = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
});
