import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const text = style({
  marginBlock: `${vars.space[3]} ${vars.space[4]}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
