import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** What is to be typed, letter by letter. */
export const phrase = style({
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
