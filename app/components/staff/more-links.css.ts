import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});
