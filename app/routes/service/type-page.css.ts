import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const header = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[4],
  marginBlockEnd: vars.space[8],
});

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  margin: 0,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const all = style({ margin: `${vars.space[6]} 0 0`, textAlign: 'center' });

export const others = style({ marginBlock: vars.space[10] });

export const choose = style({ marginBlockEnd: vars.space[10] });

export const offers = style({
  display: 'grid',
  gap: vars.density.gap,
  marginBlockEnd: vars.space[8],
});
