import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const notice = style({
  marginBlockEnd: vars.space[6],
  '@media': { print: { display: 'none' } },
});
