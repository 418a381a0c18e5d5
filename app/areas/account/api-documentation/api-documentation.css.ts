import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const code = style({
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
  color: vars.colour.text,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  overflowX: 'auto',
});

export const name = style({ fontWeight: vars.weight.strong });

export const word = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.colour.muted, fontSize: vars.size.small });
