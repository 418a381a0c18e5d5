import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const text = style({
  marginBlockEnd: vars.space[4],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
