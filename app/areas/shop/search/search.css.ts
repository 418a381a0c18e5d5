import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const box = style({ maxInlineSize: '40rem', marginBlockEnd: vars.space[8] });

export const group = style({ marginBlockEnd: vars.space[6] });

export const heading = style({ marginBlockEnd: vars.space[3], fontSize: vars.size.title4 });
