import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 30rem), 1fr))',
  gap: vars.space[6],
});
