import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const heading = style({ marginBlockEnd: vars.space[4], fontSize: vars.size.title4 });

export const lead = style({ marginBlockEnd: vars.space[4], color: vars.colour.muted });
