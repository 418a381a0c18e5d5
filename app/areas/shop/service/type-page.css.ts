import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const header = style({ marginBlockEnd: vars.space[8] });

export const numbers = style({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const all = style({ margin: `${vars.space[6]} 0 0`, textAlign: 'center' });

export const others = style({ marginBlock: vars.space[10] });

export const choose = style({ marginBlockEnd: vars.space[10] });

export const search = style({ maxInlineSize: '36rem', marginBlockEnd: vars.space[6] });

export const offers = style({ marginBlockEnd: vars.space[8] });
