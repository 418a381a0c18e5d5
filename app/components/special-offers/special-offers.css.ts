import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const services = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
