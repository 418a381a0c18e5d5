import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  margin: 0,
});
