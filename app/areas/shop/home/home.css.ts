import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const notice = style({ marginBlockEnd: vars.space[10] });

export const heading = style({ marginBlockEnd: vars.space[4], fontSize: vars.size.title4 });
