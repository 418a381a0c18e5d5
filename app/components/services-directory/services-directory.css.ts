import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const directory = style({
  display: 'grid',
  gap: vars.space[6],
  marginBlockEnd: vars.space[10],
});

export const title = style({ fontSize: vars.size.title3 });
