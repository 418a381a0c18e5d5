import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: '40rem',
});
