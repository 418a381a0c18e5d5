import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr))',
  gap: vars.density.gap,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
