import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const heading = style({ fontSize: vars.size.title3 });

export const same = style({ color: vars.colour.muted });

export const hash = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.tiny,
  overflowWrap: 'anywhere',
});
